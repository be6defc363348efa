import { describe, expect, it } from 'vitest'
import type { Action } from '../data/index.ts'
import { barOffers, harder } from './bar-offers.ts'

const offersOf = (bar: Action[]) => barOffers(bar)

describe('what an action bar offers: rules/dial.md §8.1', () => {
  it('offers what is printed in its colour, with what is linked to it', () => {
    const linked = { type: 'focus', colour: 'red' } as const
    expect(offersOf([{ type: 'boost', colour: 'white', linked }])).toEqual([
      { type: 'boost', colour: 'white', linked: [linked] },
    ])
  })

  it('offers an action that the bar holds twice once, with both links', () => {
    const [lock, evade] = [
      { type: 'lock', colour: 'red' },
      { type: 'evade', colour: 'red' },
    ] as const
    expect(
      offersOf([
        { type: 'barrelRoll', colour: 'white' },
        { type: 'barrelRoll', colour: 'white', linked: lock },
        { type: 'barrelRoll', colour: 'white', linked: evade },
      ]),
    ).toEqual([{ type: 'barrelRoll', colour: 'white', linked: [lock, evade] }])
  })

  it('offers an action in each of its colours, the easier first', () => {
    expect(
      offersOf([
        { type: 'coordinate', colour: 'purple' },
        { type: 'coordinate', colour: 'red' },
        { type: 'focus', colour: 'white' },
      ]).map(({ type, colour }) => `${colour} ${type}`),
    ).toEqual(['white focus', 'red coordinate', 'purple coordinate'])
  })

  it.each([
    ['white', 'red', 'red'],
    ['purple', 'red', 'purple'],
    ['white', 'white', 'white'],
  ] as const)('of %s and %s the harder is %s', (a, b, wanted) => {
    expect(harder(a, b)).toBe(wanted)
    expect(harder(b, a)).toBe(wanted)
  })
})
