import { describe, expect, it } from 'vitest'
import { charged, chargesLeft, duel } from '../../../../test/dial/duel.ts'

const zizi = (charges = 1) => ({ pilot: 'zizitlo', charges: { ...charged(1, 1), value: charges } })

describe('Zizi Tlo', () => {
  it('after she attacks gains a focus or an evade token for a charge', () => {
    const t = duel({ a: zizi() })
    expect(t.request).toMatchObject({ seat: 'a', args: { window: 'afterAttacking' } })
    expect(t.choices()).toEqual([{ use: 'focus' }, { use: 'evade' }, { pass: true }])
    t.answer({ use: 'evade' })
    expect(t.ship('a1').tokens).toEqual({ evade: 1 })
    expect(chargesLeft(t, 'a1')).toBe(0)
  })

  it('after she defends too', () => {
    const t = duel({ b: zizi() })
    expect(t.request).toMatchObject({ seat: 'b', args: { window: 'afterDefending' } })
    t.answer({ use: 'focus' })
    expect(t.ship('b1').tokens).toEqual({ focus: 1 })
  })

  it('the defending player’s come first, whoever is first player', () => {
    const t = duel({ a: zizi(), b: zizi() })
    expect(t.request.seat).toBe('b')
    t.answer({ pass: true })
    expect(t.request.seat).toBe('a')
    t.answer({ pass: true })
    expect(t.idle).toBe(true)
    expect([chargesLeft(t, 'a1'), chargesLeft(t, 'b1')]).toEqual([1, 1])
  })

  it('not without a charge', () => {
    expect(duel({ a: zizi(0) }).idle).toBe(true)
  })
})
