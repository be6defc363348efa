import { describe, expect, it } from 'vitest'
import { charged, chargesLeft, duel, rolledIn } from '../../../../test/dial/duel.ts'
import type { At } from '../../../../test/dial/table.ts'

const shoot = (at: At, value = 5) =>
  duel({
    a: {
      upgrades: [{ id: 'multimissilepods', slot: 'missile', charges: { ...charged(5), value } }],
      tokens: { calculate: 1 },
    },
    at,
    weapon: 0,
    arc: 'fullFront',
  })

const ahead: At = [400, 560, 180]
const inFront: At = [460, 560, 180]
const aside: At = [560, 430, 180]

describe('multi-missile pods', () => {
  it('in the bullseye arc roll one or two dice more for as many charges', () => {
    const t = shoot(ahead)
    expect(t.choices()).toEqual([{ use: 1 }, { use: 2 }, { pass: true }])
    t.answer({ use: 2 })
    expect(rolledIn(t, 'attackRolled')).toEqual([4])
    expect(chargesLeft(t, 'a1', 'multimissilepods')).toBe(2)
  })

  it('in the front arc one', () => {
    const t = shoot(inFront)
    expect(t.refuses({ use: 2 })).toMatchObject({
      code: 'not_an_option',
      place: 'answer.use',
      facts: { rule: 'dial §9.4', card: 'multimissilepods' },
    })
    t.answer({ use: 1 })
    expect(rolledIn(t, 'attackRolled')).toEqual([3])
  })

  it('elsewhere none, and none beyond their charges', () => {
    expect(rolledIn(shoot(aside), 'attackRolled')).toEqual([2])
    expect(shoot(ahead, 2).choices()).toEqual([{ use: 1 }, { pass: true }])
  })

  it('declined cost nothing', () => {
    const t = shoot(ahead)
    t.answer({ pass: true })
    expect(rolledIn(t, 'attackRolled')).toEqual([2])
    expect(chargesLeft(t, 'a1', 'multimissilepods')).toBe(4)
  })
})
