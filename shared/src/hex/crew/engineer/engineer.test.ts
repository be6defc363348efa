import { describe, expect, it } from 'vitest'
import { only, type ShipSetup, type TableSetup, table } from '../../../../test/hex/table.ts'
import type { JsonObject } from '../../../kernel/index.ts'
import { severityOf } from '../../look.ts'
import type { CrewMember, Severity, System } from '../../state.ts'

/** Engineering +10, so a die of 10 reaches 20. */
const engineer = (said: Partial<CrewMember> = {}): Partial<CrewMember> => ({ role: 'engineer', ...said })
const able = engineer({ ranks: { engineering: 12 }, level: 12 })

/** A ship of tier 2 whose crew is engineers; half again its tier is 3. */
function ship(said: Partial<ShipSetup> = {}, more: Partial<TableSetup> = {}) {
  const a1: ShipSetup = { id: 'a1', at: [0, 0], tier: 2, crew: [able, able, able], ...said }
  return table({ ships: [a1], phase: 'engineering', ...more })
}

const order = (action: string, way: JsonObject = {}, crew = 'a1.1') => ({ ship: 'a1', crew, action, ...way })

/** The engineers of a1 are asked for orders. */
function asked(said: Partial<ShipSetup> = {}, more: Partial<TableSetup> = {}) {
  const t = ship(said, more)
  t.push('engineering', {})
  return t
}

const dcOf = (t: ReturnType<typeof table>) => only(t.events, 'checkMade').at(-1)?.dc
const half = { forward: 5, starboard: 5, aft: 5, port: 5 }

describe('divert: rules/hex.md §3.7', () => {
  it('needs 10 and half again the tier, uses the power core, and does nothing when it fails', () => {
    const t = ship({ systems: { powerCore: 1 } }, { dice: [4, 5] })
    t.perform('a1.1', 'divert', { to: ['engines'] })
    expect(only(t.events, 'checkMade')).toEqual([
      expect.objectContaining({ skill: 'engineering', dc: 13, total: 12, margin: -1 }),
    ])
    expect(t.ship('a1').effects.speed).toEqual({})
    t.perform('a1.2', 'divert', { to: ['engines'] })
    expect(t.ship('a1').effects.speed).toEqual({ divert: 2 })
  })

  it('to science and to weapons', () => {
    const t = ship({}, { dice: [10, 10] })
    t.perform('a1.1', 'divert', { to: ['science'] })
    t.perform('a1.2', 'divert', { to: ['weapons'] })
    expect(t.ship('a1').effects).toMatchObject({ scienceDiverted: true, weaponsDiverted: true, speed: {} })
  })

  it('6.48: to shields 5 % of the power core, placed freely', () => {
    const t = asked({ corePcu: 109, shields: half }, { dice: [10] })
    const to = ['shields']
    expect(t.refuses(order('divert', { to, shields: { forward: 5, aft: 1 } }), 'a')).toMatchObject({
      code: 'not_an_option',
      place: 'answer.shields',
      facts: { most: 5 },
    })
    expect(t.refuses(order('divert', { to, shields: { forward: 0 } }), 'a')).toMatchObject({ code: 'not_an_option' })
    expect(t.refuses(order('divert', { to, shields: { bow: 1 } }), 'a')).toMatchObject({ code: 'bad_answer' })
    expect(t.refuses(order('divert', { to, shields: { aft: 1.5 } }), 'a')).toMatchObject({ code: 'bad_answer' })
    expect(t.refuses(order('divert', { to }), 'a')).toMatchObject({ code: 'bad_answer' })
    const events = t.answer(order('divert', { to, shields: { forward: 1, aft: 4 } }), 'a')
    expect(only(events, 'shieldsChanged')).toEqual([
      {
        ...{ type: 'shieldsChanged', ship: 'a1', why: 'divert', seen: null },
        shields: { forward: 6, starboard: 5, aft: 9, port: 5 },
      },
    ])
  })

  it('6.49: the cap is the total, not that of a quadrant', () => {
    const t = asked(
      { corePcu: 100, shieldsMax: 40, shields: { forward: 20, starboard: 9, aft: 9, port: 0 } },
      { dice: [10] },
    )
    const most = { to: ['shields'], shields: { forward: 3 } }
    expect(t.refuses(order('divert', most), 'a')).toMatchObject({ facts: { most: 2 } })
    t.answer(order('divert', { to: ['shields'], shields: { forward: 2 } }), 'a')
    expect(t.ship('a1').shields.forward).toBe(22)
  })

  it('lists every place, shields one quadrant at a time or spread, and none when they are whole', () => {
    const ways = (said: Partial<ShipSetup>) =>
      asked(said)
        .offered('divert', 'a')
        .filter(({ crew }) => crew === 'a1.1')
        .map(({ to, shields = null }) => [to, shields])
    const others = [
      [['engines'], null],
      [['science'], null],
      [['weapons'], null],
    ]
    expect(ways({})).toEqual(others)
    expect(ways({ shields: half, corePcu: 110 })).toEqual([
      ...others,
      [['shields'], { forward: 5 }],
      [['shields'], { starboard: 5 }],
      [['shields'], { aft: 5 }],
      [['shields'], { port: 5 }],
      [['shields'], { forward: 2, starboard: 1, aft: 1, port: 1 }],
    ])
  })

  it('is taken once a round, for one place', () => {
    const t = asked({ systems: { sensors: 1 } }, { dice: [10] })
    expect(t.refuses(order('divert', { to: ['engines', 'science'] }), 'a')).toMatchObject({ place: 'answer.to' })
    expect(t.refuses(order('divert', { to: [] }), 'a')).toMatchObject({ place: 'answer.to' })
    t.answer(order('divert', { to: ['engines'] }), 'a')
    expect(t.refuses(order('divert', { to: ['science'] }, 'a1.2'), 'a')).toMatchObject({ code: 'not_offered' })
  })

  it('with the maintenance panels open it reaches two places, never one twice; when that failed it costs 2', () => {
    const t = asked({}, { dice: [10] })
    t.ship('a1').effects.panels = true
    expect(t.refuses(order('divert', { to: ['engines', 'engines'] }), 'a')).toMatchObject({ place: 'answer.to' })
    expect(t.offered('divert', 'a')).toContainEqual(order('divert', { to: ['engines', 'science'] }))
    t.answer(order('divert', { to: ['weapons', 'engines'] }), 'a')
    expect(t.ship('a1').effects).toMatchObject({ weaponsDiverted: true, speed: { divert: 2 } })
    const failed = ship({}, { dice: [10] })
    failed.ship('a1').effects.panels = false
    failed.perform('a1.1', 'divert', { to: ['engines'] })
    expect(only(failed.events, 'checkMade')).toEqual([expect.objectContaining({ total: 18 })])
  })

  it('after a buster shields are harder to feed by 5, in the round after it alone', () => {
    const next = (round: number, way: JsonObject) => {
      const t = ship({ shields: half, afflictions: [{ kind: 'buster', until: 4 }] }, { round, dice: [10] })
      t.push('round', {})
      while (t.request.kind !== 'crewOrder') t.answer({ roles: {} })
      t.answer(order('divert', way))
      return dcOf(t)
    }
    const toShields = { to: ['shields'], shields: { aft: 1 } }
    expect([next(3, toShields), next(3, { to: ['engines'] }), next(4, toShields)]).toEqual([18, 13, 13])
  })
})

