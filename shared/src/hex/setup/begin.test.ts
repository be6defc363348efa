import { describe, expect, it } from 'vitest'
import { plainBlock } from '../../../test/hex/table.ts'
import type { HexOptions } from '../words.ts'
import { begin } from './begin.ts'
import type { CrewBlock, ShipBlock, WeaponBlock } from './block.ts'

const seats = [
  { seat: 'a', side: 'A' },
  { seat: 'b', side: 'B' },
  { seat: 'c', side: 'A' },
]

const pilot: CrewBlock = {
  ...{ name: 'Pia', role: 'pilot', skills: { piloting: 9 }, ranks: { piloting: 2 }, level: 2, resolve: 1 },
}
const gun: WeaponBlock = {
  ...{ weapon: 'gun', name: 'gun', class: 'light', mount: 'forward', kind: 'direct', increment: 5, speed: null },
  ...{ damage: '2d4', linked: false, pcu: 5, properties: [] },
}
const ship: ShipBlock = { ...plainBlock, crew: [pilot], weapons: [gun] }

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
    const weapons = [{ ...gun, properties: [{ property: 'limitedFire', shots: 5 }] }, gun]
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
    ['a ship', { a: [7] }, 'options.fleets.a[0]', 'options.fleets.a[0] is an object'],
    ['no stranger', { a: [{ ...ship, cloak: 1 }] }, 'options.fleets.a[0]', 'a[0].cloak is not known'],
    ['all fields', { a: [{ ...ship, hull: undefined }] }, 'options.fleets.a[0]', 'a[0].hull is a whole number from 1'],
    ['numbers', { a: [{ ...ship, ac: '15' }] }, 'options.fleets.a[0]', 'a[0].ac is a whole number'],
    ['a crew', { a: [{ ...ship, crew: [] }] }, 'options.fleets.a[0]', 'a[0].crew is empty'],
    [
      'known roles',
      { a: [{ ...ship, crew: [{ ...pilot, role: 'cook' }] }] },
      'options.fleets.a[0]',
      'crew[0].role is one of',
    ],
    [
      'known skills',
      { a: [{ ...ship, crew: [{ ...pilot, skills: { knitting: 3 } }] }] },
      'options.fleets.a[0]',
      'skills.knitting is not known',
    ],
    [
      'dice',
      { a: [{ ...ship, weapons: [{ ...gun, damage: 'lots' }] }] },
      'options.fleets.a[0]',
      'weapons[0].damage are dice',
    ],
    [
      'known properties',
      { a: [{ ...ship, weapons: [{ ...gun, properties: [{ property: 'nice' }] }] }] },
      'options.fleets.a[0]',
      'properties[0].property is one of array',
    ],
    [
      'their numbers',
      { a: [{ ...ship, weapons: [{ ...gun, properties: [{ property: 'point' }] }] }] },
      'options.fleets.a[0]',
      'properties[0].bonus is a whole number',
    ],
    [
      'shields that add up',
      { a: [{ ...ship, shields: { forward: 1, starboard: 1, aft: 1, port: 1 } }] },
      'options.fleets.a[0]',
      'shields add up to 4, not to 40',
    ],
    [
      'shields that can be split',
      { a: [{ ...ship, shields: undefined, shieldsMax: 5 }] },
      'options.fleets.a[0]',
      'shieldsMax is 0 or at least 10',
    ],
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

  it('asks for two sides, and for a map that holds them', () => {
    const fleets = { a: [ship], b: [ship] }
    expect(begin({ fleets: JSON.parse(JSON.stringify(fleets)) }, seats.slice(0, 1))).toMatchObject({ place: 'seats' })
    expect(begun(fleets, { distance: 61 })).toMatchObject({ place: 'options.distance' })
    expect(begun(fleets, { radius: 14 })).toMatchObject({ place: 'options.radius' })
    expect(begun(fleets, { radius: 22, distance: 40 })).toMatchObject({ place: 'options.radius' })
    expect(begun(fleets, { radius: 23, distance: 40 })).toMatchObject({ radius: 23, distance: 40 })
  })
})
