import { describe, expect, it } from 'vitest'
import type { Json } from './json.ts'
import { among, hasOnly, isOrder } from './options.ts'

describe('among', () => {
  const options = [1, null, { a: 1, b: [2] }]
  it('compares by value, whatever the order of the keys', () => {
    for (const answer of [1, null, { b: [2], a: 1 }]) expect(among(options, answer)).toBeNull()
  })

  it('refuses all else, with the place', () => {
    const others: Json[] = [2, '1', false, [], {}, { a: 1 }, { a: 1, b: [2], c: 3 }, { a: 1, b: 2 }]
    for (const answer of others)
      expect(among(options, answer, 'answer.x')).toMatchObject({ code: 'not_an_option', place: 'answer.x' })
  })
})

describe('isOrder', () => {
  it('takes the numbers 0 … count − 1, each once', () => {
    expect(isOrder([], 0)).toBe(true)
    expect(isOrder([2, 0, 1], 3)).toBe(true)
  })

  it.each([
    ['too few', [0, 1]],
    ['too many', [0, 1, 2, 3]],
    ['one twice', [0, 1, 1]],
    ['another number', [0, 1, 3]],
    ['half a number', [0, 1, 0.5]],
    ['a text', ['0', '1', '2']],
    ['no list', { length: 3, 0: 0, 1: 1, 2: 2 }],
    ['null', null],
  ])('refuses %s', (_, answer) => expect(isOrder(answer, 3)).toBe(false))
})

describe('hasOnly', () => {
  it('wants every key of the first list and takes those of the second', () => {
    expect(hasOnly({ a: 1 }, ['a'], ['b'])).toBe(true)
    expect(hasOnly({ a: 1, b: 2 }, ['a'], ['b'])).toBe(true)
    expect(hasOnly({ b: 2 }, ['a'], ['b'])).toBe(false)
    expect(hasOnly({ a: 1, c: 3 }, ['a'], ['b'])).toBe(false)
  })

  it('takes nothing inherited for a key, and no list', () => {
    expect(hasOnly({}, ['constructor'])).toBe(false)
    expect(hasOnly({ constructor: 1 }, [])).toBe(false)
    expect(hasOnly([], [])).toBe(false)
    expect(hasOnly(null, [])).toBe(false)
  })
})
