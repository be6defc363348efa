import { expect, it } from 'vitest'
import { dialSetup } from '../../tools/set-up.ts'
import { playOut, seededChance } from '../bot/index.ts'
import { type Audience, isReject, Match } from '../kernel/index.ts'
import { dial } from './game.ts'
import { redact } from './redact.ts'
import type { DialEvent } from './words.ts'

it.each([51, 52, 53])('tells the public every field of every event that a match has (seed %i)', seed => {
  const match = Match.begin(dial, dialSetup(seed, 'xwa'))
  if (isReject(match)) throw new Error(match.message)
  playOut(match, seededChance(seed), reply => {
    if (!reply.ok) return
    for (const { seq: _, ...event } of reply.events) expect(redact(event as DialEvent, 'public')).toEqual(event)
  })
})

it('leaves out what no list names', () => {
  const planted = { type: 'noDial', ship: 'a1', code: 'MARKER' } as const
  expect(redact(planted, 'judge')).toEqual({ type: 'noDial', ship: 'a1' })
})

it('a condition assigned face down is named to those who may look at it, and to the judge', () => {
  const event = { type: 'conditionAssigned', ship: 'a1', card: 'MARKER', by: 'a1', knownTo: ['a', 'c'] } as const
  const cardFor = (audience: Audience) => {
    const told = redact(event, audience)
    return told.type === 'conditionAssigned' ? told.card : undefined
  }
  const known: Audience[] = [{ seat: 'a' }, { seat: 'c' }, 'judge']
  const others: Audience[] = [{ seat: 'b' }, 'public', 'caster']
  expect(known.map(cardFor)).toEqual(['MARKER', 'MARKER', 'MARKER'])
  expect(others.map(cardFor)).toEqual([null, null, null])
  expect(redact({ ...event, knownTo: null }, 'public')).toEqual({ ...event, knownTo: null })
})
