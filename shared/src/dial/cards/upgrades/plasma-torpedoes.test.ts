import { describe, expect, it } from 'vitest'
import { charged, duel, leftIn, lockOf } from '../../../../test/dial/duel.ts'
import type { GreenFace, RedFace } from '../../words.ts'

function shoot(id: string, red: readonly RedFace[], green: readonly GreenFace[], shields = 2, damage = {}) {
  const t = duel({
    a: { upgrades: [{ id, slot: 'torpedo', charges: charged(2) }] },
    b: { shields: { value: shields, max: 2, recovers: 0 }, ...damage },
    weapon: 0,
    locks: [lockOf('a1', 'b1')],
    dice: [red, green],
  })
  t.answer({ done: true })
  return t
}

const heavy = 'heavyplasmamissiles-alphaclassstarwing'

describe('plasma torpedoes', () => {
  it('have evades cancel crits before hits', () => {
    const t = shoot('plasmatorpedoes', ['crit', 'hit', 'hit'], ['evade', 'blank'])
    expect(leftIn(t)).toEqual([{ hits: 2, crits: 0 }])
    const over = shoot('plasmatorpedoes', ['crit', 'hit', 'hit'], ['evade', 'evade'])
    expect(leftIn(over)).toEqual([{ hits: 1, crits: 0 }])
  })

  it('take a shield before they deal damage', () => {
    const t = shoot('plasmatorpedoes', ['hit', 'hit', 'blank'], ['blank', 'blank'])
    // One shield by the torpedoes, one by the first hit, a card for the second.
    expect(t.ship('b1')).toMatchObject({ shields: { value: 0 }, damage: { down: 1, up: [] } })
    expect(t.events.flatMap(e => (e.type === 'shieldLost' || e.type === 'attackResolved' ? [e.type] : []))).toEqual([
      'attackResolved',
      'shieldLost',
      'shieldLost',
    ])
  })

  it('take none where there is none, and none when they miss', () => {
    expect(shoot('plasmatorpedoes', ['hit', 'blank', 'blank'], ['blank', 'blank'], 0).ship('b1').damage.down).toBe(1)
    expect(shoot('plasmatorpedoes', ['hit', 'blank', 'blank'], ['evade', 'blank']).ship('b1').shields.value).toBe(2)
  })
})

describe('heavy plasma missiles', () => {
  it('take a shield, and cancel as usual', () => {
    const t = shoot(heavy, ['crit', 'hit', 'hit'], ['evade', 'blank'])
    expect(leftIn(t)).toEqual([{ hits: 1, crits: 1 }])
    expect(t.ship('b1').shields.value).toBe(0)
    expect(t.ship('b1').damage.up).toHaveLength(1)
  })
})
