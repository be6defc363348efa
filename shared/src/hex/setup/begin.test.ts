import { describe, expect, it } from 'vitest'
import type { Sheet, SheetMember, SheetWeapon } from '../shipyard/index.ts'
import type { HexOptions } from '../words.ts'
import { begin } from './begin.ts'

const seats = [
  { seat: 'a', side: 'A' },
  { seat: 'b', side: 'B' },
  { seat: 'c', side: 'A' },
]

const pilot: SheetMember = { name: 'Pia', role: 'pilot', skills: { piloting: 9 }, level: 2 }
const gun: SheetWeapon = { weapon: 'light-laser-cannon', mount: 'forward' }
const ship: Sheet = {
  ...{ name: 'Plain', tier: 2, frame: 'explorer', cores: ['pulse-gray'], thrusters: 'm6', sensors: 'cut-rate' },
  ...{ shields: 'basic-10', split: { forward: 3, starboard: 2, aft: 3, port: 2 }, weapons: [gun], crew: [pilot] },
}

function begun(fleets: Record<string, unknown>, more: Partial<HexOptions> = {}) {
  return begin({ fleets: JSON.parse(JSON.stringify(fleets)), ...more }, seats)
}

function game(fleets: Record<string, unknown>, more: Partial<HexOptions> = {}) {
  const state = begun(fleets, more)
  if ('code' in state) throw new Error(`${state.place}: ${state.message}`)
  return state
}

describe('what a battle begins with', () => {
  it('names ships after their side, whoever brings them, and their crews and weapons after them', () => {
    const { ships } = game({ a: [ship, ship], b: [ship], c: [ship] })
    expect(Object.values(ships).map(({ id, side, crew }) => [id, side, crew[0]?.id, crew[0]?.seat])).toEqual([
      ['a1', 'A', 'a1.1', 'a'],
      ['a2', 'A', 'a2.1', 'a'],
      ['b1', 'B', 'b1.1', 'b'],
      ['a3', 'A', 'a3.1', 'c'],
    ])
    expect(ships.a1?.weapons.map(({ id }) => id)).toEqual(['w1'])
    expect(ships.a1).toMatchObject({ place: 'reserve', at: null, damage: 0 })
  })

  it('lets several seats of a side play one ship', () => {
    const { ships } = game({ a: [{ ...ship, crew: [pilot, { ...pilot, role: 'gunner', seat: 'c' }] }], b: [ship] })
    expect(ships.a1?.crew.map(({ seat }) => seat)).toEqual(['a', 'c'])
  })

  it('loads weapons of limited fire', () => {
    const weapons: SheetWeapon[] = [{ weapon: 'high-explosive-missile-launcher', mount: 'turret' }, gun]
    expect(game({ a: [{ ...ship, weapons }], b: [ship] }).ships.a1?.weapons.map(({ shots }) => shots)).toEqual([
      5,
      null,
    ])
  })

  it('takes rulings of the table', () => {
    expect(game({ a: [ship], b: [ship] }).ruleset).toMatchObject({ sheets: 'open', rounds: null })
    expect(game({ a: [ship], b: [ship] }, { fields: { sheets: 'scan' } }).ruleset.sheets).toBe('scan')
  })

  it.each([
    ['a list', { a: ship }, 'options.fleets.a', 'list of up to 12 ships'],
    ['a ship', { a: [7] }, 'options.fleets.a[0]', 'It is an object'],
    ['its form', { a: [{ ...ship, tier: 21 }] }, 'options.fleets.a[0]', 'tier: It does not have this form'],
    [
      'what its tier pays for',
      { a: [{ ...ship, armour: 15 }] },
      'options.fleets.a[0]',
      'costs more than its tier allows',
    ],
    ['a crew', { a: [{ ...ship, crew: [] }] }, 'options.fleets.a[0]', 'crew: It does not have this form'],
    [
      'a seat of the side',
      { a: [{ ...ship, crew: [{ ...pilot, seat: 'b' }] }] },
      'options.fleets.a[0].crew[0].seat',
      'no seat of this side',
    ],
    ['ships of each side', { a: [ship] }, 'options.fleets', 'Side B brings no ship'],
  ])('asks for %s', (_, fleets, place, message) => {
    const fleet = 'b' in fleets || place === 'options.fleets' ? fleets : { ...fleets, b: [ship] }
    expect(begun(fleet)).toMatchObject({ code: 'bad_fleet', place, message: expect.stringContaining(message) })
  })

  it('says everything that is wrong with a ship, each by its place on the sheet', () => {
    const wrong = { ...ship, thrusters: 'l4', split: { forward: 10, starboard: 0, aft: 0, port: 0 } }
    const refused = begun({ a: [ship, wrong], b: [ship] })
    expect(refused).toMatchObject({
      place: 'options.fleets.a[1]',
      problems: [
        { code: 'wrong_size', where: 'thrusters' },
        { code: 'shields', where: 'split.starboard' },
        { code: 'shields', where: 'split.aft' },
        { code: 'shields', where: 'split.port' },
      ],
    })
  })

  it('asks for two sides, and for a map that holds them', () => {
    const fleets = { a: [ship], b: [ship] }
    expect(begin({ fleets: JSON.parse(JSON.stringify(fleets)) }, seats.slice(0, 1))).toMatchObject({ place: 'seats' })
    expect(begun(fleets, { distance: 61 })).toMatchObject({ place: 'options.distance' })
    expect(begun(fleets, { radius: 14 })).toMatchObject({ place: 'options.radius' })
    expect(begun(fleets, { radius: 22, distance: 40 })).toMatchObject({ place: 'options.radius' })
    expect(begun(fleets, { radius: 23, distance: 40 })).toMatchObject({ radius: 23, distance: 40 })
  })
})
