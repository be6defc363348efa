import { describe, expect, it } from 'vitest'
import { duel, leftIn, range0 } from '../../../../test/dial/duel.ts'
import { dial } from '../../game.ts'

const kestal = { pilot: 'lieutenantkestal', tokens: { focus: 1 } }
const red = ['hit', 'blank', 'blank'] as const

describe('Lieutenant Kestal', () => {
  it('spends a focus token to cancel blanks and focus results before they can be turned', () => {
    const t = duel({ a: kestal, b: { tokens: { focus: 1, evade: 1 } }, dice: [red, ['focus', 'blank']] })
    expect(t.request).toMatchObject({ seat: 'a', kind: 'useAbility', args: { window: 'afterRollDefence' } })
    t.answer({ use: true })
    expect(t.ship('a1').tokens).toEqual({})
    // Nothing is left for the defender to modify.
    expect(t.idle).toBe(true)
    expect(leftIn(t)).toEqual([{ hits: 1, crits: 0 }])
    expect(dial.broken(t.state)).toEqual([])
  })

  it('leaves evades', () => {
    const t = duel({ a: kestal, dice: [red, ['evade', 'blank']] })
    t.answer({ use: true })
    expect(leftIn(t)).toEqual([{ hits: 0, crits: 0 }])
  })

  it('A27: not at range 0; not without a token, nor without such a result', () => {
    expect(duel({ a: kestal, at: range0, dice: [red, ['focus', 'blank']] }).idle).toBe(true)
    expect(duel({ a: { ...kestal, tokens: {} }, dice: [red, ['focus', 'blank']] }).idle).toBe(true)
    expect(duel({ a: kestal, dice: [red, ['evade', 'evade']] }).idle).toBe(true)
    const t = duel({ a: kestal, dice: [red, ['focus', 'blank']] })
    t.answer({ pass: true })
    expect(t.ship('a1').tokens).toEqual({ focus: 1 })
  })
})