describe('overpower: rules/hex.md §3.7', () => {
  it('diverts to three places for a resolve point', () => {
    const t = asked({}, { dice: [10] })
    t.answer(order('overpower', { to: ['engines', 'science', 'weapons'] }), 'a')
    expect(dcOf(t)).toBe(18)
    expect(t.ship('a1')).toMatchObject({
      resolve: 2,
      effects: { speed: { divert: 2 }, scienceDiverted: true, weaponsDiverted: true },
    })
  })

  it('needs 6 ranks and resolve, and is no push for a core that malfunctions', () => {
    const three = order('overpower', { to: ['engines', 'science', 'weapons'] })
    const novice = engineer({ ranks: { engineering: 5 } })
    expect(asked({ crew: [novice] }).refuses(three, 'a')).toMatchObject({ code: 'not_offered' })
    expect(asked({ resolve: 0 }).refuses(three, 'a')).toMatchObject({ code: 'not_offered' })
    expect(asked({ resolve: 0, crew: [{ ...able, resolve: 1 }] }).refuses(three, 'a')).toBeNull()
    expect(asked({ systems: { powerCore: 2 } }).refuses(three, 'a')).toMatchObject({ code: 'not_offered' })
    expect(asked({ systems: { powerCore: 1 } }).refuses(three, 'a')).toBeNull()
  })

  it('goes not with divert in one round, whichever comes first', () => {
    const three = { to: ['engines', 'science', 'weapons'] }
    const damaged = { systems: { sensors: 1 } } as const
    const t = asked(damaged, { dice: [1] })
    t.answer(order('divert', { to: ['engines'] }), 'a')
    expect(t.refuses(order('overpower', three, 'a1.2'), 'a')).toMatchObject({ code: 'not_offered' })
    expect(t.offered('overpower', 'a')).toEqual([])
    const other = asked(damaged, { dice: [1] })
    other.answer(order('overpower', three), 'a')
    expect(other.refuses(order('divert', { to: ['engines'] }, 'a1.2'), 'a')).toMatchObject({ code: 'not_offered' })
    expect(other.offered('divert', 'a')).toEqual([])
  })

  it('with the maintenance panels open to all four', () => {
    const t = asked({ shields: half }, { dice: [10] })
    const four = { to: ['engines', 'science', 'weapons', 'shields'], shields: { port: 5 } }
    expect(t.refuses(order('overpower', four), 'a')).toMatchObject({ place: 'answer.to' })
    t.ship('a1').effects.panels = true
    t.answer(order('overpower', four), 'a')
    expect(t.ship('a1').shields.port).toBe(10)
  })
})

