import { describe, expect, it } from 'vitest'
import { type ShipSetup, table } from '../../../../test/dial/table.ts'
import { dial } from '../../game.ts'

const vult = (charges: number, more: Partial<ShipSetup> = {}): ShipSetup => ({
  id: 'a1',
  type: 'tieddefender',
  pilot: 'vultskerris',
  at: [400, 400],
  charges: { value: charges, max: 1, recovers: -1 },
  ...more,
})

describe('Vult Skerris', () => {
  it('loses his charge in the End Phase', () => {
    const on = table({ phase: 'engagement', ships: [vult(1), { id: 'b1', at: [400, 800] }] })
    on.push('endPhase', {})
    expect(on.ship('a1').charges?.value).toBe(0)
    on.push('endPhase', {})
    expect(on.ship('a1').charges?.value).toBe(0)
  })

  it('an action brings it back for a strain token', () => {
    const on = table({ ships: [vult(0)] })
    on.push('performActionStep', { ship: 'a1' })
    on.answer({ action: 'card', card: 'vultskerris', choice: true })
    expect([on.ship('a1').charges?.value, on.ship('a1').tokens]).toEqual([1, { strain: 1 }])
    expect(dial.broken(on.state)).toEqual([])
  })

  it('not when it is there', () => {
    const on = table({ ships: [vult(1)] })
    on.push('performActionStep', { ship: 'a1' })
    expect(on.choices().some(choice => 'card' in (choice as object))).toBe(false)
  })

  it('before he engages the charge buys an action', () => {
    const on = table({ phase: 'engagement', ships: [vult(1)] })
    on.push('engage', { ship: 'a1' })
    on.answer({ use: true })
    on.answer({ action: 'focus' })
    expect([on.ship('a1').charges?.value, on.ship('a1').tokens]).toEqual([0, { focus: 1 }])
  })

  it('not without it, not while he is stressed, and declined it costs nothing', () => {
    for (const ship of [vult(0), vult(1, { tokens: { stress: 1 } })]) {
      const on = table({ phase: 'engagement', ships: [ship] })
      on.push('engage', { ship: 'a1' })
      expect(on.idle).toBe(true)
    }
    const declined = table({ phase: 'engagement', ships: [vult(1)] })
    declined.push('engage', { ship: 'a1' })
    declined.answer({ pass: true })
    expect(declined.ship('a1').charges?.value).toBe(1)
  })
})
