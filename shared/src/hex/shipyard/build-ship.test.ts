import { describe, expect, it } from 'vitest'
import type { Json } from '../../kernel/index.ts'
import type { ShipBlock } from '../setup/block.ts'
import { costOf, powerOf } from './bill.ts'
import { buildShip } from './build-ship.ts'
import { sheetProblems } from './check-sheet.ts'
import { examples } from './example.ts'
import { fit } from './fitted.ts'
import { defencesOf, pilotRanks } from './numbers.ts'
import { readShip } from './read-ship.ts'
import type { Sheet } from './sheet.ts'

const example = (name: string) => examples.find(sheet => sheet.name === name) as Sheet
const pilot = { name: 'Pia', role: 'pilot', skills: { piloting: 9, computers: 7 }, ranks: { piloting: 3 } } as const
const plain: Sheet = {
  ...{
    name: 'Plain',
    tier: 8,
    frame: 'explorer',
    cores: ['pulse-blue'],
    thrusters: 'm12',
    sensors: 'basic-long-range',
  },
  ...{ armour: 5, countermeasures: 6, weapons: [], crew: [pilot] },
}

describe('the numbers of a ship: rules/hex.md §3.4, §4', () => {
  it('AC and TL without the ranks of the pilot, who may change', () => {
    // 10 + 5 for the armour; 10 + 6 − 1 for what the armour costs
    expect(buildShip(plain)).toMatchObject({ ac: 15, tl: 15, ranksIncluded: false })
    const tiny = { ...plain, frame: 'racer', cores: ['pulse-gray'], thrusters: 't6' }
    expect(buildShip(tiny)).toMatchObject({ ac: 17, tl: 17, size: 'tiny' })
    expect(buildShip({ ...plain, armour: 0, countermeasures: 0 })).toMatchObject({ ac: 10, tl: 10 })
  })

  it('the hull grows every fourth tier, and the critical threshold is a fifth of it', () => {
    expect(buildShip({ ...plain, tier: 3 })).toMatchObject({ hull: 55, criticalThreshold: 11 })
    expect(buildShip(plain)).toMatchObject({ hull: 75, criticalThreshold: 15 })
    expect(buildShip({ ...plain, fortifiedHull: 'nanocarbon-plate' }).criticalThreshold).toBe(15 + 3 * 3)
  })

  it('armour makes turns wider', () => {
    expect(buildShip(plain).turn).toBe(1)
    expect(buildShip({ ...plain, armour: 9 }).turn).toBe(2)
    expect(buildShip({ ...plain, armour: 15, ablative: 240 }).turn).toBe(1 + 3 + 2)
  })

  it('the ship adds to Piloting by its speed and manoeuvrability: −1 for 12, +1 for good', () => {
    expect(buildShip(plain).crew[0]?.skills).toEqual({ piloting: 9, computers: 7 })
    expect(buildShip({ ...plain, thrusters: 'm4' }).crew[0]?.skills.piloting).toBe(9 + 2 + 1)
    expect(buildShip({ ...plain, frame: 'transport', thrusters: 'm6' }).crew[0]?.skills.piloting).toBe(9 + 1 + 0)
  })

  it('a linked pair has the dice of both and draws for both', () => {
    const weapons = [
      { weapon: 'coilgun', mount: 'forward', linked: true },
      { weapon: 'superlaser', mount: 'port', linked: true },
      { weapon: 'rail-launcher', mount: 'aft', linked: true },
      { weapon: 'maser', mount: 'aft', off: true },
    ] as const
    expect(buildShip({ ...plain, weapons }).weapons).toMatchObject([
      { weapon: 'coilgun', damage: '8d4', linked: true, pcu: 20, class: 'light', increment: 20 },
      { damage: '(4d4)*10', pcu: 40 },
      { damage: '4d8', properties: [{ property: 'rail', dice: '2d8' }] },
    ])
  })

  it('ablative armour stands in four equal parts', () => {
    expect(buildShip({ ...plain, ablative: 52, bulkheads: 3 })).toMatchObject({
      ablative: { forward: 13, starboard: 13, aft: 13, port: 13 },
      bulkheads: 30,
    })
  })

  it('a crew of player characters has its own resolve points, one more at level 8 and 16', () => {
    const crewed = (level: number) => buildShip({ ...plain, crew: [{ ...pilot, level, resolve: 5 }] })
    expect([7, 8, 16].map(level => crewed(level).crew[0]?.resolve)).toEqual([5, 6, 7])
    expect(crewed(8).resolve).toBe(0)
  })

  it('6.55: a tier below 1 counts as 1 only for ranks', () => {
    const small: Sheet = { ...plain, tier: '1/2', crew: [{ name: 'Pia', role: 'pilot', skills: { piloting: 5 } }] }
    expect(buildShip(small)).toMatchObject({ tier: 0.5, crew: [{ ranks: { piloting: 1 }, level: 1 }] })
    expect(buildShip({ ...small, tier: '1/3' }).tier).toBe(1 / 3)
  })

  it('6.56: a printed block has the ranks of its pilot in AC and TL; those of others are added', () => {
    const printed = { ac: 18, tl: 17, turn: 1 }
    expect(buildShip({ ...plain, printed })).toMatchObject({ ac: 18, tl: 17, ranksIncluded: true })
    expect(buildShip(plain)).toMatchObject({ ac: 15, ranksIncluded: false })
    expect(pilotRanks(plain, fit(plain))).toBe(3)
  })

  it('6.57: the printed turn is used, whatever the armour', () => {
    // Mk 10 armour would make it 5.
    expect(example('Flag Dreadnought').armour).toBe(10)
    expect(buildShip(example('Flag Dreadnought')).turn).toBe(4)
    const { printed: _, ...unprinted } = example('Flag Dreadnought')
    expect(buildShip(unprinted).turn).toBe(5)
  })
})