describe('hold it together: rules/hex.md §3.7', () => {
  it('a system acts two steps better for the round, and damage to the core does not count', () => {
    const t = ship({ systems: { engines: 3, powerCore: 3 } }, { dice: [8] })
    const events = t.perform('a1.1', 'holdItTogether', { system: 'engines' })
    expect(only(events, 'checkMade')).toEqual([expect.objectContaining({ total: 18, dc: 18, margin: 0 })])
    expect(only(events, 'conditionChanged')).toEqual([
      { type: 'conditionChanged', ship: 'a1', system: 'engines', severity: 1, why: 'holdItTogether' },
    ])
    expect(t.ship('a1').systems.engines).toMatchObject({ base: 3, held: true })
  })

  it('is for systems that are damaged', () => {
    const t = asked({ systems: { sensors: 1 } })
    expect(t.offered('holdItTogether', 'a').map(({ crew, system }) => [crew, system])).toEqual([
      ['a1.1', 'sensors'],
      ['a1.2', 'sensors'],
      ['a1.3', 'sensors'],
    ])
    expect(t.refuses(order('holdItTogether', { system: 'engines' }), 'a')).toMatchObject({ code: 'not_an_option' })
  })

  it('6.60: with a patch three steps in all', () => {
    const t = ship({ systems: { engines: 3 } }, { dice: [10] })
    t.ship('a1').systems.engines.patched = true
    t.perform('a1.1', 'holdItTogether', { system: 'engines' })
    expect(severityOf(t.ship('a1'), 'engines')).toBe(0)
  })
})

describe('patch: rules/hex.md §3.7', () => {
  it.each([
    [1, 13],
    [2, 18],
    [3, 23],
  ] as const)('a system of severity %i takes as many successes against %i', (severity, dc) => {
    const t = ship({ systems: { engines: severity }, crew: [able, able, able] }, { dice: [20, 20, 20] })
    const conditions = Array.from({ length: severity }, (_, i) => {
      t.perform(`a1.${i + 1}`, 'patch', { system: 'engines', harder: 0 })
      return severityOf(t.ship('a1'), 'engines')
    })
    expect(dcOf(t)).toBe(dc)
    expect(conditions).toEqual([...Array(severity - 1).fill(severity), severity - 1])
    expect(t.ship('a1').systems.engines).toMatchObject({ base: severity, patched: true, patching: 0 })
  })

  it('the core does not count, and a failure adds nothing', () => {
    const t = ship({ systems: { engines: 1, powerCore: 3 } }, { dice: [2, 3] })
    t.perform('a1.1', 'patch', { system: 'engines', harder: 0 })
    expect(t.ship('a1').systems.engines).toMatchObject({ patched: false, patching: 0 })
    t.perform('a1.2', 'patch', { system: 'engines', harder: 0 })
    expect(t.ship('a1').systems.engines.patched).toBe(true)
  })

  it('5 more on the number take one success less, but one at least', () => {
    const t = ship({ systems: { engines: 3 } }, { dice: [20, 20] })
    t.perform('a1.1', 'patch', { system: 'engines', harder: 1 })
    expect(dcOf(t)).toBe(28)
    expect(t.ship('a1').systems.engines).toMatchObject({ patched: false, patching: 2 })
    t.perform('a1.2', 'patch', { system: 'engines', harder: 0 })
    expect(t.ship('a1').systems.engines.patched).toBe(true)
    const ways = (severity: Severity) =>
      asked({ systems: { engines: severity }, crew: [able] })
        .offered('patch', 'a')
        .map(({ harder }) => harder)
    expect([ways(1), ways(2), ways(3)]).toEqual([[0], [0, 1], [0, 1, 2]])
  })

  it('counts for the rest of the battle, and what is patched is not patched again', () => {
    const t = ship({ systems: { engines: 2 } }, { dice: [20, 20] })
    for (const crew of ['a1.1', 'a1.2']) t.perform(crew, 'patch', { system: 'engines', harder: 0 })
    t.push('round', {})
    expect(severityOf(t.ship('a1'), 'engines')).toBe(1)
    expect(asked({ systems: { engines: 1 } }).offered('patch', 'a')).toHaveLength(3)
    const patched = ship({ systems: { engines: 1 } })
    patched.ship('a1').systems.engines.patched = true
    patched.push('engineering', {})
    expect(patched.offered('patch', 'a')).toEqual([])
  })

  it('several engineers add their successes, in one round or in several', () => {
    const t = asked({ systems: { engines: 2 } }, { dice: [20, 20] })
    t.answer(order('patch', { system: 'engines', harder: 0 }, 'a1.1'), 'a')
    t.answer(order('patch', { system: 'engines', harder: 0 }, 'a1.2'), 'a')
    expect(t.ship('a1').systems.engines.patched).toBe(true)
  })
})

