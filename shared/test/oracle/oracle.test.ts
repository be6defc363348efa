import { describe, expect, it } from 'vitest'
import { runCases } from './run.ts'

const cases = Number(process.env.ORACLE ?? 2000)

describe('the geometry against the oracle: design §4', () => {
  it(`agrees on ${cases} random movement cases`, { timeout: 600_000 }, () => {
    const { failures, ...summary } = runCases(cases, 1)
    expect(failures).toEqual([])
    expect(summary.bumps).toBeGreaterThan(cases / 5)
    expect(summary.worstMm).toBeLessThanOrEqual(1e-6)
    expect(summary.skipped).toBeLessThan(cases / 100)
  })
})
