import { describe, expect, it } from 'vitest'
import { atMost, type DiceCount, fewer, more, rolled } from './dice-count.ts'

const count = (dice: number, closed = false): DiceCount => ({ dice, most: 6, closed })

describe('a count of dice', () => {
  it('is kept between none and its maximum, whatever came first', () => {
    expect(rolled(more(fewer(count(0))))).toBe(0)
    expect(rolled(fewer(more(count(0))))).toBe(0)
    expect(rolled(fewer(count(0)))).toBe(0)
    expect(rolled(more(count(6), 2))).toBe(6)
  })

  it('has its maximum applied last, and of several the least', () => {
    expect(rolled(more(atMost(count(3), 3), 2))).toBe(3)
    expect(rolled(atMost(more(count(3), 2), 3))).toBe(3)
    expect(rolled(fewer(more(atMost(count(3), 4), 2)))).toBe(4)
    expect(rolled(atMost(atMost(count(5), 4), 2))).toBe(2)
    expect(rolled(atMost(atMost(count(5), 2), 4))).toBe(2)
    expect(rolled(atMost(count(2), 4))).toBe(2)
  })

  it('that is closed takes dice away and adds none', () => {
    expect(rolled(more(count(3, true)))).toBe(3)
    expect(rolled(fewer(more(count(3, true))))).toBe(2)
  })
})
