import { createHash, createHmac } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { byteSource, commitment, draw, noncesInOrder, shuffleWith, zeroNonce } from './fairness.ts'

const seed = Buffer.from('00112233445566778899aabbccddeeffffeeddccbbaa99887766554433221100', 'hex')
const nonces = ['0123456789abcdef0123456789abcdef', zeroNonce, 'f'.repeat(32)]

/** Design §3 written once more, with node:crypto. */
function block(match: string, seatNonces: readonly string[], roll: number, number: number): Buffer {
  const n = number === 0 ? `${roll}` : `${roll}/${number}`
  return createHmac('sha256', seed)
    .update(`wingover/1|${match}|${seatNonces.join(',')}|${n}`)
    .digest()
}

function bytes(match: string, seatNonces: readonly string[], roll: number, count: number): number[] {
  const blocks = Array.from({ length: Math.ceil(count / 32) }, (_, i) => block(match, seatNonces, roll, i))
  return [...Buffer.concat(blocks).subarray(0, count)]
}

function take(next: () => number, count: number): number[] {
  return Array.from({ length: count }, next)
}

/** A byte source that gives these and then fails. */
function only(...values: number[]): () => number {
  const rest = [...values]
  return () => {
    const value = rest.shift()
    if (value === undefined) throw new Error('one byte too many')
    return value
  }
}

describe('the commitment', () => {
  it('is the SHA-256 of the seed', () => {
    expect(commitment(seed)).toBe(createHash('sha256').update(seed).digest('hex'))
  })
})

describe('byteSource', () => {
  it('is HMAC-SHA256 by the seed over version, match, nonces and roll', () => {
    const source = byteSource(seed, 'm-42', nonces)
    expect(take(source(0), 32)).toEqual(bytes('m-42', nonces, 0, 32))
    expect(take(source(7), 32)).toEqual(bytes('m-42', nonces, 7, 32))
  })

  it('goes on with the blocks n/1, n/2 …', () => {
    expect(take(byteSource(seed, 'm', nonces)(12), 100)).toEqual(bytes('m', nonces, 12, 100))
  })

  it('gives each roll its own bytes, whatever was taken of another', () => {
    const source = byteSource(seed, 'm', nonces)
    const first = source(1)
    take(first, 5)
    expect(take(source(2), 8)).toEqual(bytes('m', nonces, 2, 8))
    expect(take(first, 3)).toEqual(bytes('m', nonces, 1, 8).slice(5))
  })

  it('holds the vector that other programs can check', () => {
    // printf 'wingover/1|vector|0…0,f…f|3' | openssl dgst -sha256 -mac HMAC -macopt hexkey:00112233…
    const next = byteSource(seed, 'vector', [zeroNonce, 'f'.repeat(32)])(3)
    const hex = Buffer.from(take(next, 32)).toString('hex')
    expect(hex).toBe('1eb31f2f044d555df29d9d99438cfbb453817588a591bfcbee344c9961cb7e3e')
  })
})

describe('draw', () => {
  it('of 8 is the last three bits of a byte', () => {
    for (let byte = 0; byte < 256; byte++) expect(draw(only(byte), 8)).toBe(byte & 7)
  })

  it('rejects bytes from 256 − 256 mod k on', () => {
    expect(draw(only(251), 6)).toBe(251 % 6)
    expect(draw(only(252, 255, 13), 6)).toBe(1)
    expect(draw(only(255, 5), 3)).toBe(2)
    expect(draw(only(254), 3)).toBe(2)
    expect(draw(only(255), 64)).toBe(63)
  })

  it('above 64 takes two bytes, the high one first', () => {
    expect(draw(only(1, 2), 65)).toBe(258 % 65)
    // 65536 − 65536 mod 65 = 65520
    expect(draw(only(0xff, 0xef), 65)).toBe(65519 % 65)
    expect(draw(only(0xff, 0xf0, 0, 64), 65)).toBe(64)
    expect(draw(only(0xff, 0xff), 65536)).toBe(65535)
  })

  it('gives every value of a size equally often over all bytes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 64 }), size => {
        const counts = Array<number>(size).fill(0)
        for (let byte = 0; byte < 256 - (256 % size); byte++) {
          const value = draw(only(byte), size)
          counts[value] = (counts[value] ?? 0) + 1
        }
        expect(new Set(counts)).toEqual(new Set([Math.floor(256 / size)]))
      }),
    )
  })

  it.each([0, -1, 1.5, 65537, Number.NaN, Number.POSITIVE_INFINITY])('knows no die with %d sides', size => {
    expect(() => draw(() => 0, size)).toThrow(RangeError)
  })
})

describe('shuffleWith', () => {
  it('draws from the last index down to 1, each of size i + 1', () => {
    // i = 3: 6 mod 4 = 2; i = 2: 255 is rejected, 3 mod 3 = 0; i = 1: 4 mod 2 = 0
    const items = ['p', 'q', 'r', 's']
    shuffleWith(only(6, 255, 3, 4), items)
    // p q r s → swap 3,2: p q s r → swap 2,0: s q p r → swap 1,0: q s p r
    expect(items).toEqual(['q', 's', 'p', 'r'])
  })

  it('takes two bytes while more than 64 are left', () => {
    const size = 66
    const drawn = Array.from({ length: 2 }, () => [0, 0]).flat()
    const items = Array.from({ length: size }, (_, i) => i)
    shuffleWith(only(...drawn, ...Array<number>(63).fill(0)), items)
    expect([...items].sort((a, b) => a - b)).toEqual(Array.from({ length: size }, (_, i) => i))
  })

  it('makes each order of three equally often over all pairs of bytes that count', () => {
    const counts = new Map<string, number>()
    for (let first = 0; first < 255; first++) {
      for (let second = 0; second < 2; second++) {
        const items = ['x', 'y', 'z']
        shuffleWith(only(first, second), items)
        counts.set(items.join(''), (counts.get(items.join('')) ?? 0) + 1)
      }
    }
    expect([...counts.values()]).toEqual([85, 85, 85, 85, 85, 85])
  })

  it('leaves none and one as they are, without a byte', () => {
    for (const items of [[], ['x']]) {
      shuffleWith(only(), items)
      expect(items.length).toBeLessThan(2)
    }
  })
})

it('nonces stand in seat order, zeros for who gave none', () => {
  expect(noncesInOrder(['b', 'a', 'c'], { a: '1'.repeat(32), b: '2'.repeat(32) })).toEqual([
    '2'.repeat(32),
    '1'.repeat(32),
    zeroNonce,
  ])
})
