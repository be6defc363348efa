import { describe, expect, it } from 'vitest'
import { charged, chargesLeft, duel, faceOff, leftIn } from '../../../../test/dial/duel.ts'
import type { ShipSetup } from '../../../../test/dial/table.ts'
import { standardOffers } from '../../actions/standard-offers.ts'
import { dial } from '../../game.ts'
import { placedShip } from '../../look.ts'

const shells = (value: number, calculate: number): Partial<ShipSetup> => ({
  upgrades: [{ id: 'energyshellcharges', slot: 'missile', charges: { ...charged(1), value } }],
  ...(calculate > 0 && { tokens: { calculate } }),
  bar: [],
})
const use = { card: 'energyshellcharges modifyDice', source: 'a1', choice: { from: 'focus', to: 'crit' } }
const dice = [
  ['focus', 'focus', 'blank'],
  ['blank', 'blank'],
] as const

describe('energy-shell charges', () => {
  it('change a focus result to a crit for a calculate token, once', () => {
    const t = duel({ a: shells(1, 2), weapon: 0, dice })
    expect(t.choices()).toEqual([{ spend: 'calculate' }, use, { done: true }])
    t.answer(use)
    expect(t.ship('a1').tokens).toEqual({ calculate: 1 })
    expect(t.refuses(use)).toMatchObject({ code: 'cannot_modify' })
    t.answer({ spend: 'calculate' })
    expect(leftIn(t)).toEqual([{ hits: 1, crits: 1 }])
    expect(dial.broken(t.state)).toEqual([])
  })

  function acts(value: number) {
    const { t } = faceOff({ a: shells(value, 0), phase: 'activation' })
    t.does(turn => {
      const offers = standardOffers(turn, placedShip(turn.game, 'a1'))
      turn.push('offerActions', { ship: 'a1', offers, why: 'granted' })
    })
    return t
  }

  it('are reloaded by an action of their own, for a disarm token', () => {
    const t = acts(0)
    t.answer({ action: 'card', card: 'energyshellcharges', choice: true })
    expect(chargesLeft(t, 'a1', 'energyshellcharges')).toBe(1)
    expect(t.ship('a1').tokens).toEqual({ disarm: 1 })
  })

  it('but not while they are full', () => {
    expect(acts(1).idle).toBe(true)
  })
})
