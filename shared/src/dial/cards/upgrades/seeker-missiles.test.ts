import { describe, expect, it } from 'vitest'
import { charged, chargesLeft, duel, leftIn, lockOf } from '../../../../test/dial/duel.ts'

const id = 'seekermissiles-swz103'
const use = (count: number) => ({ card: `${id} modifyDice`, source: 'a1', choice: { from: 'focus', to: 'hit', count } })

const shoot = (value: number) =>
  duel({
    a: { upgrades: [{ id, slot: 'missile', charges: { ...charged(4), value } }] },
    weapon: 0,
    locks: [lockOf('a1', 'b1')],
    dice: [
      ['focus', 'focus', 'focus'],
      ['blank', 'blank'],
    ],
  })

describe('seeker missiles', () => {
  it('change up to two focus results for as many charges, in one go', () => {
    const t = shoot(4)
    expect(t.choices()).toContainEqual(use(1))
    expect(t.refuses(use(3))).toMatchObject({ code: 'cannot_modify' })
    t.answer(use(2))
    expect(chargesLeft(t, 'a1', id)).toBe(1)
    expect(t.refuses(use(1))).toMatchObject({ code: 'cannot_modify' })
    t.answer({ done: true })
    expect(leftIn(t)).toEqual([{ hits: 2, crits: 0 }])
  })

  it('change no more than their charges pay', () => {
    expect(shoot(2).choices()).not.toContainEqual(use(2))
    expect(shoot(1).choices()).not.toContainEqual(use(1))
  })
})
