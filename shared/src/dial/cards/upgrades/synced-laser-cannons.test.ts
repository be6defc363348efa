import { describe, expect, it } from 'vitest'
import { duel, range3, rolledIn } from '../../../../test/dial/duel.ts'

const shoot = (tokens = {}, weapon: 'primary' | 0 = 0) => {
  const a = { upgrades: [{ id: 'syncedlasercannons', slot: 'cannon' }], tokens } as const
  const t = duel({
    a,
    at: range3,
    weapon,
    dice: [['blank', 'blank', 'blank']],
  })
  return rolledIn(t, 'defenceRolled')
}

describe('synced laser cannons', () => {
  it('leave the defender no range bonus while their ship calculates', () => {
    expect(shoot({ calculate: 1 })).toEqual([2])
    expect(shoot({ focus: 1 })).toEqual([3])
    expect(shoot({ calculate: 1 }, 'primary')).toEqual([3])
  })
})
