import { describe, expect, it } from 'vitest'
import { hit } from '../../../test/hex/hit.ts'
import { only, type ShipSetup, type TableSetup, table, typesOf } from '../../../test/hex/table.ts'
import type { Hit } from '../state.ts'

const a1: ShipSetup = { id: 'a1', at: [0, 5] }
const b1: ShipSetup = { id: 'b1', at: [0, 0] }
const bare = { forward: 0, starboard: 0, aft: 0, port: 0 }

/** These hits wait at the end of a gunnery phase. */
function waiting(hits: readonly Hit[], ships: readonly ShipSetup[] = [a1, b1], more: Partial<TableSetup> = {}) {
  const t = table({ ships, phase: 'gunnery', ...more })
  t.game.hits = [...hits]
  return t
}

describe('the damage of a phase: rules/hex.md §1.2 step 3c', () => {
  it('is taken hit by hit, in firing order, in its own phase', () => {
    const t = waiting([hit({ damage: 6 }), hit({ damage: 7 }), hit({ damage: 3, quadrant: 'aft' })])
    const events = t.push('damage', {})
    expect(typesOf(events)).toEqual(['phaseBegan', 'damaged', 'damaged', 'damaged', 'phaseEnded'])
    expect(only(events, 'damaged')).toEqual([
      {
        ...{ type: 'damaged', ship: 'b1', quadrant: 'forward', shields: 6, ablative: 0, hull: 0, stopped: false },
        ...{ source: 'a1.w1', seen: null },
      },
      expect.objectContaining({ shields: 4, hull: 3 }),
      expect.objectContaining({ quadrant: 'aft', shields: 3, hull: 0 }),
    ])
    expect(t.ship('b1')).toMatchObject({ shields: { forward: 0, starboard: 10, aft: 7, port: 10 }, damage: 3 })
    expect(t.game.hits).toEqual([])
    expect(t.idle).toBe(true)
  })

  it('6.21: the damage threshold is held against each attack alone', () => {
    const t = waiting([hit({ damage: 5 }), hit({ damage: 5 })], [a1, { ...b1, damageThreshold: 5, shields: bare }])
    const events = t.push('damage', {})
    expect(only(events, 'damaged').map(({ hull, stopped }) => [hull, stopped])).toEqual([
      [0, true],
      [0, true],
    ])
    expect(t.ship('b1').damage).toBe(0)
  })

  it('6.19: ships that were hit in one phase both go, whoever fired first', () => {
    const t = waiting(
      [hit({ damage: 101 }), hit({ by: 'b1', target: 'a1', damage: 101 })],
      [
        { ...a1, shields: bare },
        { ...b1, shields: bare },
      ],
    )
    const events = t.push('damage', {})
    expect(only(events, 'destroyed').map(({ ship }) => ship)).toEqual(['b1', 'a1'])
    expect([t.ship('a1').place, t.ship('b1').place]).toEqual(['destroyed', 'destroyed'])
  })

  it('6.18: a natural 20 that was fired first strikes the shields first, unless criticals come last', () => {
    const volley = [hit({ damage: 10, natural: 20 }), hit({ damage: 4, weapon: 'w2' })]
    const first = waiting(volley)
    expect(only(first.push('damage', {}), 'critical')).toEqual([])
    const last = waiting(volley, [a1, b1], { ruleset: { criticalsLast: true }, dice: [5] })
    expect(only(last.push('damage', {}), 'critical')).toEqual([
      { type: 'critical', ship: 'b1', system: 'lifeSupport', severity: 1 },
    ])
  })

  it('6.18: criticals come last among the hits of one attacker on one quadrant, and other hits keep their places', () => {
    const t = waiting(
      [
        hit({ damage: 1, natural: 20 }),
        hit({ damage: 2, by: 'a2' }),
        hit({ damage: 3, quadrant: 'aft' }),
        hit({ damage: 4 }),
      ],
      [a1, { ...a1, id: 'a2', at: [1, 5] }, b1],
      { ruleset: { criticalsLast: true } },
    )
    expect(only(t.push('damage', {}), 'damaged').map(({ shields }) => shields)).toEqual([4, 2, 3, 1])
  })
})

describe('ships that are shot to pieces: rules/hex.md §1.4', () => {
  it('without hull points a ship is disabled, and its hull points go on below 0', () => {
    const t = waiting([hit({ damage: 50 }), hit({ damage: 9 })], [a1, { ...b1, shields: bare, criticalThreshold: 99 }])
    const events = t.push('damage', {})
    expect(typesOf(events)).toEqual(['phaseBegan', 'damaged', 'disabled', 'damaged', 'phaseEnded'])
    expect(t.ship('b1')).toMatchObject({ damage: 59, place: 'map' })
  })

  it('over twice its hull points of damage destroy it, exactly twice do not', () => {
    const ship = { ...b1, shields: bare, criticalThreshold: 999 }
    const twice = waiting([hit({ damage: 100 })], [a1, ship])
    twice.push('damage', {})
    expect(twice.ship('b1').place).toBe('map')
    const over = waiting([hit({ damage: 101 }), hit({ damage: 1 })], [a1, ship])
    // Nothing is left for the second, and no critical for the first.
    expect(typesOf(over.push('damage', {}))).toEqual(['phaseBegan', 'damaged', 'destroyed', 'phaseEnded'])
    expect(over.ship('b1')).toMatchObject({ place: 'destroyed', at: null })
  })

  it('6.14: criticals go on below 0', () => {
    const t = waiting([hit({ damage: 2 })], [a1, { ...b1, damage: 60, shields: bare }], { dice: [70] })
    expect(only(t.push('damage', {}), 'critical')).toEqual([
      { type: 'critical', ship: 'b1', system: 'engines', severity: 1 },
    ])
  })
})

