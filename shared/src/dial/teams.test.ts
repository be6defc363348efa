import { describe, expect, it } from 'vitest'
import { dialSetup } from '../../tools/set-up.ts'
import { playOne, playOut, seededChance } from '../bot/index.ts'
import { isReject, Match } from '../kernel/index.ts'
import { dial } from './game.ts'
import { project } from './view.ts'
import type { DialWords } from './words.ts'

/** Two against two: seats a and c against b and d. */
function begun(seed: number): Match<DialWords> {
  const [one, two] = [dialSetup(seed, 'xwa'), dialSetup(seed + 1000, 'xwa')]
  const { a = null, b = null } = one.options.squads
  const { a: c = null, b: d = null } = two.options.squads
  const squads = { a, b, c, d }
  const seats = ['a', 'b', 'c', 'd'].map((seat, i) => ({ seat, side: i % 2 === 0 ? 'A' : 'B' }))
  const match = Match.begin(dial, { ...one, seats, options: { ruleset: 'xwa', squads } })
  if (isReject(match)) throw new Error(match.message)
  return match
}

describe('a match of two against two', () => {
  it.each([1, 2, 3])('ends, and nothing that must hold is ever broken (seed %i)', seed => {
    const match = begun(seed)
    playOut(match, seededChance(seed), () => expect(dial.broken(match.state)).toEqual([]))
    expect(match.state.over).not.toBeNull()
    expect(match.faults).toEqual([])
    expect([...match.state.game.order].sort()).toEqual(['a', 'b', 'c', 'd'])
  })

  it('three obstacles a side, placed by its first seat, and both seats of a side deploy along the same edge', () => {
    const match = begun(7)
    const chance = seededChance(7)
    const placing = new Set<string>()
    while (match.state.game.phase === 'setup') {
      for (const request of match.state.pending) if (request.kind === 'placeObstacle') placing.add(request.seat)
      playOne(match, chance)
    }
    expect([...placing].sort()).toEqual(['a', 'b'])
    expect(Object.keys(match.state.game.obstacles).length).toBeLessThanOrEqual(6)
    const { players, ships } = match.state.game
    expect(Object.values(players).map(p => p.edge)).toEqual(['south', 'north', 'south', 'north'])
    for (const { seat, pose } of Object.values(ships)) {
      expect((pose?.y ?? -1) < 457 ? 'south' : 'north').toBe(players[seat]?.edge)
    }
  })

  it('the dials of a seat are known to its side and to nobody else', () => {
    const match = begun(7)
    const chance = seededChance(7)
    while (match.state.game.phase === 'setup') playOne(match, chance)
    const request = match.state.pending.find(r => r.seat === 'c')
    const code = match.state.game.ships.c1?.dial[0] ?? ''
    const { id = '' } = request ?? {}
    match.apply({ id: 'x', seat: 'c', at: 0, requestId: id, answer: { dials: { c1: code } } })
    const sees = (['a', 'b', 'c', 'd'] as const).filter(
      seat => project(match.state, { seat }).own?.sealed[id] !== undefined,
    )
    expect(sees).toEqual(['a', 'c'])
  })
})
