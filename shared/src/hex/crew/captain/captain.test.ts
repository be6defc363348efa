import { describe, expect, it } from 'vitest'
import { only, type ShipSetup, type TableSetup, table } from '../../../../test/hex/table.ts'
import type { JsonObject } from '../../../kernel/index.ts'
import type { CrewMember } from '../../state.ts'

const captain: Partial<CrewMember> = { role: 'captain', level: 12 }
const crew: readonly Partial<CrewMember>[] = [
  captain,
  { role: 'pilot' },
  { role: 'engineer' },
  { role: 'gunner' },
  { role: 'scienceOfficer' },
]
const a1: ShipSetup = { id: 'a1', at: [0, 0], tier: 2, crew }
const b1: ShipSetup = { id: 'b1', at: [0, 5], tier: 4 }

const order = (crewId: string, action: string, way: JsonObject = {}) => ({ ship: 'a1', crew: crewId, action, ...way })

/** The crew of a1 may act in a phase. */
function acting(
  phase: 'engineering' | 'helm' | 'gunnery',
  more: Partial<TableSetup> = {},
  ship: Partial<ShipSetup> = {},
) {
  const t = table({ ships: [{ ...a1, ...ship }, b1], phase, ...more })
  t.push('orders', { phase, ships: ['a1'], finished: [], allWaited: false, queue: [] })
  return t
}

const checks = (t: ReturnType<typeof table>) => only(t.events, 'checkMade')

describe('taunt: rules/hex.md §3.7', () => {
  const way = (phase: string) => ({ target: 'b1', phase, skill: 'bluff' })

  it('by Bluff or Intimidate against 15 and half again the tier of the enemy', () => {
    const t = acting('helm', { dice: [11, 3] })
    expect(t.offered('taunt').map(({ phase, skill }) => `${phase} ${skill}`)).toEqual([
      'engineering bluff',
      'engineering intimidate',
      'helm bluff',
      'helm intimidate',
      'gunnery bluff',
      'gunnery intimidate',
    ])
    const events = t.answer(order('a1.1', 'taunt', way('gunnery')))
    expect(checks(t)).toEqual([expect.objectContaining({ skill: 'bluff', total: 21, dc: 21, margin: 0 })])
    expect(only(events, 'effect')).toEqual([
      { type: 'effect', ship: 'b1', effect: 'taunted', amount: 3, why: 'gunnery' },
    ])
  })

  it('lasts 1d4 rounds, this one among them while the phase is not over', () => {
    const until = (phase: string) => {
      const t = acting('helm', { dice: [20, 3], round: 5 })
      t.answer(order('a1.1', 'taunt', way(phase)))
      return t.ship('b1').afflictions
    }
    expect(until('gunnery')).toEqual([{ kind: 'taunted.gunnery', until: 7 }])
    expect(until('helm')).toEqual([{ kind: 'taunted.helm', until: 7 }])
    expect(until('engineering')).toEqual([{ kind: 'taunted.engineering', until: 8 }])
  })

  it('costs 2 on every check in that phase, push actions 4, and nothing in another', () => {
    const total = (phase: 'helm' | 'gunnery', push: boolean) => {
      const t = table({ ships: [a1], phase, dice: [10] })
      t.ship('a1').afflictions = [{ kind: 'taunted.helm', until: 9 }]
      t.push('check', {
        ...{ ship: 'a1', crew: 'a1.2', skill: 'piloting', dc: 10, why: 'evade', bonuses: [], system: 'engines' },
        ...(push && { push: true }),
        alone: true,
      })
      return checks(t)[0]?.total
    }
    expect([total('helm', false), total('helm', true), total('gunnery', true)]).toEqual([18, 16, 20])
  })

  it('two taunts at once cost no more than one', () => {
    const t = table({ ships: [a1], phase: 'helm', dice: [10] })
    const taunted = { kind: 'taunted.helm', until: 9 } as const
    t.ship('a1').afflictions = [taunted, taunted]
    t.push('check', {
      ...{ ship: 'a1', crew: 'a1.2', skill: 'piloting', dc: 10, why: 'evade', bonuses: [], system: null, alone: true },
    })
    expect(checks(t)[0]?.total).toBe(18)
  })

  it('6.58: the same ship is never taunted again in the battle, even after a failure', () => {
    const t = acting('helm', { dice: [1] })
    t.answer(order('a1.1', 'taunt', way('helm')))
    expect(t.ship('b1').afflictions).toEqual([])
    expect(t.ship('a1').spent).toEqual(['taunt b1'])
    const later = table({ ships: [{ ...a1, spent: ['taunt b1'] }, b1, { ...b1, id: 'b2', at: [1, 5] }], phase: 'helm' })
    later.push('orders', { phase: 'helm', ships: ['a1'], finished: [], allWaited: false, queue: [] })
    expect(new Set(later.offered('taunt').map(({ target }) => target))).toEqual(new Set(['b2']))
    expect(later.refuses(order('a1.1', 'taunt', way('helm')))).toMatchObject({ code: 'not_an_option' })
  })

  it('is a push: not with life support malfunctioning', () => {
    expect(acting('helm', {}, { systems: { lifeSupport: 2 } }).offered('taunt')).toEqual([])
    expect(acting('helm', {}, { systems: { lifeSupport: 1 } }).offered('taunt')).toHaveLength(6)
  })
})

