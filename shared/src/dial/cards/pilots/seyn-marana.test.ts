import { describe, expect, it } from 'vitest'
import { duel, leftIn, range0 } from '../../../../test/dial/duel.ts'
import { dial } from '../../game.ts'

const seyn = { pilot: 'seynmarana' }
const dice = [
  ['crit', 'crit', 'hit'],
  ['blank', 'blank'],
] as const

describe('Seyn Marana', () => {
  it('spends a crit to deal a card past the shields, and cancels the rest', () => {
    const t = duel({ a: seyn, dice })
    t.answer({ card: 'seynmarana modifyDice', source: 'a1', choice: 'crit' })
    expect(t.idle).toBe(true)
    expect(t.ship('b1')).toMatchObject({ damage: { down: 1, up: [] }, shields: { value: 2 } })
    expect(leftIn(t)).toEqual([{ hits: 0, crits: 0 }])
    expect(dial.broken(t.state)).toEqual([])
  })

  it('needs a crit, and not at range 0 (A27)', () => {
    expect(duel({ a: seyn, dice: [['hit', 'hit', 'hit'], dice[1]] }).idle).toBe(true)
    expect(duel({ a: seyn, at: range0, dice }).idle).toBe(true)
    const t = duel({ a: seyn, dice })
    t.answer({ done: true })
    expect(leftIn(t)).toEqual([{ hits: 1, crits: 2 }])
  })
})
