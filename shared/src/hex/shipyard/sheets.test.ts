import { describe, expect, it } from 'vitest'
import type { Json } from '../../kernel/index.ts'
import { costOf, powerOf } from './bill.ts'
import { sheetProblems } from './check-sheet.ts'
import { fit } from './fitted.ts'
import { formProblems } from './read-sheet.ts'
import type { Sheet, SheetWeapon } from './sheet.ts'

const pilot = { name: 'Pia', role: 'pilot', skills: { piloting: 9 } } as const
const plain: Sheet = {
  ...{ name: 'Plain', tier: 5, frame: 'explorer', cores: ['pulse-blue'], thrusters: 'm8', sensors: 'cut-rate' },
  ...{ weapons: [], crew: [pilot] },
}
const crewOf = (count: number) => ({ crew: [{ ...pilot, team: count - 1 }] })
const cruiser: Sheet = {
  ...{ ...plain, frame: 'cruiser', tier: 12, cores: ['nova-ultra'], thrusters: 'h6' },
  ...crewOf(20),
}
const laser: SheetWeapon = { weapon: 'light-laser-cannon', mount: 'forward' }
const heavy: SheetWeapon = { weapon: 'heavy-laser-cannon', mount: 'forward' }
const missile: SheetWeapon = { weapon: 'light-torpedo-launcher', mount: 'forward' }

const cost = (sheet: Sheet) => costOf(fit(sheet), sheet.others)
/** What the parts add to the price of a ship without them. */
const more = (base: Sheet, parts: Partial<Sheet>) => cost({ ...base, ...parts }) - cost(base)
const wrong = (sheet: Sheet) => sheetProblems(sheet).map(({ code, where }) => `${code} ${where}`.trim())

describe('what a ship costs: rules/hex.md §4', () => {
  it('adds up its parts', () => {
    // Explorer 12, Pulse Blue 20, M8 4, cut-rate sensors 1
    expect(cost(plain)).toBe(37)
    expect(more(plain, { shields: 'light-60', computer: 'mk-2-duonode', countermeasures: 4 })).toBe(8 + 8 + 6)
    expect(more(plain, { sensors: 'advanced-long-range' })).toBe(13)
    expect(more(plain, { bays: ['power-core-housing'], others: [{ name: 'gym', cost: 1 }] })).toBe(11)
  })

  it('takes armour, bulkheads and hulls by the step of the size', () => {
    expect(more(plain, { armour: 4 })).toBe(5 * 3)
    expect(more(cruiser, { armour: 4 })).toBe(5 * 5)
    expect(more(cruiser, { bulkheads: 2, fortifiedHull: 'steel-composite' })).toBe((3 + 2) * 5)
    expect(more(cruiser, { ablative: 120 })).toBe(16)
  })

  it('the second of a linked pair costs half, rounded down', () => {
    const gun = { weapon: 'light-torpedo-launcher', mount: 'forward' } as const
    expect(more(plain, { weapons: [gun] })).toBe(7)
    // Both gyrolasers 3 and 1; the frame has one mount forward, so a new one 3.
    expect(more(plain, { weapons: [{ weapon: 'gyrolaser', mount: 'forward', linked: true }] })).toBe(3 + 1 + 3)
  })

  it('asks for new mounts and stronger ones only where the frame has none: light 3, turret 5, heavy 4 and 6, capital 5', () => {
    expect(more(plain, { weapons: [laser] })).toBe(2)
    expect(more(plain, { weapons: [laser, laser] })).toBe(4 + 3)
    expect(more(plain, { weapons: [{ ...laser, mount: 'aft' }] })).toBe(2 + 3)
    expect(more(plain, { weapons: [heavy] })).toBe(15 + 4)
    expect(more(plain, { weapons: [{ ...heavy, mount: 'turret' }] })).toBe(15 + 6)
    expect(
      more(plain, {
        weapons: [
          { ...laser, mount: 'turret' },
          { ...laser, mount: 'turret' },
        ],
      }),
    ).toBe(4 + 5)
    expect(more(plain, { weapons: [{ ...heavy, mount: 'aft' }] })).toBe(15 + 3 + 4)
    // Light mounts port: one made heavy and capital.
    expect(more(cruiser, { weapons: [{ weapon: 'superlaser', mount: 'port' }] })).toBe(20 + 4 + 5)
    // The strongest weapon takes the strongest mount: the capital one forward is there.
    expect(more(cruiser, { weapons: [laser, { weapon: 'superlaser', mount: 'forward' }] })).toBe(2 + 20 + 3)
  })

  it('an array takes two mounts', () => {
    expect(more(cruiser, { weapons: [{ weapon: 'heavy-laser-array', mount: 'forward' }] })).toBe(10 + 3 + 4)
  })
})

