import { describe, expect, it } from 'vitest'
import { type ShipSetup, table } from '../../../../test/dial/table.ts'
import { dial } from '../../game.ts'

const carrier = (more: Partial<ShipSetup> = {}) =>
  table({
    ships: [
      {
        id: 'a1',
        at: [450, 450],
        upgrades: [{ id: 'drk1probedroids', slot: 'device', charges: { value: 2, max: 2, recovers: 0 } }],
        ...more,
      },
      { id: 'b1', at: [100, 800] },
    ],
  })

describe('DRK-1 Probe Droids', () => {
  it('drops or launches a droid in the End Phase along any template of speed 3, for a charge', () => {
    const on = carrier()
    on.push('endPhase', {})
    expect(on.choices()).toHaveLength(11)
    on.answer({ use: { card: 'drk1probedroids', way: 'drop', template: '3F' } })
    expect(on.game.devices.d1?.pose).toEqual({ x: 450, y: 450 - 20 - 120 - 20.5, dx: 0, dy: -1 })
    expect(on.game.devices.d1).toMatchObject({ kind: 'remote', hull: 1, agility: 3, initiative: 0 })
    expect(on.ship('a1').upgrades[0]?.charges?.value).toBe(1)
    expect(dial.broken(on.state)).toEqual([])
  })

  it('launches along a turn', () => {
    const on = carrier()
    on.push('endPhase', {})
    on.answer({ use: { card: 'drk1probedroids', way: 'launch', template: '3Y' } })
    const { x, y, dx, dy } = on.game.devices.d1?.pose ?? { x: 0, y: 0, dx: 0, dy: 0 }
    for (const [is, should] of [
      [x, 450 + 90 + 20.5],
      [y, 450 + 20 + 90],
      [dx, 1],
      [dy, 0],
    ] as const)
      expect(is).toBeCloseTo(should, 9)
  })

  it('each round one; what it placed is relocated in the next System Phase', () => {
    const on = carrier()
    on.push('endPhase', {})
    on.answer({ use: { card: 'drk1probedroids', way: 'drop', template: '3F' } })
    expect(on.idle).toBe(true)
    on.push('system', {})
    expect(on.request).toMatchObject({ kind: 'useAbility', args: { ship: 'd1', card: 'drk1probedroid' } })
  })

  it('may keep it, without charges does nothing, and never offers it in the System Phase', () => {
    const on = carrier()
    on.push('endPhase', {})
    on.answer({ pass: true })
    expect(on.game.devices).toEqual({})
    expect(on.ship('a1').upgrades[0]?.charges?.value).toBe(2)
    on.push('system', {})
    expect(on.idle).toBe(true)
    const empty = carrier({
      upgrades: [{ id: 'drk1probedroids', slot: 'device', charges: { value: 0, max: 2, recovers: 0 } }],
    })
    empty.push('endPhase', {})
    expect(empty.idle).toBe(true)
  })
})
