import { describe, expect, it } from 'vitest'
import { hit } from '../../../test/hex/hit.ts'
import { only, type ShipSetup, type TableSetup, table } from '../../../test/hex/table.ts'
import type { Hit, Severity, System } from '../state.ts'

const bare = { forward: 0, starboard: 0, aft: 0, port: 0 }
const arrays = ['forward', 'starboard', 'aft', 'port'] as const

/** A hit on b1, which has no shields and a weapon in each arc, and 100 hull points with a critical threshold of 20. */
function struck(said: Partial<Hit>, ship: Partial<ShipSetup> = {}, more: Partial<TableSetup> = {}) {
  const b1: ShipSetup = {
    ...{ id: 'b1', at: [0, 0], hull: 100, criticalThreshold: 20, shields: bare },
    weapons: arrays.map(mount => ({ mount })),
    ...ship,
  }
  const t = table({ ships: [{ id: 'a1', at: [0, 5] }, b1], ...more })
  const events = t.push('hit', { hit: hit(said) })
  return { t, events, criticals: only(events, 'critical').map(({ system, severity }) => [system, severity]) }
}

const wreck = (...systems: System[]) =>
  Object.fromEntries(systems.map(system => [system, 3])) as Record<System, Severity>
const allArrays = arrays.map((arc): System => `weapons.${arc}`)

describe('when critical damage is done: rules/hex.md §3.6', () => {
  it('by a natural 20 that damages the hull', () => {
    expect(struck({ natural: 20, damage: 1 }, {}, { dice: [1] }).criticals).toEqual([['lifeSupport', 1]])
    expect(struck({ natural: 19, damage: 1 }).criticals).toEqual([])
  })

  it('6.17: not when shields or the damage threshold take it all', () => {
    expect(struck({ natural: 20, damage: 10 }, { shields: { forward: 10 } }).criticals).toEqual([])
    expect(struck({ natural: 20, damage: 5 }, { damageThreshold: 5 }).criticals).toEqual([])
    expect(struck({ natural: 20, damage: 5 }, { ablative: { forward: 5 } }).criticals).toEqual([])
  })

  it('6.14: by damage that passes the threshold, not by damage that reaches it', () => {
    expect(struck({ damage: 20 }).criticals).toEqual([])
    expect(struck({ damage: 21 }, {}, { dice: [1] }).criticals).toEqual([['lifeSupport', 1]])
    expect(struck({ damage: 1 }, { damage: 20 }, { dice: [1] }).criticals).toEqual([['lifeSupport', 1]])
    expect(struck({ damage: 10 }, { damage: 21 }).criticals).toEqual([])
    expect(struck({ damage: 1 }, { damage: 40 }, { dice: [1] }).criticals).toEqual([['lifeSupport', 1]])
  })

  it('6.14: or by damage that reaches it, where the table plays it so', () => {
    const ruleset = { criticalAt: 'reaches' } as const
    expect(struck({ damage: 19 }, {}, { ruleset }).criticals).toEqual([])
    expect(struck({ damage: 20 }, {}, { ruleset, dice: [1] }).criticals).toEqual([['lifeSupport', 1]])
    expect(struck({ damage: 10 }, { damage: 20 }, { ruleset }).criticals).toEqual([])
  })

  it('6.15: for each multiple that one hit passes', () => {
    expect(struck({ damage: 45 }, {}, { dice: [1, 70] }).criticals).toEqual([
      ['lifeSupport', 1],
      ['engines', 1],
    ])
  })

  it('6.16: by a natural 20 and by the threshold at once', () => {
    expect(struck({ damage: 21, natural: 20 }, {}, { dice: [15, 15] }).criticals).toEqual([
      ['sensors', 1],
      ['sensors', 2],
    ])
  })

  it('by precise targeting besides, even if nothing comes through', () => {
    expect(struck({ damage: 21, natural: 20, precise: true }, {}, { dice: [1, 15, 90] }).criticals).toEqual([
      ['lifeSupport', 1],
      ['sensors', 1],
      ['powerCore', 1],
    ])
    expect(struck({ damage: 3, precise: true }, { damageThreshold: 5 }, { dice: [1] }).criticals).toHaveLength(1)
  })

  it('by an array only at the threshold', () => {
    const properties = [{ property: 'array' }] as const
    expect(struck({ damage: 10, natural: 20, properties }).criticals).toEqual([])
    expect(struck({ damage: 21, natural: 20, properties }, {}, { dice: [1] }).criticals).toHaveLength(1)
  })

  it('reinforced bulkheads stop each in so many of a hundred cases', () => {
    const { criticals, events } = struck({ damage: 45 }, { bulkheads: 20 }, { dice: [20, 21, 90] })
    expect(criticals).toEqual([['powerCore', 1]])
    expect(only(events, 'effect')).toEqual([
      { type: 'effect', ship: 'b1', effect: 'criticalStopped', amount: 0, why: 'bulkheads' },
    ])
  })
})

