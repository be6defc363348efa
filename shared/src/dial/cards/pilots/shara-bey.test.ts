import { describe, expect, it } from 'vitest'
import { duel, leftIn, lockOf, range0 } from '../../../../test/dial/duel.ts'
import { dial } from '../../game.ts'

const dice = [
  ['hit', 'blank', 'blank'],
  ['blank', 'blank'],
] as const

describe.each(['sharabey', 'sharabey-rz1awing', 'sharabey-swz106'])('Shara Bey (%s)', pilot => {
  const use = (source: string) => ({ card: `${pilot} modifyDice`, source, choice: 'focus' })

  it('spends her lock on the defender to add a focus result, which she may turn', () => {
    const t = duel({ a: { pilot, tokens: { focus: 1 } }, locks: [lockOf('a1', 'b1')], dice })
    t.answer(use('a1'))
    expect(t.game.locks).toEqual([])
    expect(t.events.find(e => e.type === 'diceModified')).toMatchObject({ red: ['hit', 'blank', 'blank', 'focus'] })
    t.answer({ spend: 'focus' })
    expect(leftIn(t)).toEqual([{ hits: 2, crits: 0 }])
    expect(dial.broken(t.state)).toEqual([])
  })

  it('spends her lock on the attacker to add one when she defends', () => {
    const t = duel({ b: { pilot, tokens: { calculate: 1 } }, locks: [lockOf('b1', 'a1')], dice })
    t.answer(use('b1'))
    t.answer({ spend: 'calculate' })
    expect(leftIn(t)).toEqual([{ hits: 0, crits: 0 }])
  })

  it('A27: at range 0 only when she defends; never with another lock or a special weapon', () => {
    expect(duel({ a: { pilot }, at: range0, locks: [lockOf('a1', 'b1')], dice }).idle).toBe(true)
    const t = duel({ b: { pilot }, at: range0, locks: [lockOf('b1', 'a1')], dice })
    expect(t.choices()).toContainEqual(use('b1'))
    const more = [{ id: 'b2', at: [700, 700] as const }]
    expect(duel({ a: { pilot }, more, locks: [lockOf('a1', 'b2')], dice }).idle).toBe(true)
    const upgrades = [{ id: 'tractorbeam', slot: 'cannon' }] as const
    const special = duel({ a: { pilot, upgrades }, weapon: 0, locks: [lockOf('a1', 'b1')], dice })
    expect(special.choices()).not.toContainEqual(use('a1'))
  })
})
