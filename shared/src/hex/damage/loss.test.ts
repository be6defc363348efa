import { describe, expect, it } from 'vitest'
import { hit } from '../../../test/hex/hit.ts'
import { type ShipSetup, table } from '../../../test/hex/table.ts'
import type { Hit } from '../state.ts'
import { lossOf } from './loss.ts'

/** Shield points lost in all, ablative armour, hull; and whether the threshold stopped the rest. */
function lost(ship: Partial<ShipSetup>, said: Partial<Hit>) {
  const { shields, ablative, hull, stopped } = lossOf(
    table({ ships: [{ ...ship, id: 'b1', at: [0, 0] }] }).ship('b1'),
    hit(said),
  )
  return [Object.values(shields).reduce((sum, points) => sum + points), ablative, hull, stopped]
}

describe('what a hit takes: rules/hex.md §3.5 step 3c', () => {
  it('shields of the quadrant first, the rest off the hull', () => {
    expect(lost({}, { damage: 7 })).toEqual([7, 0, 0, false])
    expect(lost({}, { damage: 10 })).toEqual([10, 0, 0, false])
    expect(lost({}, { damage: 14 })).toEqual([10, 0, 4, false])
    expect(lost({ shields: { aft: 3 } }, { damage: 14, quadrant: 'aft' })).toEqual([3, 0, 11, false])
  })

  it('ablative armour of the quadrant stands between shields and hull', () => {
    expect(lost({ ablative: { forward: 5 } }, { damage: 13 })).toEqual([10, 3, 0, false])
    expect(lost({ ablative: { forward: 5 } }, { damage: 18 })).toEqual([10, 5, 3, false])
    expect(lost({ ablative: { aft: 5 } }, { damage: 18 })).toEqual([10, 0, 8, false])
  })

  it('6.22: what comes through and only equals the damage threshold does nothing, and the shields stay down', () => {
    const ship = { damageThreshold: 5, shields: { forward: 10 } }
    expect(lost(ship, { damage: 14 })).toEqual([10, 0, 0, true])
    expect(lost(ship, { damage: 15 })).toEqual([10, 0, 0, true])
    expect(lost(ship, { damage: 16 })).toEqual([10, 0, 6, false])
    expect(lost(ship, { damage: 10 })).toEqual([10, 0, 0, false])
  })

  it('the damage threshold is held against what ablative armour leaves', () => {
    const ship = { damageThreshold: 5, ablative: { forward: 4 } }
    expect(lost(ship, { damage: 19 })).toEqual([10, 4, 0, true])
    expect(lost(ship, { damage: 20 })).toEqual([10, 4, 6, false])
  })
})

describe('shields against weapons with properties: rules/hex.md §3.8', () => {
  const by = (property: 'ripper' | 'buster' | 'burrowing', damage: number, ship: Partial<ShipSetup> = {}) =>
    lost(ship, { damage, properties: [{ property }] })

  it('ripper: half to shields, rounded down; whole to the hull', () => {
    expect(by('ripper', 8)).toEqual([4, 0, 0, false])
    expect(by('ripper', 9)).toEqual([4, 0, 0, false])
    // Ten shield points stop twenty.
    expect(by('ripper', 26)).toEqual([10, 0, 6, false])
    expect(by('ripper', 9, { shields: { forward: 0 } })).toEqual([0, 0, 9, false])
  })

  it('burrowing: half goes through, rounded down, with what the shields cannot stop', () => {
    expect(by('burrowing', 9)).toEqual([5, 0, 4, false])
    expect(by('burrowing', 30)).toEqual([10, 0, 20, false])
    expect(by('burrowing', 9, { shields: { forward: 0 } })).toEqual([0, 0, 9, false])
  })

  it('burrowing: the damage threshold is halved', () => {
    expect(by('burrowing', 10, { damageThreshold: 10 })).toEqual([5, 0, 0, true])
    expect(by('burrowing', 12, { damageThreshold: 10 })).toEqual([6, 0, 6, false])
  })

  it('buster: what is over goes to the shields beside, and half of what they leave comes through', () => {
    const ship = table({ ships: [{ id: 'b1', at: [0, 0] }] }).ship('b1')
    const at = (damage: number) => lossOf(ship, hit({ damage, properties: [{ property: 'buster' }] }))
    expect(at(8)).toMatchObject({ shields: { forward: 8, starboard: 0, aft: 0, port: 0 }, hull: 0 })
    expect(at(17)).toMatchObject({ shields: { forward: 10, starboard: 4, aft: 0, port: 3 }, hull: 0 })
    expect(at(40)).toMatchObject({ shields: { forward: 10, starboard: 10, aft: 0, port: 10 }, hull: 5 })
  })
})
