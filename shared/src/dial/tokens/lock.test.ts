import { describe, expect, it } from 'vitest'
import { plain, table } from '../../../test/dial/table.ts'
import type { ObjectRef } from '../state.ts'
import { acquireLock, breakLocksOn } from './index.ts'

const b1: ObjectRef = { kind: 'ship', id: 'b1' }
const rock: ObjectRef = { kind: 'obstacle', id: 'o1' }
const ships = [
  { id: 'a1', at: [400, 400] },
  { id: 'b1', at: [400, 600] },
] as const

describe('locks: rules/dial.md §3.2', () => {
  it('lies on its object and belongs to the ship', () => {
    const on = table({ ships })
    expect(plain(on.does(t => expect(acquireLock(t, 'a1', b1)).toBe(true)))).toEqual([
      { type: 'lockGained', ship: 'a1', on: b1 },
    ])
    expect(on.game.locks).toEqual([{ by: 'a1', on: b1 }])
  })

  it('takes the old lock of the ship off first', () => {
    const on = table({ ships, obstacles: [{ id: 'o1', outline: 'coreasteroid0', at: [500, 500] }] })
    on.does(t => acquireLock(t, 'a1', rock))
    expect(plain(on.does(t => acquireLock(t, 'a1', b1)))).toEqual([
      { type: 'lockBroken', ship: 'a1', on: rock },
      { type: 'lockGained', ship: 'a1', on: b1 },
    ])
    expect(on.game.locks).toEqual([{ by: 'a1', on: b1 }])
  })

  it.each([
    [340, true],
    [340.5, false],
  ])('needs range 0–3: bases with centres %d mm apart', (apart, acquired) => {
    const on = table({
      ships: [
        { id: 'a1', at: [400, 400] },
        { id: 'b1', at: [400, 400 + apart] },
      ],
    })
    on.does(t => expect(acquireLock(t, 'a1', b1)).toBe(acquired))
  })

  it('does not lie on the ship itself, nor on what is not there', () => {
    const on = table({ ships })
    on.does(t => {
      expect(acquireLock(t, 'a1', { kind: 'ship', id: 'a1' })).toBe(false)
      expect(acquireLock(t, 'a1', { kind: 'ship', id: 'constructor' })).toBe(false)
      expect(acquireLock(t, 'a1', rock)).toBe(false)
    })
  })

  it('is not for an ionised ship', () => {
    const on = table({ ships: [{ ...ships[0], tokens: { ion: 1 } }, ships[1]] })
    on.does(t => expect(acquireLock(t, 'a1', b1)).toBe(false))
    on.does(t => expect(acquireLock(t, 'b1', { kind: 'ship', id: 'a1' })).toBe(true))
  })

  it.each(['gascloud1', 'electrochaffcloud'] as const)('neither begins nor ends in a cloud: %s', outline => {
    const on = table({ ships, obstacles: [{ id: 'o1', outline, at: [400, 600] }] })
    on.does(t => expect(acquireLock(t, 'a1', b1)).toBe(false))
    on.does(t => expect(acquireLock(t, 'b1', { kind: 'ship', id: 'a1' })).toBe(false))
    on.does(t => expect(acquireLock(t, 'a1', rock)).toBe(true))
  })

  it('may begin and end on other obstacles', () => {
    const on = table({ ships, obstacles: [{ id: 'o1', outline: 'coreasteroid0', at: [400, 600] }] })
    on.does(t => expect(acquireLock(t, 'a1', b1)).toBe(true))
  })

  it('is eaten by a jam token that waits', () => {
    const on = table({ ships: [{ ...ships[0], tokens: { jam: 1 } }, ships[1]] })
    on.does(t => acquireLock(t, 'a1', b1))
    expect(on.game.locks).toEqual([])
    expect(on.ship('a1').tokens).toEqual({})
  })

  it('breaks with all others on the object', () => {
    const on = table({ ships: [...ships, { id: 'a2', at: [300, 600] }] })
    on.does(t => acquireLock(t, 'a1', b1))
    on.does(t => acquireLock(t, 'a2', b1))
    on.does(t => acquireLock(t, 'b1', { kind: 'ship', id: 'a1' }))
    on.does(t => breakLocksOn(t, b1))
    expect(on.game.locks).toEqual([{ by: 'b1', on: { kind: 'ship', id: 'a1' } }])
  })
})
