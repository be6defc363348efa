import { describe, expect, it } from 'vitest'
import { only, type ShipSetup, type TableSetup, table, typesOf } from '../../../test/hex/table.ts'
import type { JsonObject } from '../../kernel/index.ts'
import type { Weapon } from '../state.ts'
import type { AttackKind } from '../words.ts'

const gunner = { role: 'gunner' } as const
const pilot = { role: 'pilot' } as const

/** a1 at the origin facing north with one gunner, +10, and b1 with AC 20 and TL 22 three hexes ahead of it, facing it. */
const battle = (
  a: Partial<ShipSetup>,
  b: Partial<ShipSetup>,
  dice: TableSetup['dice'],
  more: Partial<TableSetup> = {},
) =>
  table({
    ships: [
      { id: 'a1', at: [0, 0], crew: [gunner], ...a },
      { id: 'b1', at: [0, -3, 3], ac: 20, tl: 22, crew: [pilot], ...b },
    ],
    phase: 'gunnery',
    dice: dice ?? [],
    ...more,
  })

type T = ReturnType<typeof battle>

const shoot = (t: T, way: JsonObject = {}, attack: AttackKind = 'shoot') =>
  t.push('shoot', { ship: 'a1', crew: 'a1.1', attack, weapon: 'w1', target: 'b1', ...way })

const total = (t: T, attack: AttackKind = 'shoot', way: JsonObject = {}) => {
  const [check] = only(shoot(t, way, attack), 'checkMade')
  return check?.total
}

const weapon = (said: Partial<Weapon>): Partial<ShipSetup> => ({ weapons: [said] })

describe('direct fire: rules/hex.md §3.5', () => {
  it('hits when the check reaches AC; the damage is rolled once and waits', () => {
    const t = battle({}, {}, [10, [3, 4]])
    const events = shoot(t)
    expect(typesOf(events)).toEqual(['rolled', 'checkMade', 'fired', 'rolled'])
    expect(only(events, 'checkMade')).toEqual([
      {
        ...{ type: 'checkMade', ship: 'a1', crew: 'a1.1', skill: 'gunnery', why: 'gunnery', seen: null },
        ...{ natural: 10, total: 20, dc: 20, margin: 0 },
      },
    ])
    expect(only(events, 'fired')).toEqual([
      {
        ...{ type: 'fired', ship: 'a1', weapon: 'w1', target: 'b1', attack: 'shoot' },
        ...{ distance: 3, arc: 'forward', quadrant: 'forward', hit: true },
      },
    ])
    expect(t.game.hits).toEqual([
      {
        ...{ by: 'a1', target: 'b1', quadrant: 'forward', weapon: 'w1', damage: 7, natural: 10, properties: [] },
        ...{ precise: false, system: null, beam: null },
      },
    ])
    expect(t.ship('b1').shields.forward).toBe(10)
    expect(t.ship('a1').weapons[0]?.fired).toBe(true)
  })

  it('misses below it, and does nothing', () => {
    const t = battle({}, {}, [9])
    expect(only(shoot(t), 'fired')[0]).toMatchObject({ hit: false })
    expect(t.game.hits).toEqual([])
    expect(t.planned).toEqual([])
  })

  it('a natural 20 hits and a natural 1 misses, where the ruleset has it so', () => {
    const hit = (natural: number, ac: number, naturalsDecide: boolean) => {
      const t = battle({}, { ac }, [natural], { ruleset: { naturalsDecide } })
      return only(shoot(t), 'fired')[0]?.hit
    }
    expect([hit(20, 40, true), hit(20, 40, false)]).toEqual([true, false])
    expect([hit(1, 5, true), hit(1, 5, false)]).toEqual([false, true])
  })

  it('6.18: hits wait in firing order', () => {
    const t = battle({ weapons: [{}, { damage: '1d8' }] }, {}, [15, 8, 15, [4, 4]])
    shoot(t, { weapon: 'w2' })
    shoot(t, { weapon: 'w1' })
    expect(t.game.hits.map(({ weapon: by, damage }) => [by, damage])).toEqual([
      ['w2', 8],
      ['w1', 8],
    ])
  })

  it('6.21: a linked pair is one attack with the damage of both', () => {
    const t = battle(weapon({ linked: true, damage: '4d4' }), {}, [15, [4, 3, 2, 1]])
    expect(only(shoot(t), 'checkMade')).toHaveLength(1)
    expect(t.game.hits.map(({ damage }) => damage)).toEqual([10])
  })

  it('damage printed as (2d6)*10 is multiplied after the roll', () => {
    const t = battle(weapon({ damage: '(2d6)*10', class: 'capital' }), {}, [15, [2, 5]])
    shoot(t)
    expect(t.game.hits[0]?.damage).toBe(70)
  })

  it('with power diverted to the weapons dice of 1 count 2', () => {
    const t = battle(weapon({ damage: '(2d6)*10' }), {}, [15, [1, 5]])
    t.ship('a1').effects.weaponsDiverted = true
    shoot(t)
    expect(t.game.hits[0]?.damage).toBe(70)
  })

  it('6.20: precise targeting does more where the shields were gone before', () => {
    const precise = (forward: number, attack: AttackKind) => {
      const t = battle({}, { shields: { forward } }, [15, [1, 1]])
      shoot(t, {}, attack)
      return t.game.hits[0]?.precise
    }
    expect([precise(0, 'precise'), precise(1, 'precise'), precise(0, 'shoot')]).toEqual([true, false, false])
  })

  it('limited fire has one shot less', () => {
    const t = battle(weapon({ shots: 5, properties: [{ property: 'limitedFire', shots: 5 }] }), {}, [1])
    shoot(t)
    expect(t.ship('a1').weapons[0]?.shots).toBe(4)
  })

  it('6.36: after a barrel roll the physical shield is struck', () => {
    const struck = (rolled: boolean) => {
      const t = battle(weapon({ mount: 'turret' }), { at: [3, -3, 3] }, [15, [1, 1]])
      t.ship('b1').effects.rolled = rolled
      shoot(t)
      return t.game.hits[0]?.quadrant
    }
    expect([struck(false), struck(true)]).toEqual(['starboard', 'port'])
  })

  it('6.36: after a barrel roll the weapons of the other side bear', () => {
    const t = battle(weapon({ mount: 'port' }), { at: [3, -1, 3] }, [15, [1, 1]])
    expect(() => shoot(t)).toThrow('fires what it cannot')
    const rolled = battle(weapon({ mount: 'port' }), { at: [3, -1, 3] }, [15, [1, 1]])
    rolled.ship('a1').effects.rolled = true
    expect(only(shoot(rolled), 'fired')[0]).toMatchObject({ arc: 'port', hit: true })
  })
})

