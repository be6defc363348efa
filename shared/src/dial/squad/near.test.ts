import { describe, expect, it } from 'vitest'
import { nearest } from './near.ts'

const ids = ['kickback', 'kickback-siegeofcoruscant', 'wampa', 'whisper']

describe('the nearest id', () => {
  it.each([
    ['kickback-sigeofcoruscant', 'kickback-siegeofcoruscant', 'a letter too few'],
    ['whissper', 'whisper', 'a letter too many'],
    ['whispex', 'whisper', 'a wrong letter'],
    ['wihsper', 'whisper', 'two letters swapped'],
    ['wihspex', 'whisper', 'two slips'],
  ])('of %s is %s: %s', (written, meant) => {
    expect(nearest(written, ids)).toBe(meant)
  })

  it.each(['', 'w', 'vader', 'whisker-x', 'hwsiepr'])('there is none for "%s"', written => {
    expect(nearest(written, ids)).toBeUndefined()
  })
})
