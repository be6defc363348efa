import { describe, expect, it } from 'vitest'
import { charged, chargesLeft, duel, leftIn } from '../../../../test/dial/duel.ts'

const cannons = () => ({ upgrades: [{ id: 'protoncannons', slot: 'cannon', charges: charged(2, 1) }] }) as const
const shoot = (red: readonly ('hit' | 'crit' | 'focus' | 'blank')[]) =>
  duel({ a: cannons(), weapon: 0, arc: 'bullseye', dice: [red, ['blank', 'blank']] })

describe('proton cannons', () => {
  it('change a focus or a hit to a crit, as the player says, and must', () => {
    const t = shoot(['hit', 'focus', 'blank', 'blank'])
    expect(chargesLeft(t, 'a1', 'protoncannons')).toBe(0)
    expect(t.choices()).toEqual(
      ['focus', 'hit'].map(from => ({
        card: 'protoncannons modifyDice',
        source: 'a1',
        choice: { from, to: 'crit' },
      })),
    )
    expect(t.refuses({ done: true })).toMatchObject({
      code: 'may_not_pass',
      facts: { rule: 'dial §9.4', card: 'protoncannons' },
    })
    t.answer({ card: 'protoncannons modifyDice', source: 'a1', choice: { from: 'focus', to: 'crit' } })
    expect(leftIn(t)).toEqual([{ hits: 1, crits: 1 }])
  })

  it('change the only kind there is without asking', () => {
    expect(leftIn(shoot(['focus', 'focus', 'blank', 'blank']))).toEqual([{ hits: 0, crits: 1 }])
    expect(leftIn(shoot(['crit', 'blank', 'blank', 'blank']))).toEqual([{ hits: 0, crits: 1 }])
  })
})
