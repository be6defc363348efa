import { describe, expect, it } from 'vitest'
import { duel } from '../../../../test/dial/duel.ts'
import type { ShipSetup } from '../../../../test/dial/table.ts'

const lowhhrick: ShipSetup = {
  id: 'b2',
  pilot: 'lowhhrick',
  at: [445, 620, 180],
  tokens: { reinforceFore: 1, reinforceAft: 1 },
}

describe('Lowhhrick', () => {
  it('spends a reinforce token of his choice when a friend becomes the defender, for an evade token', () => {
    const t = duel({ more: [lowhhrick] })
    expect(t.choices()).toEqual([
      ...['reinforceFore', 'reinforceAft'].map(spend => ({ use: { spend } })),
      { pass: true },
    ])
    t.answer({ use: { spend: 'reinforceAft' } })
    expect(t.ship('b2').tokens).toEqual({ reinforceFore: 1 })
    expect(t.ship('b1').tokens.evade).toBe(1)
    // No die is rolled yet, or it would be told.
    const [gained, rolled] = ['tokenGained', 'attackRolled'].map(type => t.events.findIndex(e => e.type === type))
    expect(gained).toBeLessThan(rolled ?? 0)
  })

  it('does so for himself', () => {
    const t = duel({ b: { pilot: 'lowhhrick', tokens: { reinforceFore: 1 } } })
    t.answer({ use: { spend: 'reinforceFore' } })
    expect(t.ship('b1').tokens).toEqual({ evade: 1 })
  })

  it('needs a token and a friend at range 0–1; declining costs nothing', () => {
    expect(duel({ more: [{ ...lowhhrick, tokens: {} }] }).idle).toBe(true)
    expect(duel({ more: [{ ...lowhhrick, at: [700, 800, 180] }] }).idle).toBe(true)
    expect(duel({ more: [{ ...lowhhrick, seat: 'a' }] }).idle).toBe(true)
    const t = duel({ more: [lowhhrick] })
    t.answer({ pass: true })
    expect(t.ship('b2').tokens).toEqual({ reinforceFore: 1, reinforceAft: 1 })
  })
})
