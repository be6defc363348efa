import { describe, expect, it } from 'vitest'
import { duel, leftIn, lockOf, range0 } from '../../../../test/dial/duel.ts'

const a = { upgrades: [{ id: 'predator', slot: 'talent' }] } as const
const use = (die: number) => ({ card: 'predator modifyDice', source: 'a1', choice: { dice: [die] } })
const dice = [['blank', 'blank', 'hit'], ['crit'], ['hit'], ['blank', 'blank']] as const

describe('Predator', () => {
  it('rerolls one die in the bullseye arc, and a lock no longer that one', () => {
    const t = duel({ a, locks: [lockOf('a1', 'b1')], dice })
    t.answer(use(0))
    expect(t.choices()).toEqual([...[[1], [2], [1, 2]].map(set => ({ spend: 'lock', dice: set })), { done: true }])
    t.answer({ spend: 'lock', dice: [1] })
    expect(leftIn(t)).toEqual([{ hits: 2, crits: 1 }])
  })

  it('nor is it used on what a lock has rerolled', () => {
    const t = duel({ a, locks: [lockOf('a1', 'b1')], dice })
    t.answer({ spend: 'lock', dice: [0] })
    expect(t.choices()).toEqual([use(1), use(2), { done: true }])
    expect(t.refuses(use(0))).toMatchObject({ code: 'cannot_modify', facts: { rule: 'dial §7.1' } })
  })

  it('only primary attacks, only in the bullseye arc, not at range 0 (A27)', () => {
    expect(duel({ a, at: [450, 590, 180] }).idle).toBe(true)
    expect(duel({ a, at: range0 }).idle).toBe(true)
    const upgrades = [...a.upgrades, { id: 'tractorbeam', slot: 'cannon' }] as const
    expect(duel({ a: { upgrades }, weapon: 1, dice: [['blank', 'blank', 'blank']] }).idle).toBe(true)
  })
})
