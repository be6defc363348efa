import { describe, expect, it } from 'vitest'
import { duel, range0, range1, range2, rolledIn } from '../../../../test/dial/duel.ts'
import type { At } from '../../../../test/dial/table.ts'

const attack = (at: At, a = {}) => rolledIn(duel({ a: { pilot: 'maulermithel', ...a }, at }), 'attackRolled')

describe('Mauler Mithel', () => {
  it('rolls a die more at range 1, besides the range bonus', () => {
    expect(attack(range1)).toEqual([5])
    expect(attack(range2)).toEqual([3])
  })

  it('not at range 0, and never more than six', () => {
    expect(attack(range0)).toEqual([3])
    expect(attack(range1, { attacks: [{ arc: 'front', value: 5 }] })).toEqual([6])
  })
})
