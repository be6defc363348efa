import { randomBytes } from 'node:crypto'
import { Packr, pack } from 'msgpackr'
import { describe, expect, it, vi } from 'vitest'
import { readFrame, readPayload } from './frame.ts'

describe('a frame', () => {
  it('is told apart by its first bytes', () => {
    for (const code of [10, 12, 18]) expect(readFrame(new Uint8Array([code]))).toEqual({ kind: 'protocol' })
    expect(readFrame(new Uint8Array([21, 5, 0xa2, 97, 98, 0xc0]))).toEqual({
      kind: 'request',
      id: 5,
      type: 'ab',
      payload: new Uint8Array([0xc0]),
    })
    expect(readFrame(new Uint8Array([21, 0xcd, 1, 2, 7]))).toEqual({
      kind: 'request',
      id: 513,
      type: '7',
      payload: new Uint8Array(),
    })
    expect(readFrame(new Uint8Array([13, 0xa2, 97, 98]))).toEqual({ kind: 'send', type: 'ab' })
    expect(readFrame(new Uint8Array([17, 3]))).toEqual({ kind: 'send', type: '3' })
  })

  it.each([
    [[]],
    [[0]],
    [[11, 1]],
    [[19, 1]],
    [[22, 1]],
    [[31]],
    [[21]],
    [[21, 1]],
    [[21, 0xff, 0xa1, 97]],
    [[21, 0xcb, 0x7f, 0xf0, 0, 0, 0, 0, 0, 0, 0xa1, 97]],
    [[21, 0xcf, 255, 255, 255, 255, 255, 255, 255, 255, 0xa1, 97]],
    [[21, 0xcd]],
    [[21, 1, 0xdb, 0xff, 0xff, 0xff, 0xff]],
    [[21, 1, 0xc1]],
    [[13]],
  ])('is malformed when it is %j', bytes => {
    expect(readFrame(new Uint8Array(bytes))).toEqual({ kind: 'malformed' })
  })

  it('has a type of at most 64 letters', () => {
    const named = (length: number) =>
      readFrame(new Uint8Array([13, 0xd9, length, ...Array<number>(length).fill(97)])).kind
    expect([named(64), named(65)]).toEqual(['send', 'malformed'])
  })

  it('is read from any bytes without an exception or a word on the console', () => {
    const said = vi.spyOn(console, 'error')
    for (let i = 0; i < 20_000; i++) {
      const bytes = randomBytes(i % 40)
      if (bytes.length > 0 && i % 2 === 0) bytes[0] = 21
      const frame = readFrame(bytes)
      if (frame.kind === 'request') readPayload(frame.payload)
    }
    expect(said).not.toHaveBeenCalled()
    said.mockRestore()
  })
})

describe('a payload', () => {
  it('is plain data, or nothing', () => {
    for (const data of [null, true, 'x', 0, -1.5, 2 ** 53, [1, [2]], { a: { b: [] } }])
      expect(readPayload(pack(data))).toEqual({ data })
    expect(readPayload(new Uint8Array())).toEqual({ data: undefined })
  })

  it('is refused as anything else that msgpack can carry', () => {
    const all = new Packr({ moreTypes: true, structuredClone: true, useRecords: false, largeBigIntToString: false })
    const wrapped = [
      new Date(0),
      /x/,
      new Error('x'),
      2n ** 62n,
      Number.NaN,
      Number.NEGATIVE_INFINITY,
      new Set([1]),
      Buffer.from('x'),
      undefined,
    ]
    for (const odd of wrapped) expect([odd, readPayload(all.pack({ a: [odd] }))]).toEqual([odd, null])
  })

  it('is refused when it is broken or too deep', () => {
    expect(readPayload(new Uint8Array([0x8f]))).toBeNull()
    expect(readPayload(new Uint8Array([0xc1]))).toBeNull()
    expect(readPayload(new Uint8Array([0xdd, 0xff, 0xff, 0xff, 0xff]))).toBeNull()
    const nested = (depth: number) => new Uint8Array([...Array<number>(depth).fill(0x91), 0xc0])
    expect(readPayload(nested(16))).not.toBeNull()
    expect(readPayload(nested(17))).toBeNull()
    expect(readPayload(nested(30_000))).toBeNull()
  })

  it('cannot reach a prototype', () => {
    const read = readPayload(pack(JSON.parse('{"__proto__": {"polluted": true}, "constructor": 1}')))
    expect(read === null || !('polluted' in Object(read.data))).toBe(true)
    expect('polluted' in {}).toBe(false)
  })
})
