import { describe, expect, it } from 'vitest'
import { plain, type ShipSetup, type Table, type TableSetup, table } from '../../../test/dial/table.ts'
import { rulesets } from '../ruleset.ts'
import { pointsFor } from './objectives.ts'

type Features = NonNullable<TableSetup['features']>
type Scenario = NonNullable<TableSetup['scenario']>

function scored(
  scenario: Scenario,
  ships: readonly ShipSetup[],
  features: Features,
  more: Partial<TableSetup> = {},
): Table {
  const t = table({ scenario, round: 2, phase: 'end', ...more, ships, features })
  t.push('objectives', {})
  return t
}

const points = (t: Table) => [t.game.score.a?.objective, t.game.score.b?.objective]
const amg = { ruleset: rulesets.amg }

/** Ships whose bases end `gap` mm from a 36 mm square at (400, 400), to its left and right. */
const left = (id: string, gap = 0, more: Partial<ShipSetup> = {}) => ({ id, at: [362 - gap, 400] as const, ...more })
const right = (id: string, gap = 0, more: Partial<ShipSetup> = {}) => ({ id, at: [438 + gap, 400] as const, ...more })
const f1 = { id: 'f1', at: [400, 400] } as const

describe('objectives: rules/dial.md §1.3', () => {
  it('score from round 2 on, at the start of the End Phase, before anything else of it', () => {
    const ships = [left('a1'), { id: 'b1', at: [800, 800] }] as const
    expect(points(scored('assault', ships, [f1], { round: 1 }))).toEqual([0, 0])
    const t = table({ scenario: 'assault', round: 2, ships, features: [f1] })
    const events = plain(t.push('endPhase', {}))
    expect(events.slice(0, 2)).toEqual([
      { type: 'phaseBegan', phase: 'end', round: 2 },
      { type: 'scored', side: 'a', why: 'objective', points: 2, total: 2 },
    ])
  })

  describe('Assault at the Satellite Array', () => {
    const f2 = { id: 'f2', at: [400, 700] } as const
    const f3 = { id: 'f3', at: [800, 100] } as const

    it('AMG: 1 for each satellite controlled', () => {
      const ships = [left('a1'), { id: 'a2', at: [362, 700] }, { id: 'b1', at: [800, 138] }] as const
      expect(points(scored('assault', ships, [f1, f2, f3], amg))).toEqual([2, 1])
    })

    it('XWA: 1 for any, 2 for more than the enemy', () => {
      const ships = [left('a1'), { id: 'a2', at: [362, 700] }, { id: 'b1', at: [800, 138] }] as const
      expect(points(scored('assault', ships, [f1, f2, f3]))).toEqual([2, 1])
      expect(points(scored('assault', [ships[0], ships[2]], [f1, f3]))).toEqual([1, 1])
    })

    it('control takes strictly more ships at range 0–1', () => {
      expect(points(scored('assault', [left('a1', 100), { id: 'b1', at: [800, 800] }], [f1], amg))).toEqual([1, 0])
      expect(points(scored('assault', [left('a1', 100.01), { id: 'b1', at: [800, 800] }], [f1], amg))).toEqual([0, 0])
      expect(points(scored('assault', [left('a1'), right('b1')], [f1], amg))).toEqual([0, 0])
      const two = [left('a1'), { id: 'a2', at: [400, 338] }, right('b1')] as const
      expect(points(scored('assault', two, [f1], amg))).toEqual([1, 0])
    })

    it('a medium or large ship counts 2', () => {
      const big = right('b1', 20, { size: 'medium' })
      expect(points(scored('assault', [left('a1'), big], [f1], amg))).toEqual([0, 1])
      const two = [left('a1'), { id: 'a2', at: [400, 338] }, right('b1', 30, { size: 'large' })] as const
      expect(points(scored('assault', two, [f1], amg))).toEqual([0, 0])
    })
  })

  it.each(['xwa', 'amg'] as const)(
    'Chance Engagement, %s: 1 for a ship at range 0–2, and 1 more for being alone',
    name => {
      const ruleset = rulesets[name]
      expect(points(scored('chance', [left('a1', 200), { id: 'b1', at: [800, 800] }], [f1], { ruleset }))).toEqual([
        2, 0,
      ])
      expect(points(scored('chance', [left('a1', 200), right('b1')], [f1], { ruleset }))).toEqual([1, 1])
      expect(points(scored('chance', [left('a1', 200.01), right('b1')], [f1], { ruleset }))).toEqual([0, 2])
    },
  )

  it('Salvage Mission: for caches on friendly ships; those on the table are nobody’s', () => {
    const ships = [left('a1'), { id: 'a2', at: [100, 100] }, { id: 'b1', at: [800, 800] }] as const
    const caches = [
      { id: 'f1', carrier: 'a1' },
      { id: 'f2', carrier: 'a2' },
      { id: 'f3', carrier: 'b1' },
      { ...f1, id: 'f4' },
    ]
    expect(points(scored('salvage', ships, caches, amg))).toEqual([2, 1])
    expect(points(scored('salvage', ships, caches))).toEqual([2, 1])
    expect(points(scored('salvage', ships, caches.slice(1)))).toEqual([1, 1])
  })

  it('Scramble the Transmissions: for satellites with one’s marker, wherever the ships are', () => {
    const ships = [
      { id: 'a1', at: [100, 100] },
      { id: 'b1', at: [800, 800] },
    ] as const
    const marked = (markers: readonly (string | null)[]) =>
      markers.map((marker, i) => ({ id: `f${i}`, at: [400, 400] as const, marker }))
    expect(points(scored('scramble', ships, marked(['a', 'a', 'a']), amg))).toEqual([3, 0])
    expect(points(scored('scramble', ships, marked(['a', 'a', 'a'])))).toEqual([2, 0])
    expect(points(scored('scramble', ships, marked(['a', 'b', null])))).toEqual([1, 1])
  })

  describe('Ancient Knowledge', () => {
    const cache = { id: 'f1', kind: 'dataCache', at: [400, 400], charged: false } as const
    const knowing = { knowledge: true }

    it('1 for any ship with the condition, 2 for more than the enemy; then the caches recover', () => {
      const t = scored('ancient', [left('a1', 0, knowing), right('b1', 0, knowing)], [cache])
      expect(points(t)).toEqual([1, 1])
      expect(t.game.features.f1?.charged).toBe(true)
      expect(t.idle).toBe(true)
      expect(t.ship('a1').knowledge).toBe(true)
    })

    it('who scores 2 discards one of them', () => {
      const t = scored('ancient', [left('a1', 0, knowing), right('b1')], [cache])
      expect(points(t)).toEqual([2, 0])
      expect(t.ship('a1').knowledge).toBe(false)
      expect(t.events.at(-1)).toMatchObject({ type: 'knowledgeLost', ship: 'a1' })
    })

    it('of several ships its player says which', () => {
      const ships = [left('a1', 0, knowing), { id: 'a2', at: [100, 100], ...knowing }, right('b1', 0, knowing)] as const
      const t = scored('ancient', ships, [cache])
      expect(t.request).toMatchObject({ seat: 'a', kind: 'loseKnowledge', default: { ship: 'a1' } })
      expect(t.choices()).toEqual([{ ship: 'a1' }, { ship: 'a2' }])
      expect(t.refuses({ ship: 'b1' })?.code).toBe('not_an_option')
      t.answer({ ship: 'a2' })
      expect([t.ship('a1').knowledge, t.ship('a2').knowledge]).toEqual([true, false])
    })
  })

  it('`objectiveCap` is the most that having more than the enemy is worth', () => {
    const { game } = table({ scenario: 'assault', ships: [], ruleset: { objectiveCap: 5 } })
    expect(pointsFor(game, 2, [1])).toBe(5)
    expect(pointsFor(game, 2, [2])).toBe(1)
    expect(pointsFor(game, 0, [0])).toBe(0)
  })
})