describe('which system: rules/hex.md §3.6', () => {
  it.each([
    [1, 'lifeSupport'],
    [10, 'lifeSupport'],
    [11, 'sensors'],
    [30, 'sensors'],
    [61, 'engines'],
    [80, 'engines'],
    [81, 'powerCore'],
    [100, 'powerCore'],
  ])('%i on the d100: %s', (face, system) => {
    expect(struck({ natural: 20 }, {}, { dice: [face] }).criticals).toEqual([[system, 1]])
  })

  it('31 to 60: the weapons array, in an arc by chance that has weapons', () => {
    expect(struck({ natural: 20 }, {}, { dice: [31, 2] }).criticals).toEqual([['weapons.starboard', 1]])
    expect(struck({ natural: 20 }, {}, { dice: [60, 4] }).criticals).toEqual([['weapons.port', 1]])
    const two = { weapons: [{ mount: 'forward' }, { mount: 'aft' }] } as const
    expect(struck({ natural: 20 }, two, { dice: [45, 2] }).criticals).toEqual([['weapons.aft', 1]])
  })

  it('6.45: a turret stands in all arcs; without weapons the next row is struck', () => {
    expect(struck({ natural: 20 }, { weapons: [{ mount: 'turret' }] }, { dice: [45, 3] }).criticals).toEqual([
      ['weapons.aft', 1],
    ])
    expect(struck({ natural: 20 }, { weapons: [] }, { dice: [45] }).criticals).toEqual([['engines', 1]])
  })

  it('each step worse: glitching, malfunctioning, wrecked', () => {
    expect(struck({ natural: 20 }, { systems: { engines: 1 } }, { dice: [70] }).criticals).toEqual([['engines', 2]])
    expect(struck({ natural: 20 }, { systems: { engines: 2 } }, { dice: [70] }).criticals).toEqual([['engines', 3]])
  })

  it('what is wrecked gives it on to the next row, the array only when all its arcs are', () => {
    expect(struck({ natural: 20 }, { systems: wreck('lifeSupport') }, { dice: [1] }).criticals).toEqual([
      ['sensors', 1],
    ])
    const three = wreck('weapons.forward', 'weapons.aft', 'weapons.port')
    expect(struck({ natural: 20 }, { systems: three }, { dice: [45] }).criticals).toEqual([['weapons.starboard', 1]])
    expect(struck({ natural: 20 }, { systems: wreck(...allArrays, 'engines') }, { dice: [45] }).criticals).toEqual([
      ['powerCore', 1],
    ])
  })

  it('6.43: the system that was targeted takes the first, on a 19 too or by the threshold; the others are rolled', () => {
    expect(struck({ natural: 19, system: 'engines' }).criticals).toEqual([['engines', 1]])
    expect(struck({ damage: 21, system: 'sensors' }).criticals).toEqual([['sensors', 1]])
    expect(struck({ damage: 21, natural: 19, system: 'sensors' }, {}, { dice: [90] }).criticals).toEqual([
      ['sensors', 1],
      ['powerCore', 1],
    ])
    expect(struck({ natural: 19, system: 'weapons' }, {}, { dice: [3] }).criticals).toEqual([['weapons.aft', 1]])
  })

  it('the critical of precise targeting is rolled even so', () => {
    const hitAt = { damage: 1, precise: true, system: 'engines' } as const
    expect(struck(hitAt, {}, { dice: [1] }).criticals).toEqual([['lifeSupport', 1]])
  })

  it('breaks a patch, and what was done towards one', () => {
    const { t } = struck({ natural: 20 }, {}, { dice: [70] })
    Object.assign(t.ship('b1').systems.engines, { base: 1, patched: true, patching: 1 })
    t.push('hit', { hit: hit({ natural: 20, system: 'engines', damage: 1 }) })
    expect(t.ship('b1').systems.engines).toMatchObject({ base: 2, patched: false, patching: 0 })
  })

  it('strikes a patched wreck, and it is wrecked again', () => {
    const { t } = struck({ damage: 1 })
    Object.assign(t.ship('b1').systems.engines, { base: 3, patched: true })
    t.push('hit', { hit: hit({ natural: 20, system: 'engines', damage: 1 }) })
    expect(t.ship('b1').systems.engines).toMatchObject({ base: 3, patched: false })
  })
})

