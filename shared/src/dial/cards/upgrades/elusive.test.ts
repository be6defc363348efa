import { describe, expect, it } from 'vitest'
import { charged, chargesLeft, duel, faceOff, leftIn, range0 } from '../../../../test/dial/duel.ts'
import { dial } from '../../game.ts'

const elusive = (value = 1) =>
  ({ upgrades: [{ id: 'elusive', slot: 'talent', charges: { ...charged(1), value } }] }) as const
const use = (die: number) => ({ card: 'elusive modifyDice', source: 'b1', choice: { dice: [die] } })
const dice = [['hit', 'blank', 'blank'], ['blank', 'focus'], ['evade']] as const

describe('Elusive', () => {
  it('rerolls a defence die for its charge, at range 0 too', () => {
    for (const at of [undefined, range0]) {
      const t = duel({ b: elusive(), dice, ...(at && { at }) })
      t.answer(use(0))
      expect(leftIn(t)).toEqual([{ hits: 0, crits: 0 }])
      expect(chargesLeft(t, 'b1', 'elusive')).toBe(0)
    }
  })

  it('not without the charge, and not on the attack', () => {
    expect(duel({ b: elusive(0), dice }).idle).toBe(true)
    expect(duel({ a: elusive(), dice }).idle).toBe(true)
    const t = duel({ b: elusive(), dice })
    t.answer({ done: true })
    expect(chargesLeft(t, 'b1', 'elusive')).toBe(1)
  })

  const flies = (code: string, at: readonly [number, number] = [400, 590], value = 0) => {
    const { t } = faceOff({ b: elusive(value), at, phase: 'activation' })
    t.push('executeManoeuvre', { ship: 'b1', code, cause: 'dial' })
    while (!t.idle) t.answer(t.request.default)
    expect(dial.broken(t.state)).toEqual([])
    return chargesLeft(t, 'b1', 'elusive')
  }

  it('recovers it after its ship fully executes a red manoeuvre', () => {
    expect(flies('3FR')).toBe(1)
    expect(flies('3FW')).toBe(0)
    // Onto a1, which lies in its way: partially.
    expect(flies('3FR', [400, 260])).toBe(0)
    expect(flies('3FR', [400, 590], 1)).toBe(1)
  })
})