describe('a free attack: rules/hex.md §2.5', () => {
  it('strikes at once, in the helm phase', () => {
    const t = table({ ships: [a1, b1], phase: 'helm' })
    const events = t.push('hit', { hit: hit({ damage: 12, quadrant: 'aft' }) })
    expect(typesOf(events)).toEqual(['damaged'])
    expect(t.ship('b1')).toMatchObject({ damage: 2, shields: { aft: 0 } })
    expect(t.game.phase).toBe('helm')
  })
})

describe('weapons with properties: rules/hex.md §3.8', () => {
  it('line: a damage threshold that stops the beam spares the ships behind', () => {
    const behind = { ...b1, id: 'b2', at: [0, -1] as const, shields: bare }
    const ships = [a1, { ...b1, damageThreshold: 5, shields: bare }, behind]
    const beam = (damage: number) => [
      hit({ damage, beam: 7 }),
      hit({ damage, beam: 7, target: 'b2' }),
      hit({ damage: 1, beam: 9, target: 'b2' }),
    ]
    const stopped = waiting(beam(5), ships)
    stopped.push('damage', {})
    expect([stopped.ship('b1').damage, stopped.ship('b2').damage]).toEqual([0, 1])
    const through = waiting(beam(6), ships)
    through.push('damage', {})
    expect([through.ship('b1').damage, through.ship('b2').damage]).toEqual([6, 7])
  })

  it('line: shields that take it all do not stop it', () => {
    const ships = [a1, { ...b1, damageThreshold: 5 }, { ...b1, id: 'b2', at: [0, -1] as const }]
    const t = waiting([hit({ damage: 8, beam: 7 }), hit({ damage: 8, beam: 7, target: 'b2' })], ships)
    t.push('damage', {})
    expect(t.ship('b2').shields.forward).toBe(2)
  })

  it('buster: the engineers of the ship feel it in the next round', () => {
    const t = waiting([hit({ damage: 1, properties: [{ property: 'buster' }] })], [a1, b1], { round: 3 })
    t.push('damage', {})
    expect(t.ship('b1').afflictions).toEqual([{ kind: 'buster', until: 4 }])
  })

  it('irradiate: shields and hull do not keep it out', () => {
    const t = waiting([hit({ damage: 1, properties: [{ property: 'irradiate', level: 'medium' }] })], [a1, b1], {
      round: 3,
      dice: [2],
    })
    const events = t.push('damage', {})
    expect(only(events, 'effect')).toEqual([
      { type: 'effect', ship: 'b1', effect: 'irradiated', amount: 2, why: 'medium' },
    ])
    expect(t.ship('b1').afflictions).toEqual([{ kind: 'irradiated.medium', until: 5 }])
  })

  describe('vortex', () => {
    const vortex = hit({ damage: 30, properties: [{ property: 'vortex' }] })

    it('does no damage to a quadrant with shields, which the pilot saves', () => {
      // 15 and half again the tier of 2; the pilot has +10.
      const t = waiting([vortex], [a1, { ...b1, tier: 2 }], { dice: [8] })
      t.push('damage', {})
      const events = t.answer({ pass: true })
      expect(only(events, 'checkMade')).toEqual([
        expect.objectContaining({ why: 'vortex', skill: 'piloting', crew: 'b1.2', total: 18, dc: 18, margin: 0 }),
      ])
      expect(t.ship('b1')).toMatchObject({ damage: 0, shields: { forward: 10 } })
    })

    it('or loses them; the captain may help before the roll though nobody gave an order', () => {
      const t = waiting([vortex], [a1, { ...b1, tier: 2 }], { dice: [5, 5] })
      t.push('damage', {})
      expect(t.asked('help').check).toMatchObject({ crew: 'b1.2', why: 'vortex', dc: 18 })
      const events = t.answer({ help: 'encourage', skill: 'piloting' })
      expect(only(events, 'checkMade').map(({ crew, total }) => [crew, total])).toEqual([
        ['b1.1', 15],
        ['b1.2', 17],
      ])
      expect(only(events, 'shieldsChanged')).toEqual([
        {
          ...{ type: 'shieldsChanged', ship: 'b1', why: 'vortex', seen: null },
          shields: { forward: 0, starboard: 10, aft: 10, port: 10 },
        },
      ])
      expect(t.ship('b1').damage).toBe(0)
    })

    it('without a pilot they are lost', () => {
      const t = waiting([vortex], [a1, { ...b1, crew: [{ role: 'gunner' }] }])
      t.push('damage', {})
      expect(t.ship('b1')).toMatchObject({ damage: 0, shields: { forward: 0 } })
    })

    it('damages as any other where no shields are', () => {
      const t = waiting([vortex], [a1, { ...b1, shields: bare, criticalThreshold: 99 }])
      t.push('damage', {})
      expect(t.ship('b1').damage).toBe(30)
    })
  })
})
