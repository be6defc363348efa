import { describe, expect, it } from 'vitest'
import { runFlights, runMeasures, runRepositions } from './run.ts'

const cases = Number(process.env.ORACLE ?? 2000)

describe('the geometry against the oracle: design §4', { timeout: 600_000 }, () => {
  it(`agrees on ${cases} flights`, () => {
    const { failures, ...counts } = runFlights(cases, 1)
    expect(failures).toEqual([])
    expect(counts.bumps).toBeGreaterThan(cases / 5)
    expect(counts.worstMm).toBeLessThanOrEqual(1e-6)
    expect(counts.skipped).toBeLessThan(cases / 50)
  })

  it(`agrees on ${cases / 4} measurements`, () => {
    const { failures, skipped } = runMeasures(cases / 4, 1)
    expect(failures).toEqual([])
    expect(skipped).toBeLessThan(cases / 50)
  })

  it(`agrees on ${cases / 4} rolls, boosts and decloaks`, () => {
    const { failures, skipped } = runRepositions(cases / 4, 1)
    expect(failures).toEqual([])
    expect(skipped).toBeLessThan(cases / 50)
  })
})
