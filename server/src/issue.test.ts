import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { firstIssue, plainWords } from './issue.ts'

const schema = z.strictObject({ game: z.literal('dial'), squad: z.json(), ships: z.array(z.number()).optional() })
const wrong = (input: unknown) => {
  const read = schema.safeParse(input, plainWords)
  return read.success ? null : firstIssue(read.error)
}

describe('the first thing that is wrong with an input', () => {
  it.each([
    ['nothing where anything may stand', { game: 'dial' }, 'squad', 'This is missing.'],
    ['nothing where one word may stand', { squad: {} }, 'game', 'This is missing.'],
    ['another word', { game: 'chess', squad: {} }, 'game', 'Invalid input: expected "dial".'],
    ['a key that nobody knows', { game: 'dial', squad: {}, odd: 1 }, 'odd', 'Unrecognized key: "odd".'],
    [
      'a bad entry',
      { game: 'dial', squad: {}, ships: [1, 'x'] },
      'ships[1]',
      'Invalid input: expected number, received string.',
    ],
  ])('%s', (_, input, place, message) => expect(wrong(input)).toEqual({ place, message }))
})
