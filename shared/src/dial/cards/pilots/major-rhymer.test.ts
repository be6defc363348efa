import { describe, expect, it } from 'vitest'
import { charged, faceOff, lockOf, range0, range1, range2, range3 } from '../../../../test/dial/duel.ts'
import type { At } from '../../../../test/dial/table.ts'

function mayFire(id: string, slot: 'torpedo' | 'missile' | 'cannon', at: At, pilot = 'majorrhymer') {
  const { t, shot } = faceOff({
    a: { pilot, type: 'tiesabomber', upgrades: [{ id, slot, charges: charged(2) }] },
    at,
    weapon: 0,
    locks: [lockOf('a1', 'b1')],
  })
  t.push('offerAttack', { ship: 'a1', bonus: false })
  return !t.idle && t.refuses(shot) === null
}

describe('Major Rhymer', () => {
  it('fires torpedoes and missiles a range nearer and farther', () => {
    const at = [range0, range1, range2, range3]
    // 2–3, 1–2 and 1–1 as printed.
    expect(at.map(where => mayFire('protontorpedoes', 'torpedo', where))).toEqual([false, true, true, true])
    expect(at.map(where => mayFire('clustermissiles', 'missile', where))).toEqual([true, true, true, true])
    expect(at.map(where => mayFire('advprotontorpedoes', 'torpedo', where))).toEqual([true, true, true, false])
  })

  it('no cannon, and nobody else does', () => {
    expect(mayFire('jammingbeam', 'cannon', range3)).toBe(false)
    expect(mayFire('protontorpedoes', 'torpedo', range1, 'other')).toBe(false)
  })

  it('modifies his dice at range 0: it is no primary attack', () => {
    const { t, shot } = faceOff({
      a: {
        pilot: 'majorrhymer',
        type: 'tiesabomber',
        tokens: { focus: 1 },
        upgrades: [{ id: 'clustermissiles', slot: 'missile', charges: charged(4) }],
      },
      at: range0,
      weapon: 0,
      locks: [lockOf('a1', 'b1')],
      dice: [['focus', 'blank', 'blank']],
    })
    t.push('offerAttack', { ship: 'a1', bonus: false })
    t.answer(shot)
    expect(t.choices()).toContainEqual({ spend: 'focus' })
  })
})
