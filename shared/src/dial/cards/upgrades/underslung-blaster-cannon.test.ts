import { describe, expect, it } from 'vitest'
import { faceOff, leftIn, lockOf } from '../../../../test/dial/duel.ts'
import { dial } from '../../game.ts'

function passes(locked: boolean, turret: 'front' | 'rear' = 'front') {
  const { t } = faceOff({
    a: { upgrades: [{ id: 'underslungblastercannon', slot: 'cannon' }], turret, tokens: { focus: 1 } },
    at: [400, 600, 180],
    phase: 'activation',
    locks: locked ? [lockOf('a1', 'b1')] : [],
    dice: [
      ['focus', 'blank'],
      ['hit', 'hit'],
      ['blank', 'blank'],
    ],
  })
  t.push('executeManoeuvre', { ship: 'b1', code: '1FW', cause: 'dial' })
  return t
}

describe('the underslung blaster cannon', () => {
  it('is fired at a locked enemy that has flown into its turret arc; a lock alone modifies its dice', () => {
    const t = passes(true)
    t.answer({ use: true })
    expect(t.choices()).toEqual([...[[0], [1], [0, 1]].map(dice => ({ spend: 'lock', dice })), { done: true }])
    t.answer({ spend: 'lock', dice: [0, 1] })
    expect(leftIn(t)).toEqual([{ hits: 2, crits: 0 }])
    expect(t.ship('a1').tokens).toEqual({ focus: 1 })
    expect(dial.broken(t.state)).toEqual([])
  })

  it('needs the lock, and the turret pointed there', () => {
    expect(passes(false).idle).toBe(true)
    expect(passes(true, 'rear').idle).toBe(true)
  })
})
