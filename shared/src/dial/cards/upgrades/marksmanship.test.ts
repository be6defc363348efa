import { describe, expect, it } from 'vitest'
import { duel, leftIn, range0 } from '../../../../test/dial/duel.ts'

const a = { upgrades: [{ id: 'marksmanship', slot: 'talent' }] } as const
const use = { card: 'marksmanship modifyDice', source: 'a1', choice: { from: 'hit', to: 'crit' } }
const dice = [
  ['hit', 'hit', 'blank'],
  ['blank', 'blank'],
] as const

describe('Marksmanship', () => {
  it('changes one hit to a crit in the bullseye arc, or not', () => {
    const t = duel({ a, dice })
    t.answer(use)
    expect(t.idle).toBe(true)
    expect(leftIn(t)).toEqual([{ hits: 1, crits: 1 }])
    const declined = duel({ a, dice })
    declined.answer({ done: true })
    expect(leftIn(declined)).toEqual([{ hits: 2, crits: 0 }])
  })

  it('with a special weapon as well', () => {
    const upgrades = [...a.upgrades, { id: 'ioncannon', slot: 'cannon' }] as const
    expect(duel({ a: { upgrades }, weapon: 1, dice }).choices()).toContainEqual(use)
  })

  it('not elsewhere, not without a hit, not at range 0 (A27)', () => {
    expect(duel({ a, at: [450, 590, 180], dice }).idle).toBe(true)
    expect(duel({ a, dice: [['crit', 'focus', 'blank'], dice[1]] }).idle).toBe(true)
    expect(duel({ a, at: range0, dice }).idle).toBe(true)
  })
})