describe('crew damage: rules/hex.md §3.6', () => {
  const systems = wreck('powerCore')
  const core = { natural: 20, damage: 9 }
  const crew: ShipSetup['crew'] = [{ role: 'pilot' }, { role: 'gunner', hitPoints: 20, reflex: 4 }]

  it('past the power core one of the crew takes the hull damage, and half of it by Reflex', () => {
    const failed = struck(core, { systems, crew }, { dice: [81, 2, 15] })
    expect(only(failed.events, 'crewHurt')).toEqual([{ type: 'crewHurt', ship: 'b1', crew: 'b1.2', damage: 9 }])
    expect(failed.t.ship('b1').crew[1]).toMatchObject({ hitPoints: 11, down: false })
    const saved = struck(core, { systems, crew }, { dice: [81, 2, 16] })
    expect(only(saved.events, 'crewHurt')).toEqual([{ type: 'crewHurt', ship: 'b1', crew: 'b1.2', damage: 4 }])
  })

  it('who has no hit points left cannot act, and those of a printed crew are not counted', () => {
    const { t } = struck({ ...core, damage: 20 }, { systems, crew }, { dice: [81, 2, 1] })
    expect(t.ship('b1').crew[1]).toMatchObject({ hitPoints: 0, down: true })
    const printed = struck({ ...core, damage: 20 }, { systems, crew }, { dice: [81, 1, 1] })
    expect(printed.t.ship('b1').crew[0]).toMatchObject({ hitPoints: null, down: false })
  })

  it('who is down is not hurt any more', () => {
    const down = [{ role: 'pilot' as const }, { role: 'gunner' as const, down: true }]
    expect(only(struck(core, { systems, crew: down }, { dice: [81, 1] }).events, 'crewHurt')).toEqual([
      { type: 'crewHurt', ship: 'b1', crew: 'b1.1', damage: 9 },
    ])
  })
})

describe('EMP: rules/hex.md §3.6', () => {
  const emp = { damage: 0, properties: [{ property: 'emp' }] } as const

  it('any shields of the quadrant keep it away', () => {
    const { t, events } = struck({ ...emp, natural: 20 }, { shields: { forward: 1 } })
    expect(only(events, 'damaged')).toEqual([expect.objectContaining({ shields: 0, hull: 0 })])
    expect(Object.values(t.ship('b1').systems).every(({ emp }) => emp === 0)).toBe(true)
  })

  it('a system acts a step worse for 1d4 rounds after this one', () => {
    const { t, events } = struck(emp, { systems: { engines: 1 } }, { dice: [70, 1], round: 3 })
    expect(only(events, 'conditionChanged')).toEqual([
      { type: 'conditionChanged', ship: 'b1', system: 'engines', severity: 2, why: 'emp' },
    ])
    const { engines } = t.ship('b1').systems
    expect(engines).toMatchObject({ base: 1, emp: 2 })
    t.push('round', {})
    expect(engines.emp).toBe(1)
  })

  it('two systems on a critical, and never one twice', () => {
    const { t } = struck({ ...emp, natural: 20 }, {}, { dice: [70, 2, 70, 4] })
    const { engines, powerCore } = t.ship('b1').systems
    expect([engines.emp, powerCore.emp]).toEqual([3, 5])
  })

  it('on a critical the system that was targeted is the first', () => {
    const { t } = struck({ ...emp, natural: 19, system: 'sensors' }, {}, { dice: [2, 1, 4] })
    expect([t.ship('b1').systems.sensors.emp, t.ship('b1').systems.lifeSupport.emp]).toEqual([3, 5])
  })

  it('does no damage and makes no critical', () => {
    const { t, criticals } = struck({ ...emp, natural: 20 }, {}, { dice: [70, 2, 90, 4] })
    expect([criticals, t.ship('b1').damage]).toEqual([[], 0])
  })
})

describe('spores: rules/hex.md §3.8', () => {
  const spore = { damage: 5, properties: [{ property: 'spore' }] } as const
  const endEngineering = (t: ReturnType<typeof table>) => {
    t.push('engineering', {})
    while (t.state.pending.length > 0) t.answer({ done: true }, t.state.pending[0]?.seat)
  }

  it('hull damage sows them by a critical, and a second hit sows no more', () => {
    const { t, criticals } = struck(spore, {}, { dice: [70] })
    expect(criticals).toEqual([['engines', 1]])
    expect(t.ship('b1').systems.engines.spores).toBe(true)
    expect(only(t.push('hit', { hit: hit(spore) }), 'critical')).toEqual([])
    expect(struck(spore, { damageThreshold: 5 }).criticals).toEqual([])
  })

  it('at the end of the engineering phase they make it worse, and of a wreck they spread', () => {
    const { t } = struck(spore, { systems: { engines: 1 } }, { dice: [70] })
    endEngineering(t)
    expect(t.ship('b1').systems.engines).toMatchObject({ base: 3, spores: true })
    endEngineering(t)
    expect(t.ship('b1').systems.engines).toMatchObject({ base: 3, spores: false })
    expect(t.ship('b1').systems.powerCore).toMatchObject({ base: 1, spores: true })
  })

  it('do not hurt the crew', () => {
    const { t, events } = struck(spore, { systems: wreck('powerCore') }, { dice: [81] })
    expect(only(events, 'crewHurt')).toEqual([])
    expect(Object.values(t.ship('b1').systems).some(({ spores }) => spores)).toBe(false)
  })
})
