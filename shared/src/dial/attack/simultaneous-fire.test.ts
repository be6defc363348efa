/** Simultaneous fire in a whole Engagement Phase, with abilities of ships that are destroyed: rules/dial.md §2. */
import { describe, expect, it } from 'vitest'
import { charged, range2 } from '../../../test/dial/duel.ts'
import { type ShipSetup, type Table, table } from '../../../test/dial/table.ts'
import type { Ability } from '../../kernel/index.ts'
import { dial } from '../game.ts'
import type { DialWords } from '../words.ts'

const frail = (): Partial<ShipSetup> => ({ hull: 1, shields: charged(0) })
const kill = [
  ['hit', 'hit', 'hit'],
  ['blank', 'blank'],
] as const
const miss = [
  ['blank', 'blank', 'blank'],
  ['blank', 'blank'],
] as const

/** Howlrunner with a wingman of her own initiative and one of a lower one beside her, against a1. */
function engagement(
  initiative: number,
  howlrunner: Partial<ShipSetup>,
  more: Partial<Parameters<typeof table>[0]> = {},
) {
  const t = table({
    phase: 'activation',
    ...more,
    ships: [
      { id: 'a1', at: [400, 400], initiative },
      { id: 'b1', pilot: 'howlrunner', at: range2, initiative: 5, ...howlrunner },
      { id: 'b2', at: [460, 590, 180], initiative: 5 },
      { id: 'b3', at: [340, 590, 180], initiative: 3 },
    ],
  })
  t.push('engagement', {})
  return t
}

/** Attacks b1 if it is asked of a1, a1 if it is asked of the others; says who attacked, and who was offered Howlrunner's reroll. */
function fightOut(t: Table): string[] {
  const seen: string[] = []
  while (!t.idle) {
    const { kind, seat, args, default: fallback } = t.request
    if (kind === 'attack') {
      const { ship } = args as { ship: string }
      seen.push(`${ship} attacks`)
      t.answer({ weapon: 'primary', arc: 'front', target: seat === 'a' ? 'b1' : 'a1' })
    } else {
      if (kind === 'modify') seen.push(`${(args as { ship: string }).ship} may reroll`)
      t.answer(fallback)
    }
  }
  return seen
}

describe('simultaneous fire', () => {
  it('A31: who was killed by its own initiative engages, and its abilities stay live for others of it; A30: no longer', () => {
    const t = engagement(5, frail(), { dice: [...kill, ...miss, ...miss, ...miss] })
    expect(fightOut(t)).toEqual([
      'a1 attacks',
      // Destroyed, she attacks; she may use her own ability, and b2 may.
      'b1 attacks',
      'b1 may reroll',
      'b2 attacks',
      'b2 may reroll',
      // Initiative 5 is over: she is removed, and b3 has nothing of her.
      'b3 attacks',
    ])
    expect(t.ship('b1').place).toBe('destroyed')
    const told = t.events.flatMap(e => (e.type === 'destroyed' || e.type === 'removed' ? [`${e.type} ${e.ship}`] : []))
    expect(told).toEqual(['destroyed b1', 'removed b1'])
    expect(dial.broken(t.state)).toEqual([])
  })

  it('A30: who was killed by a higher initiative never engages, and its abilities are gone', () => {
    const t = engagement(6, frail(), { dice: [...kill, ...miss, ...miss] })
    expect(fightOut(t)).toEqual(['a1 attacks', 'b2 attacks', 'b3 attacks'])
  })

  it('A31: her death is scored once, though she is hit again', () => {
    const t = table({
      phase: 'activation',
      ships: [
        { id: 'a1', at: [400, 400], initiative: 5 },
        { id: 'a2', at: [460, 400], initiative: 5 },
        { id: 'b1', at: range2, initiative: 5, cost: 4, ...frail() },
      ],
      dice: [...kill, ...kill],
    })
    t.push('engagement', {})
    while (!t.idle) {
      const { kind, args, default: fallback } = t.request
      const attacks = kind === 'attack' && (args as { ship: string }).ship !== 'b1'
      t.answer(attacks ? { weapon: 'primary', arc: 'front', target: 'b1' } : fallback)
    }
    expect(t.events.filter(e => e.type === 'shipScored' && e.why === 'destroyed')).toHaveLength(1)
    // Two for the half, two for the rest.
    expect(t.game.score.a).toMatchObject({ half: 2, lost: 2 })
    expect(dial.broken(t.state)).toEqual([])
  })

  it('A32: who is repaired below its hull before it is removed is still destroyed', () => {
    const repair: Ability<DialWords> = {
      id: 'repair',
      window: 'afterDefending',
      when: (_t, { source }, args) => 'defender' in args && args.defender === source,
      effect: (t, { source, seat }) => {
        for (let i = 0; i < 3; i++) t.push('repair', { ship: source, by: seat, which: 'faceDown' })
      },
    }
    const abilities = [{ ability: repair, listeners: [{ source: 'b1', seat: 'b' }] }]
    const t = engagement(5, frail(), { dice: [...kill, ...miss, ...miss, ...miss], abilities })
    fightOut(t)
    expect(t.events.filter(e => e.type === 'damageRepaired')).toHaveLength(3)
    expect(t.ship('b1')).toMatchObject({ place: 'destroyed', damage: { down: 0, up: [] } })
    expect(dial.broken(t.state)).toEqual([])
  })

  it('A33: a dead man’s switch goes off in the aftermath; whom it kills in turn has not engaged and still does', () => {
    const t = table({
      phase: 'activation',
      ships: [
        { id: 'a1', at: [400, 400], initiative: 5 },
        { id: 'b1', at: range2, initiative: 5, upgrades: [{ id: 'deadmansswitch', slot: 'illicit' }], ...frail() },
        { id: 'b2', at: [460, 590, 180], initiative: 5, ...frail() },
      ],
      dice: [...kill, ...miss, ...miss],
    })
    t.push('engagement', {})
    expect(fightOut(t)).toEqual(['a1 attacks', 'b1 attacks', 'b2 attacks'])
    expect([t.ship('b1').place, t.ship('b2').place]).toEqual(['destroyed', 'destroyed'])
    expect(dial.broken(t.state)).toEqual([])
  })
})
