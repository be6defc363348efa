import { describe, expect, it } from 'vitest'
import { charged, chargesLeft, duel, leftIn } from '../../../../test/dial/duel.ts'
import type { At } from '../../../../test/dial/table.ts'

const shoot = (value: number, at: At = [400, 590, 180]) =>
  duel({
    a: {
      upgrades: [{ id: 'barragerockets', slot: 'missile', charges: { ...charged(5), value } }],
      tokens: { focus: 1 },
    },
    at,
    weapon: 0,
    dice: [
      ['blank', 'blank', 'hit'],
      ['hit', 'crit'],
      ['blank', 'blank'],
    ],
  })

const use = (dice: number[]) => ({ card: 'barragerockets modifyDice', source: 'a1', choice: { dice } })

describe('barrage rockets', () => {
  it('reroll as many dice as charges are spent, in the bullseye arc', () => {
    const t = shoot(5)
    t.answer(use([0, 1]))
    expect(chargesLeft(t, 'a1', 'barragerockets')).toBe(2)
    expect(leftIn(t)).toEqual([{ hits: 2, crits: 1 }])
  })

  it('reroll no more than there are charges, and no die twice', () => {
    const t = shoot(2)
    expect(t.choices()).toContainEqual(use([0]))
    expect(t.refuses(use([0, 1]))).toMatchObject({ code: 'cannot_modify' })
  })

  it('reroll nothing elsewhere', () => {
    expect(shoot(5, [450, 590, 180]).idle).toBe(true)
  })

  it('may be left at that', () => {
    const t = shoot(5)
    t.answer({ done: true })
    expect(chargesLeft(t, 'a1', 'barragerockets')).toBe(4)
    expect(t.events.some(({ type }) => type === 'diceModified')).toBe(false)
  })
})
