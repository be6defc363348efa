import { describe, expect, it } from 'vitest'
import { type Table, type TableSetup, table } from '../../../test/dial/table.ts'
import { rulesets } from '../ruleset.ts'
import type { DialGame, Ship } from '../state.ts'
import { endingOf } from './winner.ts'

type Losses = Partial<Record<'a1' | 'a2' | 'b1' | 'b2', Partial<Ship>>>

/** Two ships of 6 points a side, and so many points of objectives. */
function after(
  a: number,
  b: number,
  losses: Losses = {},
  game: Partial<DialGame> = {},
  setup: Partial<TableSetup> = {},
): Table {
  const ships = (['a1', 'a2', 'b1', 'b2'] as const).map((id, i) => ({
    ...{ id, cost: 6, hull: 4, shields: { value: 0, max: 0, recovers: 0 }, ...losses[id] },
    ...((losses[id]?.place ?? 'table') === 'table' ? { at: [200 + 100 * i, 400] as const } : {}),
  }))
  const t = table({ ...setup, ships })
  Object.assign(t.game, { round: 5, ...game })
  for (const [side, objective] of [
    ['a', a],
    ['b', b],
  ] as const)
    Object.assign(t.game.score[side] ?? {}, { objective })
  return t
}

const ending = (...args: Parameters<typeof after>) => endingOf(after(...args).game)

const gone = { place: 'destroyed' } as const
const fled = { place: 'fled' } as const
const amg = { ruleset: rulesets.amg }

describe('the end of the game: rules/dial.md §1.5', () => {
  it('goes on while both have ships, neither has the points, and it is not the last round', () => {
    expect(ending(49, 48)).toBeNull()
  })

  it('1: who alone has ships wins, whatever the points', () => {
    const won = { winner: 'b', reason: 'destruction', tieBroken: false }
    expect(ending(60, 0, { a1: gone, a2: gone })).toEqual(won)
    expect(ending(60, 0, { a1: gone, a2: fled })).toEqual(won)
    expect(ending(60, 0, { a1: fled, a2: fled })).toEqual({ ...won, reason: 'flight' })
  })

  it('A52: nobody has a ship left, so most points win', () => {
    const none = { a1: gone, a2: gone, b1: gone, b2: fled }
    expect(ending(3, 4, none, {}, amg)).toEqual({ winner: 'b', reason: 'destruction', tieBroken: false })
    expect(ending(4, 4, none, {}, amg)).toEqual({ winner: null, reason: 'destruction', tieBroken: false })
  })

  it('2: the points are reached and are more than the opponent’s', () => {
    expect(ending(50, 49)).toEqual({ winner: 'a', reason: 'score', tieBroken: false })
    expect(ending(19, 20, {}, {}, amg)).toEqual({ winner: 'b', reason: 'score', tieBroken: false })
    expect(ending(50, 51)).toMatchObject({ winner: 'b', reason: 'score' })
  })

  it('A50: both have them and they are equal: the game goes on until a lead or the last round', () => {
    expect(ending(50, 50)).toBeNull()
    expect(ending(50, 50, {}, { round: 11 })).toBeNull()
    expect(ending(50, 50, {}, { round: 12 }, { ruleset: { drawBreak: 'none' } })).toEqual({
      winner: null,
      reason: 'rounds',
      tieBroken: false,
    })
    expect(ending(51, 50)).toMatchObject({ winner: 'a', reason: 'score' })
  })

  it('3: after the last round most points win', () => {
    expect(ending(7, 6, {}, { round: 12 })).toEqual({ winner: 'a', reason: 'rounds', tieBroken: false })
    expect(ending(7, 6, {}, { round: 3 }, { ruleset: { rounds: 3 } })).toMatchObject({ winner: 'a' })
    expect(ending(6, 6, {}, { round: 12 }, amg)).toEqual({ winner: null, reason: 'rounds', tieBroken: false })
  })

  it('when time was called this round is the last', () => {
    expect(ending(7, 6, {}, { timeCalled: true })).toEqual({ winner: 'a', reason: 'time', tieBroken: false })
  })

  it('XWA breaks a draw by what the enemy ships lost are worth: out of play whole, down to half the half', () => {
    const last = { round: 12 }
    const hurt = { damage: { down: 2, up: [] } }
    expect(ending(6, 6, { a1: gone }, last)).toEqual({ winner: 'b', reason: 'rounds', tieBroken: true })
    expect(ending(6, 6, { a1: hurt }, last)).toEqual({ winner: 'b', reason: 'rounds', tieBroken: true })
    expect(ending(6, 6, { a1: gone, b1: hurt, b2: hurt }, last)).toEqual({
      winner: null,
      reason: 'rounds',
      tieBroken: false,
    })
    expect(ending(6, 6, { a1: { damage: { down: 1, up: [] } } }, last)).toMatchObject({ winner: null })
  })

  it('A58: there the ship counts as it is now, though its half is scored', () => {
    const t = after(6, 6, { a1: { scored: 3 } }, { round: 12 })
    expect(endingOf(t.game)).toMatchObject({ winner: null })
  })

  it('XWA counts the deficit in the draw', () => {
    const t = after(4, 6, {}, { round: 12 })
    Object.assign(t.game.score.a ?? {}, { deficit: 2 })
    expect(endingOf(t.game)).toEqual({ winner: 'a', reason: 'rounds', tieBroken: true })
  })

  it('of allies each side is one', () => {
    const t = table({
      sides: { a: 'A', b: 'A', c: 'B' },
      ships: [
        { id: 'a1', at: [200, 200] },
        { id: 'b1', at: [300, 200] },
      ],
    })
    expect(endingOf(t.game)).toMatchObject({ winner: 'A' })
  })

  it('A51: the points are reached in the middle of the round: it is played to the end, and both score on', () => {
    const t = after(20, 0, {}, {}, amg)
    t.push('suffer', { ship: 'a1', hits: 4, crits: 0, source: 'attack' })
    expect(t.state.over).toBeNull()
    expect(t.game.score.b?.lost).toBe(6)
    const events = t.push('endPhase', {})
    expect(events.at(-1)).toMatchObject({ type: 'matchEnded', winner: 'a', reason: 'score', totals: { a: 20, b: 6 } })
    expect(t.state.over).toEqual({ winner: 'a', reason: 'score' })
  })
})
