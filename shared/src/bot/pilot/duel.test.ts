import { expect, it } from 'vitest'
import { dialSetup } from '../../../tools/set-up.ts'
import { dial } from '../../dial/index.ts'
import { isReject, Match } from '../../kernel/index.ts'
import { type Bot, playOut, random, seededChance } from '../index.ts'
import { pilot } from './pilot.ts'

/** The side that wins when these bots sit at a and b; every answer must be a legal one. */
function winner(seed: number, a: Bot<never>, b: Bot<never>): string | null {
  const match = Match.begin(dial, dialSetup(seed, seed % 2 === 0 ? 'amg' : 'xwa'))
  if (isReject(match)) throw new Error(match.message)
  const look = () => expect(dial.broken(match.state)).toEqual([])
  playOut(match, seededChance(seed), look, { project: dial.project, bots: { a, b } as never })
  expect(match.faults).toEqual([])
  expect(match.state.over).not.toBeNull()
  return match.state.over?.winner ?? null
}

it('beats the bot random from either seat', { timeout: 60_000 }, () => {
  expect([1, 2, 3, 4].map(seed => winner(seed, pilot, random))).toEqual(['A', 'A', 'A', 'A'])
  expect([5, 6, 7, 8].map(seed => winner(seed, random, pilot))).toEqual(['B', 'B', 'B', 'B'])
})

it('plays against itself to an end', { timeout: 60_000 }, () => {
  for (const seed of [9, 10]) winner(seed, pilot, pilot)
})