describe('the gunnery check: rules/hex.md §3.3', () => {
  it('range costs 2 for each increment after the first', () => {
    expect(total(battle({}, { at: [0, -5, 3] }, [10]))).toBe(20)
    expect(total(battle({}, { at: [0, -11, 3] }, [10]))).toBe(16)
    expect(total(battle(weapon({ increment: 20 }), { at: [0, -11, 3] }, [10]))).toBe(20)
  })

  it.each([
    ['shoot', 20],
    ['fireAtWill', 16],
    ['broadside', 18],
    ['snapShot', 18],
    ['precise', 20],
  ] as const)('of %s', (attack, sum) => {
    expect(total(battle({}, {}, [10]), attack)).toBe(sum)
  })

  it('a targeting aid spares one gunner the penalty of fire at will and broadside, and costs 2 when it has failed', () => {
    const aided = (aid: boolean, attack: AttackKind, crew = 'a1.1') => {
      const t = battle({}, {}, [10])
      t.ship('a1').effects.aided = { [crew]: aid }
      return total(t, attack)
    }
    expect([aided(true, 'fireAtWill'), aided(true, 'broadside'), aided(true, 'snapShot')]).toEqual([20, 20, 18])
    expect([aided(false, 'shoot'), aided(false, 'fireAtWill'), aided(false, 'shoot', 'a1.2')]).toEqual([18, 14, 20])
  })

  it('lock on helps against its target', () => {
    const locked = (target: string) => {
      const t = battle({}, {}, [10])
      t.ship('a1').effects.lockedOn = [target]
      return total(t)
    }
    expect([locked('b1'), locked('b2')]).toEqual([22, 20])
  })

  it('damage to the arc and to the core counts; glitching costs 2, malfunctioning 4, the core 2 and 4', () => {
    const damaged = (systems: ShipSetup['systems']) => total(battle({ systems: systems ?? {} }, {}, [10]))
    expect(damaged({ 'weapons.forward': 1 })).toBe(18)
    expect(damaged({ 'weapons.forward': 2 })).toBe(16)
    expect(damaged({ 'weapons.aft': 2 })).toBe(20)
    expect(damaged({ powerCore: 1 })).toBe(20)
    expect(damaged({ powerCore: 2, 'weapons.forward': 1 })).toBe(16)
    expect(damaged({ powerCore: 3 })).toBe(16)
  })

  it('6.54: a turret takes the worst of all arcs', () => {
    const turret = (systems: ShipSetup['systems']) =>
      total(battle({ ...weapon({ mount: 'turret' }), systems: systems ?? {} }, {}, [10]))
    expect(turret({ 'weapons.aft': 2, 'weapons.forward': 1 })).toBe(16)
    expect(turret({ 'weapons.port': 1 })).toBe(18)
    expect(turret({})).toBe(20)
  })

  it('in a minor action what is wrecked costs 4 and does not fail', () => {
    const t = battle({ systems: { 'weapons.forward': 3 } }, { ac: 14 }, [10])
    const events = shoot(t, {}, 'snapShot')
    expect(only(events, 'checkMade')[0]).toMatchObject({ total: 14, margin: 0 })
    expect(only(events, 'fired')[0]).toMatchObject({ hit: true })
  })

  it('a broad arc reaches the arcs beside its own for 2', () => {
    const broad = (at: readonly [number, number]) =>
      total(battle(weapon({ properties: [{ property: 'broadArc' }] }), { at: [...at, 3] }, [10]))
    expect(broad([0, -3])).toBe(20)
    expect(broad([3, -2])).toBe(18)
    expect(() => broad([0, 3])).toThrow('fires what it cannot')
  })

  it('scatterscan costs 2 while it lasts', () => {
    const t = battle({}, {}, [10])
    t.ship('a1').afflictions = [
      { kind: 'scatterscan', until: 2 },
      { kind: 'scatterscan', until: 3 },
    ]
    expect(total(t)).toBe(18)
  })

  it('a computer node adds its bonus', () => {
    expect(total(battle({ computer: { bonus: 3, nodes: 1 } }, {}, [10]), 'shoot', { node: true })).toBe(23)
  })

  it('the captain helps before the roll: demand 4, encourage 2 by a gunnery check of 10', () => {
    const crew = [gunner, { role: 'captain' }] as const
    const helped = (help: JsonObject, dice: number[]) => {
      const t = battle({ crew }, {}, dice)
      const checks = only(shoot(t, { help }), 'checkMade')
      return checks.map(({ why, total: sum, dc }) => [why, sum, dc])
    }
    expect(helped({ help: 'demand', skill: 'intimidate' }, [6, 10])).toEqual([
      ['demand', 16, 16],
      ['gunnery', 24, 20],
    ])
    expect(helped({ help: 'encourage', skill: 'gunnery' }, [2, 10])).toEqual([
      ['encourage', 12, 10],
      ['gunnery', 22, 20],
    ])
  })

  it('of an enemy that improved its countermeasures two are rolled and the worse counts', () => {
    const t = battle({}, {}, [15, 4])
    t.ship('a1').effects.jammed = true
    expect(total(t)).toBe(14)
  })

  it('a harried enemy is shot at with the better of two, by the next of that side', () => {
    const t = battle({}, {}, [4, 15, [1, 1], 4])
    t.ship('b1').effects.harriedBy = ['B', 'A']
    expect(total(t)).toBe(25)
    expect(t.ship('b1').effects.harriedBy).toEqual(['B'])
  })

  it('a flanked enemy is shot at with 2 more from another quadrant than the flanker has, once', () => {
    const flanked = (at: readonly [number, number]) => {
      const t = table({
        ships: [
          { id: 'a1', at: [0, 0], crew: [gunner] },
          { id: 'a2', at: [...at, 0] },
          { id: 'b1', at: [0, -3, 3], ac: 30 },
        ],
        phase: 'gunnery',
        dice: [10],
      })
      t.ship('b1').effects.flankedBy = ['a2']
      return [total(t), t.ship('b1').effects.flankedBy.length]
    }
    expect(flanked([0, -6])).toEqual([22, 0])
    expect(flanked([0, -1])).toEqual([20, 1])
  })
})

