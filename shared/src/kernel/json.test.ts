import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canonical, copy, own, parse, plain } from './json.ts'

/** The same value with the keys of every object in another order. */
function shuffled(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shuffled)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, field]) => [key, shuffled(field)]),
  )
}

/** JSON as a text gives it back, without −0. */
const json = fc.jsonValue().map(value => JSON.parse(JSON.stringify(value)) as unknown)

describe('canonical', () => {
  it('writes keys in the order of their code units and leaves absent fields out', () => {
    expect(canonical({ b: [1, null, { z: 'x', a: true }], a: -0.5, B: '"\n', gone: undefined })).toBe(
      '{"B":"\\"\\n","a":-0.5,"b":[1,null,{"a":true,"z":"x"}]}',
    )
  })

  it('does not depend on the order of keys', () => {
    fc.assert(fc.property(json, value => canonical(shuffled(value)) === canonical(value)))
  })

  it('reads back as the same value', () => {
    fc.assert(
      fc.property(json, value => {
        expect(JSON.parse(canonical(value))).toEqual(value)
      }),
    )
  })

  it('gives unequal values unequal texts', () => {
    fc.assert(fc.property(json, json, (a, b) => (canonical(a) === canonical(b)) === same(a, b)))
  })

  it('has one text for 0, the negative one included', () => {
    expect(canonical(-0)).toBe('0')
  })

  it.each([
    ['NaN', Number.NaN],
    ['infinity', Number.POSITIVE_INFINITY],
    ['undefined', undefined],
    ['a function', () => 1],
    ['a bigint', 1n],
  ])('throws on %s, which no state may hold', (_, value) => {
    expect(() => canonical({ deep: [value] })).toThrow('canonical')
  })
})

describe('copy', () => {
  it('is what storing and reading would give', () => {
    fc.assert(
      fc.property(json, value => {
        const text = JSON.stringify(value)
        fc.pre(!text.includes('__proto__'))
        expect(JSON.stringify(copy(value))).toBe(text)
      }),
    )
    expect(Object.keys(copy({ a: 1, gone: undefined }))).toEqual(['a'])
  })

  it('shares no part with the original', () => {
    const original = { list: [{ n: 1 }] }
    const made = copy(original)
    made.list.push({ n: 2 })
    for (const item of made.list) item.n = 9
    expect(original).toEqual({ list: [{ n: 1 }] })
  })
})

describe('plain', () => {
  it('leaves plain data as they are', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 8 }), value => {
        const text = JSON.stringify(value)
        fc.pre(!text.includes('__proto__'))
        expect(JSON.stringify(plain(value))).toBe(text)
      }),
    )
  })

  it('takes −0, NaN and absent fields as a text would give them back', () => {
    expect(Object.is(plain(-0), 0)).toBe(true)
    expect(plain({ a: undefined, b: Number.NaN })).toEqual({ b: null })
  })

  it('refuses what is no plain data: cycles, bottomless nesting, bigints, a field named __proto__', () => {
    const loop: Record<string, unknown> = {}
    loop.self = loop
    const nested = (depth: number) => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`) as unknown
    expect(plain(loop)).toBeUndefined()
    expect(plain(nested(32))).toEqual(nested(32))
    expect(plain(nested(33))).toBeUndefined()
    expect(plain(nested(200_000))).toBeUndefined()
    expect(plain({ n: 1n })).toBeUndefined()
    expect(plain({ at: new Date(0) })).toBeUndefined()
    expect(plain(undefined)).toBeUndefined()
    expect(plain(JSON.parse('{"a":{"__proto__":{"admin":true}}}'))).toBeUndefined()
  })
})

it('own finds only what stands in the record itself', () => {
  expect(own({ a: 1 }, 'a')).toBe(1)
  for (const key of ['constructor', 'toString', '__proto__', 'b']) expect(own({ a: 1 }, key)).toBeUndefined()
})

it('parse gives undefined for what is no JSON', () => {
  expect(parse('[1]')).toEqual([1])
  expect(parse('[1')).toBeUndefined()
  expect(parse('')).toBeUndefined()
})

function same(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((x, i) => same(x, b[i]))
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b
  if (Array.isArray(a) || Array.isArray(b)) return false
  const [x, y] = [Object.entries(a), Object.entries(b)]
  return x.length === y.length && x.every(([k, v]) => Object.hasOwn(b, k) && same(v, Reflect.get(b, k)))
}
