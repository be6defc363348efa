import { describe, expect, it } from 'vitest'
import { duel, faceOff, leftIn, range0 } from '../../../../test/dial/duel.ts'

const rook = (strain: number) => ({ pilot: 'rookkast', ...(strain > 0 && { tokens: { strain } }) })
const use = (from: string) => ({ card: 'rookkast modifyDice', source: 'a1', choice: { from, to: 'hit' } })
const dice = [
  ['focus', 'blank', 'crit'],
  ['blank', 'blank'],
] as const

describe('Rook Kast', () => {
  it('may gain a strain token before she engages, and engages all the same', () => {
    const { t, shot } = faceOff({ a: rook(0), dice })
    t.push('engage', { ship: 'a1' })
    expect(t.request).toMatchObject({ seat: 'a', kind: 'useAbility', args: { window: 'beforeEngage' } })
    t.answer({ use: true })
    expect(t.ship('a1').tokens).toEqual({ strain: 1 })
    t.answer(shot)
    expect(t.choices()).toEqual([use('blank'), use('focus'), { done: true }])
    t.answer(use('blank'))
    expect(leftIn(t)).toEqual([{ hits: 1, crits: 1 }])
  })

  it('changes nothing unless she is strained; at range 0 (A27) and with special weapons neither', () => {
    expect(duel({ a: rook(0), dice }).idle).toBe(true)
    expect(duel({ a: rook(1), at: range0, dice }).idle).toBe(true)
    const upgrades = [{ id: 'tractorbeam', slot: 'cannon' }] as const
    expect(duel({ a: { ...rook(1), upgrades }, weapon: 0, dice: [dice[0]] }).request.kind).not.toBe('modify')
  })

  it('declining costs nothing', () => {
    const { t } = faceOff({ a: rook(0) })
    t.push('engage', { ship: 'a1' })
    t.answer({ pass: true })
    expect(t.ship('a1').tokens).toEqual({})
  })
})