describe('target system: rules/hex.md §3.7, 6.43', () => {
  const targeting = (dice: TableSetup['dice']) => {
    const t = battle({ weapons: [{}, {}] }, {}, dice)
    t.ship('a1').targeted = [
      { ship: 'b2', system: 'sensors' },
      { ship: 'b1', system: 'engines' },
    ]
    return t
  }

  it('the next hit on that enemy has the system, and no other after it', () => {
    const t = targeting([15, [1, 1], 15, [1, 1]])
    shoot(t)
    shoot(t, { weapon: 'w2' })
    expect(t.game.hits.map(({ system }) => system)).toEqual(['engines', null])
    expect(t.ship('a1').targeted).toEqual([{ ship: 'b2', system: 'sensors' }])
  })

  it('a miss leaves it', () => {
    const t = targeting([2])
    shoot(t)
    expect(t.ship('a1').targeted).toHaveLength(2)
  })
})

describe('a free attack: rules/hex.md §2.5', () => {
  const free = (dice: TableSetup['dice'], change: (t: T) => void = () => undefined, a: Partial<ShipSetup> = {}) => {
    const t = battle({ weapons: [{ mount: 'aft' }], ...a }, { at: [0, 0] }, dice, { phase: 'helm' })
    change(t)
    return { t, events: shoot(t, {}, 'free') }
  }

  it('6.28: strikes aft with a weapon of any arc, which may be used again', () => {
    const { t, events } = free([10, [3, 4]])
    expect(only(events, 'fired')[0]).toMatchObject({ attack: 'free', quadrant: 'aft', hit: true })
    expect(t.ship('a1').weapons[0]).toMatchObject({ fired: false, freeFired: true })
    expect(t.game.hits).toEqual([])
  })

  it('has no help of others, but the penalties', () => {
    const { events } = free([10], t => {
      const { effects } = t.ship('a1')
      Object.assign(effects, { lockedOn: ['b1'], weaponsDiverted: true, jammed: true })
      t.ship('b1').effects.harriedBy = ['A']
    })
    expect(only(events, 'checkMade')[0]?.total).toBe(20)
    const damaged = free([10], () => undefined, { systems: { 'weapons.aft': 1, powerCore: 2 } })
    expect(only(damaged.events, 'checkMade')[0]?.total).toBe(16)
  })

  it('a captain of another seat is not asked', () => {
    const { t } = free([10], () => undefined, { crew: [gunner, { role: 'captain', seat: 'c' }] })
    expect(t.idle).toBe(true)
  })

  it('6.44: target system waits for the gunnery phase', () => {
    const { t } = free([10, [3, 4]], at => {
      at.ship('a1').targeted = [{ ship: 'b1', system: 'engines' }]
    })
    expect(t.ship('a1').targeted).toHaveLength(1)
  })
})

