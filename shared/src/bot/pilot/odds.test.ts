import { describe, expect, it } from 'vitest'
import { andSure, damageOf, fightOf, meanOf, throwOf } from './odds.ts'

const close = (spread: readonly number[]) => spread.map(chance => expect.closeTo(chance, 12))

describe('the odds of dice: rules/dial.md §7.2', () => {
  it('of two attack dice none counts one time in four, both one time in four', () => {
    expect(throwOf(2, 1 / 2)).toEqual(close([1 / 4, 1 / 2, 1 / 4]))
    expect(throwOf(0, 1 / 2)).toEqual([1])
  })

  it('one attack die against one defence die does damage when it counts and the other does not', () => {
    expect(fightOf(1, 0, 1, 0, 0)).toEqual(close([1 - 5 / 16, 5 / 16]))
  })

  it('a focus makes three of four attack dice count, and five of eight defence dice', () => {
    expect(fightOf(1, 1, 0, 0, 0)).toEqual(close([1 / 4, 3 / 4]))
    expect(fightOf(1, 1, 1, 1, 0)).toEqual(close([1 - 9 / 32, 9 / 32]))
  })

  it('an evade token cancels a result for sure', () => {
    expect(fightOf(2, 0, 0, 0, 1)).toEqual(close([3 / 4, 1 / 4, 0]))
    expect(damageOf([0, 0, 1], andSure([1], 1))).toEqual(close([0, 1, 0]))
  })

  it('the last value counts for all numbers beyond it', () => {
    expect(meanOf([1 / 4, 1 / 4, 1 / 2], [0, 8])).toBeCloseTo(6, 12)
  })
})