describe('the printed ships', () => {
  it('are eighteen, and what draws power is fed', () => {
    expect(examples).toHaveLength(18)
    for (const sheet of examples) expect(powerOf(fit(sheet)), sheet.name).toBeLessThanOrEqual(buildShip(sheet).corePcu)
  })

  it.each(examples.map(sheet => [sheet.name, sheet] as const))(
    '%s: its parts give the printed AC and TL',
    (name, sheet) => {
      const ranks = pilotRanks(sheet, fit(sheet))
      const { ac, tl } = defencesOf(fit(sheet))
      const computed = { ac: ac + ranks, tl: tl + ranks }
      if (name === 'Gun Freighter') {
        expect(computed).toEqual({ ac: 17, tl: 16 })
        expect(sheet.printed).toMatchObject({ ac: 16, tl: 15 })
      } else expect(sheet.printed).toMatchObject(computed)
    },
  )

  it('can be brought, though six are printed with more than their tier pays for', () => {
    expect(examples.flatMap(sheet => sheetProblems(sheet))).toEqual([])
    const dear = examples.filter(sheet => costOf(fit(sheet)) > fit(sheet).tier.buildPoints)
    expect(dear.map(({ name }) => name)).toEqual([
      'Ring Scout',
      'Survey Explorer',
      'Gun Freighter',
      'Mauler Fighter',
      'Bulk Hauler',
      'Ark Carrier',
    ])
    expect(
      sheetProblems({ ...example('Mauler Fighter'), shields: 'light-50', split: undefined } as Sheet),
    ).toContainEqual(expect.objectContaining({ code: 'build_points' }))
  })

  it('have the printed numbers', () => {
    expect(buildShip(example('Siege Battleship'))).toMatchObject({
      ...{ tier: 14, size: 'gargantuan', speed: 4, hull: 400, damageThreshold: 10, criticalThreshold: 80 },
      ...{ shieldsMax: 240, corePcu: 400, countermeasures: 8, computer: { bonus: 0, nodes: 0 }, resolve: 5 },
    })
    expect(buildShip(example('Ring Scout'))).toMatchObject({ hull: 35, corePcu: 50, resolve: 3 })
    expect(buildShip(example('Assault Dropship'))).toMatchObject({ hull: 100, criticalThreshold: 20, resolve: 4 })
  })

  it('have their crews: officers by name, Piloting as printed, Computers without what the sensors add again', () => {
    const { crew, sensors } = buildShip(example('Line Cruiser'))
    expect(crew.map(({ name }) => name)).toEqual([
      ...['captain', 'engineer', 'gunner 1', 'gunner 2', 'gunner 3', 'pilot', 'science officer'],
    ])
    expect(crew.find(({ role }) => role === 'pilot')).toMatchObject({
      skills: { piloting: 19 },
      ranks: { piloting: 10 },
    })
    const computers = crew.find(({ role }) => role === 'scienceOfficer')?.skills.computers ?? 0
    expect([computers, sensors.modifier]).toEqual([19, 2])
  })

  it('go through JSON unchanged', () => {
    for (const sheet of examples) {
      const read = readShip(JSON.parse(JSON.stringify(sheet)) as Json, 'ship') as ShipBlock
      expect(read).toEqual(buildShip(sheet))
    }
  })
})