describe('quick fix: rules/hex.md §3.7', () => {
  it('takes 12 ranks and a resolve point, and the damage is gone', () => {
    const t = asked({ systems: { engines: 3 } }, { dice: [13] })
    t.ship('a1').systems.engines.patching = 2
    t.answer(order('quickFix', { system: 'engines' }), 'a')
    expect(dcOf(t)).toBe(23)
    expect(t.ship('a1')).toMatchObject({ resolve: 2, systems: { engines: { base: 0, patched: false, patching: 0 } } })
    const novice = engineer({ ranks: { engineering: 11 } })
    expect(asked({ systems: { engines: 3 }, crew: [novice] }).offered('quickFix', 'a')).toEqual([])
  })

  it('fails with a wrecked core, and costs the point even so', () => {
    const t = asked({ systems: { engines: 1, powerCore: 3 } }, { dice: [20] })
    t.answer(order('quickFix', { system: 'powerCore' }), 'a')
    expect(t.ship('a1')).toMatchObject({ resolve: 2, systems: { powerCore: { base: 3 } } })
  })
})

describe('damage to the power core: rules/hex.md §3.6', () => {
  const total = (severity: Severity, action: string, way: JsonObject) => {
    const systems: { readonly [s in System]?: Severity } = { powerCore: severity, sensors: 1 }
    const t = ship({ systems }, { dice: [10] })
    t.perform('a1.1', action, way)
    return only(t.events, 'checkMade').map(({ total, margin }) => [total, margin])[0]
  }
  it('costs engineers 2, 4, and then everything', () => {
    const way = { to: ['engines'] }
    expect(total(0, 'divert', way)).toEqual([20, 7])
    expect(total(1, 'divert', way)).toEqual([18, 5])
    expect(total(2, 'divert', way)).toEqual([16, 3])
    expect(total(3, 'divert', way)?.[1]).toBeLessThan(0)
  })
  it('costs nothing to hold together and to patch', () => {
    for (const severity of [0, 1, 2, 3] as const) {
      expect(total(severity, 'holdItTogether', { system: 'sensors' })).toEqual([20, 2])
      expect(total(severity, 'patch', { system: 'sensors', harder: 0 })).toEqual([20, 7])
    }
  })
})

describe('spores: rules/hex.md §3.8', () => {
  it('an engineer removes them against 15 and the tier, and what they did stays', () => {
    const t = asked({ systems: { engines: 2 }, crew: [able] })
    expect(t.offered('removeSpores', 'a')).toEqual([])
    const infested = ship({ systems: { engines: 2 }, crew: [able] }, { dice: [7] })
    infested.ship('a1').systems.engines.spores = true
    infested.push('engineering', {})
    infested.answer(order('removeSpores'), 'a')
    expect(dcOf(infested)).toBe(17)
    expect(infested.ship('a1').systems.engines).toMatchObject({ base: 2, spores: false })
  })
})

it('engineers do nothing untrained', () => {
  const t = asked({ crew: [{ role: 'engineer', skills: { piloting: 3 } }, { role: 'engineer' }] })
  expect(t.refuses(order('divert', { to: ['engines'] }), 'a')).toMatchObject({
    code: 'not_offered',
    message: expect.stringContaining('training in engineering'),
  })
})