describe('orders: rules/hex.md §3.7', () => {
  it('by the skill of the role, against 15 and half again the tier; one resolve point from level 6 on', () => {
    const t = acting('gunnery', { dice: [8] })
    expect(t.offered('orders').map(({ target, skill }) => [target, skill])).toEqual([['a1.4', 'gunnery']])
    t.answer(order('a1.1', 'orders', { target: 'a1.4', skill: 'gunnery' }))
    expect(checks(t)).toEqual([expect.objectContaining({ skill: 'gunnery', total: 18, dc: 18 })])
    expect(t.ship('a1').resolve).toBe(2)
    const young = [{ ...captain, level: 5 }, ...crew.slice(1)]
    expect(acting('gunnery', {}, { crew: young }).offered('orders')).toEqual([])
  })

  it('6.38: two different actions in the round, not the same twice', () => {
    const t = acting('helm', { dice: [10, 20] }, { shields: { forward: 16, starboard: 8, aft: 8, port: 8 } })
    t.answer(order('a1.1', 'orders', { target: 'a1.5', skill: 'computers' }))
    t.answer(order('a1.5', 'balance', { even: true }))
    expect(t.ship('a1').crew[4]).toMatchObject({ acted: false, did: ['balance'] })
    expect(t.refuses(order('a1.5', 'balance', { from: 'aft', to: 'port', points: 1 }))).toMatchObject({
      code: 'not_offered',
    })
    t.answer(order('a1.5', 'targetSystem', { target: 'b1', system: 'engines' }))
    expect(t.ship('a1').crew[4]).toMatchObject({ acted: true, did: ['balance', 'targetSystem'] })
    expect(t.offered('targetSystem')).toEqual([])
  })

  it('a failure gives nothing, and the captain has acted', () => {
    const t = acting('helm', { dice: [1] })
    t.answer(order('a1.1', 'orders', { target: 'a1.5', skill: 'computers' }))
    expect(t.ship('a1').crew[4]?.doubled).toBe(false)
    expect(t.ship('a1').crew[0]?.acted).toBe(true)
    expect(t.offered('taunt')).toEqual([])
  })

  it('at the start of the phase in which that role acts, before it has done anything', () => {
    expect(
      acting('helm')
        .offered('orders')
        .map(({ target }) => target),
    ).toEqual(['a1.2', 'a1.5'])
    expect(
      acting('engineering', {}, { systems: { sensors: 1 } })
        .offered('orders')
        .map(({ target }) => target),
    ).toEqual(['a1.3'])
    const acted = crew.map((m, i) => (i === 4 ? { ...m, acted: true, did: ['scan'] } : m))
    expect(
      acting('helm', {}, { crew: acted })
        .offered('orders')
        .map(({ target }) => target),
    ).toEqual(['a1.2'])
  })

  it('is over with the round', () => {
    const t = acting('helm', { dice: [10] })
    t.answer(order('a1.1', 'orders', { target: 'a1.5', skill: 'computers' }))
    t.state.pending = []
    t.state.stack = []
    t.push('round', {})
    expect(t.ship('a1').crew[4]).toMatchObject({ doubled: false, did: [] })
  })
})

describe('moving speech: rules/hex.md §3.7', () => {
  it('by Diplomacy against 20 and half again the tier, from level 12 on for a resolve point', () => {
    const t = acting('gunnery', { dice: [13] })
    t.answer(order('a1.1', 'movingSpeech'))
    expect(checks(t)).toEqual([expect.objectContaining({ skill: 'diplomacy', total: 23, dc: 23 })])
    expect(t.ship('a1')).toMatchObject({ resolve: 2, effects: { inspired: 'gunnery' } })
    const young = [{ ...captain, level: 11 }, ...crew.slice(1)]
    expect(acting('gunnery', {}, { crew: young }).offered('movingSpeech')).toEqual([])
  })

  const rolled = (inspired: 'helm' | 'gunnery', twice?: 'worse' | 'better', alone = false) => {
    const t = table({ ships: [{ ...a1, crew: crew.slice(1) }], phase: 'helm', dice: [4, 15] })
    t.ship('a1').effects.inspired = inspired
    t.push('check', {
      ...{ ship: 'a1', crew: 'a1.1', skill: 'piloting', dc: 10, why: 'evade', bonuses: [], system: null },
      ...(twice === undefined ? {} : { twice }),
      ...(alone && { alone: true }),
    })
    return checks(t)[0]?.natural
  }

  it('the crew rolls twice and keeps the better for the rest of the phase', () => {
    expect([rolled('helm'), rolled('gunnery'), rolled('helm', 'better')]).toEqual([15, 4, 15])
  })

  it('against what lets them keep the worse it comes out even, and it helps no free attack', () => {
    expect([rolled('helm', 'worse'), rolled('helm', undefined, true)]).toEqual([4, 4])
  })
})

describe('damage to life support: rules/hex.md §3.6', () => {
  const margin = (systems: NonNullable<ShipSetup['systems']>) => {
    const t = acting('gunnery', { dice: [20] }, { systems })
    t.answer(order('a1.1', 'movingSpeech'))
    return checks(t)[0]?.margin
  }

  it('counts for the captain', () => {
    expect([margin({}), margin({ lifeSupport: 1 }), margin({ lifeSupport: 2 })]).toEqual([7, 5, 3])
    expect(margin({ lifeSupport: 3 })).toBeLessThan(0)
  })

  it('6.59: a wrecked core costs the captain 4, and what he does does not fail by itself', () => {
    expect([margin({ powerCore: 1 }), margin({ powerCore: 2 }), margin({ powerCore: 3 })]).toEqual([7, 5, 3])
    expect(margin({ powerCore: 3, lifeSupport: 1 })).toBe(1)
  })
})
