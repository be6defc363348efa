import { describe, expect, it } from 'vitest'
import { table, weapon } from '../../../test/hex/table.ts'
import type { WeaponProperty } from '../data/types.ts'
import { rangePenalty, reachOf } from './range.ts'

const reach = (increment: number, properties: readonly WeaponProperty[] = [], eldritch: string[] = []) => {
  const ship = table({ ships: [{ id: 'a1' }] }).ship('a1')
  ship.effects.eldritch = eldritch
  return reachOf(ship, weapon({ id: 'w1', increment, properties }))
}

describe('range: rules/hex.md §3.2', () => {
  it.each([
    [0, 5, 0],
    [1, 5, 0],
    [5, 5, 0],
    [6, 5, -2],
    [10, 5, -2],
    [11, 5, -4],
    [50, 5, -18],
    [20, 20, 0],
    [21, 20, -2],
    [200, 20, -18],
  ])('%i hexes with an increment of %i cost %i', (distance, increment, penalty) => {
    expect(rangePenalty(distance, increment)).toBe(penalty)
  })

  it('is ten increments at most', () => {
    expect(reach(5).most).toBe(50)
    expect(reach(20)).toEqual({ increment: 20, most: 200 })
  })

  it('of point, burrowing and line weapons it is one increment, of touching ones a hex', () => {
    expect(reach(5, [{ property: 'point', bonus: 8 }]).most).toBe(5)
    expect(reach(5, [{ property: 'burrowing' }]).most).toBe(5)
    expect(reach(20, [{ property: 'line' }]).most).toBe(20)
    expect(reach(1).most).toBe(1)
  })

  it('an eldritch shot has increments 5 hexes longer, of its own weapon', () => {
    expect(reach(5, [], ['w1'])).toEqual({ increment: 10, most: 100 })
    expect(reach(5, [], ['w2'])).toEqual({ increment: 5, most: 50 })
  })
})