describe('what a ship draws', () => {
  it('adds up what is switched on', () => {
    const weapons: SheetWeapon[] = [
      { ...laser, linked: true },
      { ...heavy, off: true },
    ]
    expect(powerOf(fit(plain))).toBe(60)
    expect(
      powerOf(fit({ ...plain, shields: 'basic-40', computer: 'mk-1-mononode', countermeasures: 3, weapons })),
    ).toBe(60 + 15 + 10 + 2 + 10)
  })

  it('may be built with more than its core feeds, but not switched on', () => {
    const maser = { weapon: 'maser', mount: 'turret' } as const
    const sheet: Sheet = { ...plain, tier: 10, cores: ['pulse-gray'], weapons: [maser, { ...maser, mount: 'port' }] }
    expect(wrong(sheet)).toEqual(['power cores'])
    expect(wrong({ ...sheet, weapons: [maser, { ...maser, mount: 'port', off: true }] })).toEqual([])
  })
})

describe('what may not be built', () => {
  it('nothing is wrong with a plain one', () => {
    expect(wrong(plain)).toEqual([])
    expect(wrong(cruiser)).toEqual([])
  })

  it.each<[string, Sheet, string[]]>([
    ['more than the tier pays for', { ...plain, tier: '1/3' }, ['build_points']],
    ['thrusters of another size', { ...plain, thrusters: 't6' }, ['wrong_size thrusters']],
    ['cores of another size', { ...plain, cores: ['gateway-light'] }, ['wrong_size cores[0]']],
    ['a second core without a housing', { ...plain, cores: ['pulse-gray', 'pulse-gray'] }, ['cores cores']],
    ['more bays than the frame has', { ...cruiser, bays: Array(7).fill('power-core-housing') }, ['bays bays']],
    ['a hangar in a small ship', { ...cruiser, bays: ['hangar-bay'] }, ['wrong_size bays[0]']],
    ['too many in an arc', { ...plain, weapons: Array(4).fill(laser) }, ['mounts weapons']],
    [
      'a heavy mount on a small ship',
      { ...plain, frame: 'shuttle', cores: ['pulse-green'], thrusters: 's6', weapons: [heavy] },
      ['mount_class weapons'],
    ],
    [
      'a capital mount on a medium ship',
      { ...plain, weapons: [{ ...laser, weapon: 'superlaser' }] },
      ['mount_class weapons'],
    ],
    ['a capital turret', { ...cruiser, weapons: [{ weapon: 'superlaser', mount: 'turret' }] }, ['mount_class weapons']],
    [
      'mines that are not aft',
      { ...plain, weapons: [{ ...laser, weapon: 'light-plasma-mines' }] },
      ['mount_class weapons[0]'],
    ],
    ['linked launchers', { ...plain, weapons: [{ ...missile, linked: true }] }, ['linked weapons[0]']],
    [
      'spinal weapons elsewhere',
      { ...cruiser, weapons: [{ ...laser, weapon: 'ultralaser' }] },
      ['mount_class weapons[0]'],
    ],
    ['too few aboard', { ...cruiser, ...crewOf(19) }, ['crew crew']],
    ['too many aboard', { ...plain, ...crewOf(7) }, ['crew crew']],
    ['two pilots', { ...plain, crew: [pilot, pilot] }, ['crew crew']],
    ['more gunners than mounts', { ...plain, crew: Array(5).fill({ ...pilot, role: 'gunner' }) }, ['crew crew']],
    [
      'more ranks than levels',
      { ...plain, crew: [{ ...pilot, ranks: { piloting: 6 } }] },
      ['ranks crew[0].ranks.piloting'],
    ],
    [
      'a split that adds up to something else',
      { ...plain, shields: 'basic-40', split: { forward: 10, starboard: 10, aft: 10, port: 11 } },
      ['shields split'],
    ],
    [
      'less than a tenth in a quadrant',
      { ...plain, shields: 'basic-40', split: { forward: 13, starboard: 14, aft: 10, port: 3 } },
      ['shields split.port'],
    ],
    [
      'shields split that are not there',
      { ...plain, split: { forward: 1, starboard: 0, aft: 0, port: 0 } },
      ['shields split'],
    ],
    [
      'printed numbers that are better than its parts',
      { ...plain, armour: 1, printed: { ac: 17, tl: 16, turn: 0, pcu: 300 } },
      ['printed printed.ac', 'printed printed.tl', 'printed printed.turn', 'printed printed.pcu'],
    ],
  ])('%s', (_, sheet, problems) => {
    expect(wrong(sheet)).toEqual(problems)
  })

  it('exactly a tenth is enough, and all that the tier pays for', () => {
    expect(wrong({ ...plain, shields: 'basic-40', split: { forward: 14, starboard: 14, aft: 8, port: 4 } })).toEqual([])
    expect(wrong({ ...plain, others: [{ name: 'gold', cost: 135 - 37 }] })).toEqual([])
    expect(wrong({ ...plain, others: [{ name: 'gold', cost: 135 - 36 }] })).toEqual(['build_points'])
  })

  it('a housing makes room for a second core, and a huge ship has it anyway', () => {
    expect(wrong({ ...plain, cores: ['pulse-gray', 'pulse-gray'], bays: ['power-core-housing'] })).toEqual([])
    expect(wrong({ ...cruiser, cores: ['nova-light', 'nova-light'] })).toEqual([])
  })

  it('a fighter keeps one forward mount for a tracking weapon', () => {
    const fighter: Sheet = { ...plain, frame: 'fighter', cores: ['pulse-gray'], thrusters: 't8' }
    expect(wrong({ ...fighter, weapons: [laser] })).toEqual([])
    expect(wrong({ ...fighter, weapons: [laser, laser] })).toEqual(['frame weapons'])
    expect(wrong({ ...fighter, weapons: [{ ...laser, linked: true }] })).toEqual(['frame weapons'])
    expect(wrong({ ...fighter, weapons: [laser, missile] })).toEqual([])
  })

  it('a carrier has a hangar bay', () => {
    const carrier: Sheet = {
      ...{ ...plain, frame: 'carrier', tier: 14, cores: ['gateway-heavy'], thrusters: 'g4' },
      ...crewOf(75),
    }
    expect(wrong(carrier)).toEqual(['frame bays'])
    expect(wrong({ ...carrier, bays: ['hangar-bay'] })).toEqual([])
  })

  it('finds every problem, not the first alone', () => {
    expect(
      wrong({ ...plain, tier: 1, cores: ['pulse-gray'], thrusters: 'l10', weapons: [heavy, heavy, heavy, heavy] }),
    ).toEqual(['build_points', 'power cores', 'wrong_size thrusters', 'mounts weapons'])
  })
})

