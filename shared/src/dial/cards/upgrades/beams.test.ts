import { describe, expect, it } from 'vitest'
import { duel, range1 } from '../../../../test/dial/duel.ts'
import { dial } from '../../game.ts'

const beam = (id: string) => ({ upgrades: [{ id, slot: 'cannon' }] }) as const
const bare = { shields: { value: 0, max: 2, recovers: 0 } }

describe('the jamming beam', () => {
  it('gives a jam token for each result, which take green tokens and locks away; no damage', () => {
    const t = duel({
      a: beam('jammingbeam'),
      b: { ...bare, tokens: { focus: 1, evade: 1 } },
      at: range1,
      weapon: 0,
      dice: [
        ['hit', 'crit', 'hit', 'blank'],
        ['blank', 'blank'],
      ],
    })
    while (t.request.kind === 'modify') t.answer({ done: true })
    // The attacker's player says which of two goes first (A48).
    expect(t.request).toMatchObject({ seat: 'a', kind: 'jam' })
    t.answer({ token: 'evade' })
    expect(t.ship('b1')).toMatchObject({ damage: { down: 0, up: [] }, tokens: { jam: 1 } })
    expect(dial.broken(t.state)).toEqual([])
  })
})

describe('the tractor beam', () => {
  it('gives a tractor token for each result; the attacker may move the ship and its owner turn it', () => {
    const t = duel({
      a: beam('tractorbeam'),
      b: bare,
      weapon: 0,
      dice: [
        ['hit', 'crit', 'blank'],
        ['blank', 'blank'],
      ],
    })
    expect(t.ship('b1').tokens).toEqual({ tractor: 2 })
    expect(t.request).toMatchObject({ seat: 'a', kind: 'tractorMove' })
    const [move] = t.choices()
    t.answer(move ?? null)
    expect(t.request).toMatchObject({ seat: 'b', kind: 'tractorTurn' })
    t.answer({ pass: true })
    expect(t.idle).toBe(true)
    expect(t.ship('b1').damage).toEqual({ down: 0, up: [] })
    expect(dial.broken(t.state)).toEqual([])
  })

  it('gives nothing when it misses', () => {
    const t = duel({
      a: beam('tractorbeam'),
      weapon: 0,
      dice: [
        ['hit', 'focus', 'blank'],
        ['evade', 'blank'],
      ],
    })
    expect(t.idle).toBe(true)
    expect(t.ship('b1').tokens).toEqual({})
  })
})
