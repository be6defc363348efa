import { describe, expect, it } from 'vitest'
import { Bucket, Buckets } from './bucket.ts'

describe('a token bucket', () => {
  it('gives the burst at once, then says how long to wait', () => {
    const bucket = new Bucket({ perSecond: 2, burst: 3 }, 0)
    expect([bucket.take(0), bucket.take(0), bucket.take(0)]).toEqual([0, 0, 0])
    expect(bucket.take(0)).toBe(0.5)
    expect(bucket.take(250)).toBe(0.25)
    expect(bucket.take(500)).toBe(0)
  })

  it('never holds more than the burst', () => {
    const bucket = new Bucket({ perSecond: 10, burst: 2 }, 0)
    expect([bucket.take(1e9), bucket.take(1e9)]).toEqual([0, 0])
    expect(bucket.take(1e9)).toBeGreaterThan(0)
  })

  it('does not pay out when the clock runs back', () => {
    const bucket = new Bucket({ perSecond: 1, burst: 1 }, 5000)
    expect(bucket.take(5000)).toBe(0)
    expect(bucket.take(0)).toBe(1)
  })

  it('is without limit at a rate of 0', () => {
    const bucket = new Bucket({ perSecond: 0, burst: 0 }, 0)
    for (let i = 0; i < 1000; i++) expect(bucket.take(0)).toBe(0)
  })
})

describe('buckets by name', () => {
  it('keep names apart', () => {
    const buckets = new Buckets({ perSecond: 1, burst: 1 })
    expect(buckets.take('a', 0)).toBe(0)
    expect(buckets.take('a', 0)).toBeGreaterThan(0)
    expect(buckets.take('b', 0)).toBe(0)
  })

  it('forget those who have long been quiet, and only those', () => {
    const buckets = new Buckets({ perSecond: 1, burst: 2 })
    for (let i = 0; i < 4095; i++) buckets.take(`old ${i}`, 0)
    for (let i = 0; i < 2; i++) buckets.take('busy', 9_500)
    expect(buckets.take('new', 10_000)).toBe(0)
    expect(buckets.size).toBe(2)
    expect(buckets.take('busy', 10_000)).toBe(0.5)
  })
})
