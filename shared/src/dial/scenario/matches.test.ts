import { describe, expect, it } from 'vitest'
import { dialSetup } from '../../../tools/set-up.ts'
import { playOne, playOut, seededChance } from '../../bot/index.ts'
import { hashOf, isReject, Match, type Setup } from '../../kernel/index.ts'
import { dial } from '../game.ts'
import type { DialOptions, DialWords } from '../words.ts'
import { type ScenarioId, scenarioIds } from './scenario.ts'

type Played = readonly [ruleset: 'xwa' | 'amg', scenario: ScenarioId | undefined]

const every: readonly Played[] = (['xwa', 'amg'] as const).flatMap(ruleset =>
  [...scenarioIds, undefined]
    .filter(scenario => ruleset === 'xwa' || scenario !== 'ancient')
    .map((scenario): Played => [ruleset, scenario]),
)

function setupOf(seed: number, [ruleset, scenario]: Played): Setup<DialWords> {
  const setup = dialSetup(seed, ruleset)
  const { squads } = setup.options as DialOptions
  return { ...setup, options: scenario === undefined ? { ruleset, squads } : { ruleset, squads, scenario } }
}

function begun(setup: Setup<DialWords>): Match<DialWords> {
  const match = Match.begin(dial, setup)
  if (isReject(match)) throw new Error(match.message)
  return match
}

describe.each(every)('whole matches of %s, %s', (...played) => {
  it('end, hold all that must hold, go on from their state as text, and are taken back exactly', () => {
    for (const seed of [1, 2]) {
      const setup = setupOf(seed, played)
      const match = begun(setup)
      const chance = seededChance(seed)
      for (;;) {
        const { length } = match.rows
        const before = JSON.stringify(match.state.game)
        const reply = playOne(match, chance)
        if (reply === null) break
        if (!reply.ok) throw new Error(reply.reject.message)
        expect(dial.broken(match.state)).toEqual([])
        if (length % 9 !== 0 || match.state.over !== null) continue
        const revived = Match.restore(dial, match.header, setup.seed, match.rows, match.snapshot())
        if (isReject(revived)) throw new Error(revived.message)
        expect(hashOf(revived.state)).toBe(hashOf(match.state))
        const undo = match.apply({ id: `u${length}`, seat: 'judge', at: 0, intent: 'undo', to: reply.row.command.id })
        // A sealed answer is replaced, not undone.
        if (undo.ok) expect(JSON.stringify(match.state.game)).toBe(before)
        else expect(undo.reject.code).toBe('sealed_is_replaced')
      }
      expect(match.faults).toEqual([])
      expect(match.state.over).not.toBeNull()
    }
  })
})

describe('in whole matches', () => {
  it('when time is called the round is finished and scored, and the match is over', () => {
    const match = begun(setupOf(3, ['xwa', 'assault']))
    const chance = seededChance(3)
    while (match.state.game.round < 2) playOne(match, chance)
    const { round } = match.state.game
    const reply = match.apply({ id: 'time', seat: 'host', at: 0, intent: 'time' })
    expect(reply.ok && reply.row.command).toMatchObject({ intent: 'time' })
    expect(match.apply({ id: 'mine', seat: 'a', at: 0, intent: 'time' })).toMatchObject({ ok: false })
    playOut(match, chance)
    expect(match.state.game.round).toBe(round)
    expect(match.state.over).toMatchObject({ reason: 'time' })
  })

  it('who concedes loses at once, whatever the score', () => {
    const match = begun(setupOf(3, ['xwa', 'assault']))
    const reply = match.apply({ id: 'up', seat: 'a', at: 0, intent: 'concede' })
    const last = reply.ok ? reply.events.at(-1) : null
    expect(last).toMatchObject({ type: 'matchEnded', winner: 'B', reason: 'conceded', tieBroken: false })
    expect(match.state.over).toEqual({ winner: 'B', reason: 'conceded' })
  })
})