describe('closed sheets', () => {
  it('what a shot is rolled against is told to those who know the defences', () => {
    const t = battle({}, {}, [10], { ruleset: { sheets: 'scan' } })
    expect(only(shoot(t), 'checkMade')[0]?.seen).toEqual([])
    const knowing = battle({}, {}, [10], { ruleset: { sheets: 'scan' } })
    Object.assign(knowing.state.hidden.sides.A?.own.scans ?? {}, { b1: 2 })
    expect(only(shoot(knowing), 'checkMade')[0]?.seen).toEqual(['a'])
  })

  it('and a captain of another seat is asked without it', () => {
    const crew = [gunner, { role: 'captain', seat: 'c' }] as const
    const t = battle({ crew }, {}, [10], { ruleset: { sheets: 'scan' }, sides: { c: 'A' } })
    shoot(t)
    expect(t.asked('help').check.dc).toBeNull()
    const open = battle({ crew }, {}, [10], { sides: { c: 'A' } })
    shoot(open)
    expect(open.asked('help').check.dc).toBe(20)
  })
})

describe('what other actions have done', () => {
  it('a weapon that was made ready does 1 more, from tier 6 on 2; not in a free attack', () => {
    const damage = (tier: number, attack: AttackKind = 'shoot') => {
      const t = battle({ ...weapon({ ready: true }), tier }, {}, [15, [1, 1]])
      const events = shoot(t, {}, attack)
      return attack === 'free' ? only(events, 'damaged')[0]?.shields : t.game.hits[0]?.damage
    }
    expect([damage(5), damage(6), damage(6, 'free')]).toEqual([3, 4, 2])
  })

  it('a taunted crew has −2 in gunnery, and −4 on push actions', () => {
    const taunted = (attack: AttackKind) => {
      const t = battle({}, {}, [10])
      t.ship('a1').afflictions = [{ kind: 'taunted.gunnery', until: 9 }]
      return total(t, attack)
    }
    expect([taunted('shoot'), taunted('fireAtWill'), taunted('snapShot')]).toEqual([18, 12, 16])
  })
})
