/** Tokens with everything that players choose about them: rules/dial.md §3.2. */
import { steps } from '../../kernel/index.ts'
import type { DialStep } from '../turn.ts'
import type { DialWords } from '../words.ts'
import { gain } from './gain.ts'

const lay: DialStep<'gainTokens'> = (t, { ship, token, count }) => gain(t, ship, token, count)

const resolve: DialStep<'gainTokens'> = (t, { ship, token, count, by }) => {
  const told = t.result()
  const gained = typeof told === 'number' ? told : count
  if (gained === 0) return
  if (token === 'jam') t.push('jammed', { ship, count: gained, by })
  if (token === 'tractor') t.push('tractored', { ship, by })
}

/** An ability that gives tractor tokens pushes this last: the move comes when the ability is resolved (A49). */
export const gainTokens = { ...steps<DialWords, 'gainTokens'>('gainTokens', [lay, resolve]), within: true } as const
