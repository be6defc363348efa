import { describe, expect, it } from 'vitest'
import type { Played } from './play.ts'
import { summary } from './summary.ts'

const match = (seed: number, more: Partial<Played>): Played => ({
  ...{ seed, reason: 'score', rounds: 6, answers: 100, cpuSeconds: 0.5, logBytes: 3000, replayed: false, fault: null },
  ...more,
})

describe('the summary of a soak', () => {
  it('counts endings, and what matches took in the mean and at most', () => {
    const all = [match(1, {}), match(2, { reason: 'flight', rounds: 9, answers: 200, cpuSeconds: 1, logBytes: 4001 })]
    expect(summary([...all, match(3, { replayed: true })])).toEqual({
      matches: 3,
      ended: { score: 2, flight: 1 },
      rounds: { mean: 7, max: 9 },
      answers: 400,
      answersPerCpuSecond: 200,
      logBytes: { mean: 3333.7, max: 4001 },
      replayed: 1,
      faults: [],
    })
  })

  it('lists faults by seed; a match that did not end counts for no mean', () => {
    const fault = (seed: number) => ({ seed, row: 3, what: 'a1 is in two places' })
    const broken = (seed: number) => match(seed, { reason: null, rounds: 1, logBytes: 9, fault: fault(seed) })
    expect(summary([broken(9), match(1, {}), broken(4)])).toMatchObject({
      ended: { score: 1 },
      rounds: { mean: 6, max: 6 },
      logBytes: { mean: 3000, max: 3000 },
      faults: [fault(4), fault(9)],
    })
  })

  it('is one of nothing', () => {
    expect(summary([])).toMatchObject({ matches: 0, answersPerCpuSecond: 0, rounds: { mean: 0, max: 0 } })
  })
})
