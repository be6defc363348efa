import { describe, expect, it } from 'vitest'
import { duel, lockOf } from '../../../../test/dial/duel.ts'

const midnight = { pilot: 'midnight' }
const focused = { tokens: { focus: 1 } }
const dice = [
  ['focus', 'hit', 'blank'],
  ['focus', 'blank'],
] as const

describe('Midnight', () => {
  it('attacking has nobody modify the dice of a defender that it has locked', () => {
    const t = duel({ a: midnight, b: focused, locks: [lockOf('a1', 'b1')], dice })
    t.answer({ done: true })
    expect(t.idle).toBe(true)
    expect(t.ship('b1').tokens).toEqual({ focus: 1 })
  })

  it('defending has nobody modify the dice of an attacker that it has locked, friends of that included', () => {
    const more = [{ id: 'a2', pilot: 'howlrunner', at: [460, 400] }] as const
    expect(duel({ a: focused, b: midnight, more, locks: [lockOf('b1', 'a1')], dice }).idle).toBe(true)
  })

  it('not of whom it has not locked, nor its own', () => {
    expect(duel({ a: midnight, b: focused, dice }).request).toMatchObject({ seat: 'b', kind: 'modify' })
    const t = duel({ a: { ...midnight, ...focused }, locks: [lockOf('a1', 'b1')], dice })
    expect(t.choices()).toContainEqual({ spend: 'focus' })
  })
})