describe('the form of a sheet', () => {
  const read = (value: object) =>
    formProblems(JSON.parse(JSON.stringify(value)) as Json).map(({ where, message }) => `${where}: ${message}`)
  const said = 'It does not have this form.'

  it('takes a sheet', () => {
    expect(read(plain)).toEqual([])
  })

  it('names every field that is wrong', () => {
    const { sensors: _, ...blind } = plain
    expect(
      read({
        ...{ ...blind, tier: 5.5, cloak: true, armour: -1, crew: [{ ...pilot, role: 'cook' }] },
        weapons: [{ weapon: 'dirk', mount: 'below', linked: false }],
      }),
    ).toEqual([
      `cloak: ${said} It is not known here.`,
      `tier: ${said} It is none of the known ones.`,
      `armour: ${said} It is a whole number from 0 to 15.`,
      `sensors: ${said} It is one of advanced-long-range, advanced-medium-range, advanced-short-range, basic-long-range, basic-medium-range, basic-short-range, budget-long-range, budget-medium-range, budget-short-range, cut-rate, ultra-long-range.`,
      `weapons[0].weapon: ${said} It is none of the known ones.`,
      `weapons[0].mount: ${said} It is one of forward, starboard, aft, port, turret.`,
      `weapons[0].linked: ${said} It is true or left out.`,
      `crew[0].role: ${said} It is one of captain, pilot, gunner, engineer, scienceOfficer, chiefMate, magicOfficer, passenger.`,
    ])
  })

  it.each([7, null, 'ship', [plain]])('takes no %j', value => {
    expect(formProblems(value as Json)).toMatchObject([{ code: 'form', where: '' }])
  })
})
