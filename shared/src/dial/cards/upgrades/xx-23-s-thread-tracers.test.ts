import { describe, expect, it } from 'vitest'
import { charged, duel, lockOf } from '../../../../test/dial/duel.ts'
import { dial } from '../../game.ts'

const shoot = (red: readonly ('hit' | 'blank')[]) => {
  const t = duel({
    a: { upgrades: [{ id: 'xx23sthreadtracers', slot: 'missile', charges: charged(2) }], tokens: { focus: 1 } },
    more: [
      { id: 'a2', at: [340, 560] },
      { id: 'a3', at: [100, 100] },
      { id: 'b2', at: [460, 560, 180] },
    ],
    locks: [lockOf('a2', 'b2')],
    weapon: 0,
    dice: [red, ['blank', 'blank']],
  })
  return t
}

describe('XX-23 S-thread tracers', () => {
  it('let friendly ships at range 1–3 of the defender lock it, and cancel everything', () => {
    const t = shoot(['hit', 'hit', 'blank'])
    expect(t.choices()).toEqual([[], ['a1'], ['a2'], ['a1', 'a2']].map(ships => ({ use: { ships } })))
    t.answer({ use: { ships: ['a1', 'a2'] } })
    expect(t.idle).toBe(true)
    // The lock that a ship had gives way.
    expect(t.game.locks).toEqual([lockOf('a1', 'b1'), lockOf('a2', 'b1')])
    expect(t.ship('b1').shields.value).toBe(2)
    expect(dial.broken(t.state)).toEqual([])
  })

  it('lock nothing when they miss', () => {
    const t = shoot(['blank', 'blank', 'blank'])
    expect(t.game.locks).toEqual([lockOf('a2', 'b2')])
  })
})
