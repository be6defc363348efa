import { describe, expect, it } from 'vitest'
import { duel, leftIn, range2, rolledIn } from '../../../../test/dial/duel.ts'
import type { At } from '../../../../test/dial/table.ts'

const a = { upgrades: [{ id: 'autoblasters', slot: 'cannon' }] } as const

describe('autoblasters', () => {
  it('roll a die more in the bullseye arc', () => {
    expect(rolledIn(duel({ a, weapon: 0 }), 'attackRolled')).toEqual([3])
    expect(rolledIn(duel({ a, weapon: 0, at: [450, 590, 180] }), 'attackRolled')).toEqual([2])
    // The primary attack does not.
    expect(rolledIn(duel({ a }), 'attackRolled')).toEqual([3])
  })

  const shoot = (at: At) =>
    leftIn(
      duel({
        a,
        weapon: 0,
        at,
        dice: [
          ['crit', 'hit', 'blank'],
          ['evade', 'evade'],
        ],
      }),
    )

  it('have crits go past evades unless they fire from the front arc of the defender', () => {
    expect(shoot(range2)).toEqual([{ hits: 0, crits: 0 }])
    expect(shoot([400, 590])).toEqual([{ hits: 0, crits: 1 }])
    expect(shoot([400, 590, 90])).toEqual([{ hits: 0, crits: 1 }])
  })
})
