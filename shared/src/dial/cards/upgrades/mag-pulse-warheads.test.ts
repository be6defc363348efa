import { describe, expect, it } from 'vitest'
import { charged, duel, lockOf } from '../../../../test/dial/duel.ts'
import { dial } from '../../game.ts'

const shoot = (red: readonly ('hit' | 'crit' | 'blank')[]) => {
  const t = duel({
    a: { upgrades: [{ id: 'magpulsewarheads', slot: 'missile', charges: charged(2) }] },
    b: { shields: { value: 0, max: 2, recovers: 0 }, tokens: { calculate: 1 } },
    weapon: 0,
    locks: [lockOf('a1', 'b1')],
    dice: [red, ['blank', 'blank']],
    decks: { b: ['structuraldamage'] },
  })
  t.answer({ done: true })
  return t
}

describe('mag-pulse warheads', () => {
  it('deal one crit, a deplete and a jam token, whatever is left', () => {
    const t = shoot(['hit', 'hit', 'crit'])
    expect(t.idle).toBe(true)
    expect(t.ship('b1').damage).toEqual({ down: 0, up: ['structuraldamage'] })
    // The jam token took the calculate token with it.
    expect(t.ship('b1').tokens).toEqual({ deplete: 1 })
    expect(dial.broken(t.state)).toEqual([])
  })

  it('do nothing when they miss', () => {
    const t = shoot(['blank', 'blank', 'blank'])
    expect(t.ship('b1').tokens).toEqual({ calculate: 1 })
  })
})
