/** What the toy asks. Answers come from outside, so nothing of their shape is trusted. */
import { among, type Game, hasOnly, type Json, reject } from '../../src/kernel/index.ts'
import type { Act, Spot, ToyWords } from './words.ts'

const acts: readonly Act[] = [
  { act: 'pass' },
  { act: 'step' },
  { act: 'roll', count: 1 },
  { act: 'roll', count: 3 },
  { act: 'draw' },
  { act: 'bury' },
  { act: 'peek' },
  { act: 'place' },
]

/** Taken when they are said, but never listed: they are bugs. */
const bugs: readonly Act[] = [{ act: 'bug' }, { act: 'runaway' }]

const numbers = Array.from({ length: 10 }, (_, i) => i)

/** Less than 10 from another spot is too close. */
function blocked(spots: readonly Spot[], x: number, y: number): Spot | undefined {
  return spots.find(s => (s.x - x) * (s.x - x) + (s.y - y) * (s.y - y) < 100)
}

export const requests: Game<ToyWords>['requests'] = {
  number: {
    legal: () => ({ type: 'one', of: numbers.map(number => ({ number })) }),
    accepts(_, answer) {
      if (!hasOnly(answer, ['number'], ['note'])) return reject('bad_answer', 'answer')
      if (answer.note !== undefined && typeof answer.note !== 'string') return reject('bad_answer', 'answer.note')
      return among(numbers, answer.number ?? null, 'answer.number')
    },
  },
  act: {
    legal: () => ({ type: 'one', of: acts }),
    accepts: (_, answer) => among([...acts, ...bugs], answer),
  },
  spot: {
    legal({ game }) {
      const all = [5, 20, 35, 50].flatMap(x => [5, 20].map(y => ({ x, y })))
      return { type: 'place', samples: all.filter(({ x, y }) => blocked(game.spots, x, y) === undefined) }
    },
    accepts({ game }, answer) {
      if (!hasOnly(answer, ['x', 'y'])) return reject('bad_answer', 'answer')
      const { x, y } = answer
      if (!inArea(x) || !inArea(y)) return reject('outside_area', 'answer')
      const by = blocked(game.spots, x, y)
      return by === undefined ? null : reject('too_close', 'answer', undefined, { x: by.x, y: by.y })
    },
  },
  may: {
    legal: () => ({ type: 'one', of: [true, false] }),
    accepts: (_, answer) => among([true, false], answer),
  },
  whisper: {
    legal: ({ own, seat }) => ({ type: 'one', of: [own.numbers[seat] ?? null, null] }),
    accepts: ({ own, seat }, answer) => among([own.numbers[seat] ?? null, null], answer),
  },
}

function inArea(value: Json | undefined): value is number {
  return typeof value === 'number' && value >= 0 && value <= 100
}
