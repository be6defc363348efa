import { describe, expect, it } from 'vitest'
import { charged, duel, range0 } from '../../../../test/dial/duel.ts'
import { dial } from '../../game.ts'

const brother = (force = 2) => ({ pilot: 'fifthbrother', force: { ...charged(2, 1), value: force } })
const bare = { shields: charged(0) }
const dice = [
  ['hit', 'blank', 'blank'],
  ['blank', 'blank'],
] as const

describe('the Fifth Brother', () => {
  it('adds a crit to an attack that hits, for two force', () => {
    const t = duel({ a: brother(), b: bare, dice, decks: { b: ['structuraldamage', 'weaponsfailure'] } })
    expect(t.request).toMatchObject({ seat: 'a', kind: 'useAbility', args: { window: 'attackHit' } })
    t.answer({ use: true })
    expect(t.ship('a1').force?.value).toBe(0)
    expect(t.events.find(e => e.type === 'resultsChanged')).toMatchObject({ hits: 1, crits: 1 })
    expect(t.ship('b1').damage).toEqual({ down: 1, up: ['weaponsfailure'] })
    expect(dial.broken(t.state)).toEqual([])
  })

  it('needs a hit and two force; declining costs nothing', () => {
    expect(duel({ a: brother(1), b: bare, dice }).idle).toBe(true)
    expect(duel({ a: brother(), b: bare, dice: [['blank', 'blank', 'blank'], dice[1]] }).idle).toBe(true)
    const t = duel({ a: brother(), b: bare, dice })
    t.answer({ pass: true })
    expect(t.ship('a1').force?.value).toBe(2)
    expect(t.ship('b1').damage).toEqual({ down: 1, up: [] })
  })

  it('A27: adds nothing to a primary attack at range 0, nor while he is blinded: it modifies his dice', () => {
    const few = [['hit', 'blank'], dice[1]] as const
    expect(
      duel({ a: { ...brother(), attacks: [{ arc: 'front', value: 2 }] }, b: bare, at: range0, dice: few }).idle,
    ).toBe(true)
    expect(duel({ a: { ...brother(), damage: { down: 0, up: ['blindedpilot'] } }, b: bare, dice }).idle).toBe(true)
  })
})
