import { describe, expect, it } from 'vitest'
import { type ShipSetup, table } from '../../../test/hex/table.ts'
import type { WayName } from './courses.ts'
import { courseFor, driveOf, manoeuvrabilityOf, unwieldy } from './drive.ts'

const shipped = (setup: Partial<ShipSetup> = {}) => {
  const t = table({ ships: [{ id: 'a1', at: [0, 0], ...setup }] })
  return { t, ship: t.ship('a1') }
}

const afflicted = (...kinds: ('vortex' | 'gravityWell')[]) => ({ afflictions: kinds.map(kind => ({ kind, until: 9 })) })

describe('what a ship brings to a move: rules/hex.md §2.2 and §2.3', () => {
  it('is its sheet, when nothing changes it', () => {
    const { t, ship } = shipped({ speed: 9, turn: 3 })
    expect(driveOf(t.game, ship)).toEqual({ speed: 9, turn: 3 })
  })

  it('adds hexes first, then halves, each time rounded down', () => {
    const { t, ship } = shipped({ speed: 7, ...afflicted('vortex', 'gravityWell') })
    ship.effects.speed = { divert: 2, maximizeSpeed: 2 }
    // 7 + 4 = 11, then 5, then 2.
    expect(driveOf(t.game, ship).speed).toBe(2)
    expect(courseFor(t.game, ship, 'fullPower').speed).toBe(3)
    expect(courseFor(t.game, ship, 'glide').speed).toBe(1)
  })

  it('counts an affliction once, however often it came', () => {
    const { t, ship } = shipped({ speed: 8, ...afflicted('vortex', 'vortex') })
    expect(driveOf(t.game, ship)).toEqual({ speed: 4, turn: 3 })
  })

  it('is a step less manoeuvrable by a vortex or a gravity well, turns and Piloting, down to clumsy', () => {
    const worse = (manoeuvrability: 'good' | 'poor' | 'clumsy', turn: number) => {
      const { t, ship } = shipped({ manoeuvrability, turn, ...afflicted('vortex', 'gravityWell') })
      const piloting = unwieldy(ship).reduce((sum, { amount }) => sum + amount, 0)
      return [manoeuvrabilityOf(ship), driveOf(t.game, ship).turn, piloting]
    }
    expect(worse('good', 1)).toEqual(['poor', 3, -2])
    expect(worse('poor', 3)).toEqual(['clumsy', 4, -1])
    expect(worse('clumsy', 4)).toEqual(['clumsy', 4, 0])
  })

  it('turns sooner by psychic currents, with maneuver together not below 0', () => {
    const { t, ship } = shipped({ turn: 1 })
    ship.effects.turn = { psychicCurrents: -1 }
    const turn = (way: WayName) => courseFor(t.game, ship, way).turn
    expect([turn('fly'), turn('maneuver'), turn('fullPower')]).toEqual([0, 0, 2])
  })

  it('is no speed at all while a tractor beam holds it', () => {
    const t = table({
      ships: [
        { id: 'a1', at: [0, 0], speed: 8 },
        {
          ...{ id: 'b1', at: [0, -3, 3] },
          weapons: [{ properties: [{ property: 'tractorBeam' }], holds: 'a1' }],
        },
      ],
    })
    expect(driveOf(t.game, t.ship('a1')).speed).toBe(0)
    Object.assign(t.ship('b1').weapons[0] ?? {}, { holds: null })
    expect(driveOf(t.game, t.ship('a1')).speed).toBe(8)
  })

  it('has its hard turn but on a perfect ship', () => {
    const hard = (manoeuvrability: 'good' | 'perfect', turn: number, way: WayName) => {
      const { t, ship } = shipped({ manoeuvrability, turn })
      ship.effects.hardTurn = true
      return courseFor(t.game, ship, way).hardTurn
    }
    expect(hard('good', 1, 'fly')).toBe(true)
    expect(hard('perfect', 0, 'fullPower')).toBe(false)
  })
})
