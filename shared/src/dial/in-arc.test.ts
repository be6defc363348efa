import { describe, expect, it } from 'vitest'
import { type At, type ShipSetup, table } from '../../test/dial/table.ts'
import type { ArcName } from '../geometry/index.ts'
import { isInArc, isInFiringArc, isOutsideArc } from './in-arc.ts'
import { placedShip } from './look.ts'

/** a1 at (400, 400) heading north looks at b1. */
function look(at: At, a: Partial<ShipSetup> = {}) {
  const { game } = table({
    ships: [
      { id: 'a1', at: [400, 400], ...a },
      { id: 'b1', at },
    ],
  })
  const [self, other] = [placedShip(game, 'a1'), placedShip(game, 'b1')]
  return {
    in: (arc: ArcName) => isInArc(game, self, arc, other),
    own: (arc: ArcName) => isInArc(game, self, arc, self),
    firing: isInFiringArc(game, self, other),
  }
}

describe('a ship in an arc of another', () => {
  it('is there with any part of its base, up to range 3', () => {
    expect(look([400, 500]).in('front')).toBe(true)
    expect(look([400, 500]).in('rear')).toBe(false)
    expect(look([500, 400]).in('right')).toBe(true)
    expect(look([400, 740]).in('front')).toBe(true)
    expect(look([400, 740.1]).in('front')).toBe(false)
    expect(look([425, 500]).in('bullseye')).toBe(true)
    expect(look([430, 500]).in('bullseye')).toBe(false)
  })

  it('may be in several, and none is in its own', () => {
    const corner = look([480, 480])
    expect([corner.in('front'), corner.in('right')]).toEqual([true, true])
    expect(corner.own('front')).toBe(false)
  })

  it('in contact is in the arc in which part of it lies', () => {
    expect(look([400, 440.02]).in('front')).toBe(true)
    expect(look([400, 440.02]).in('rear')).toBe(false)
  })
})

describe('the firing arcs of a ship', () => {
  it('are those of its primary weapons and of its turret', () => {
    expect(look([400, 500]).firing).toBe(true)
    expect(look([400, 300]).firing).toBe(false)
    const rear = { attacks: [{ arc: 'rear' as const, value: 2 }] }
    expect(look([400, 300], rear).firing).toBe(true)
    expect(look([400, 500], rear).firing).toBe(false)
  })

  it('hold a turret that only a card fires, to range 3, though the card reaches less', () => {
    const turret = { upgrades: [{ id: 'dorsalturret', slot: 'turret' as const }], turret: 'left' as const }
    expect(look([100, 400], turret).firing).toBe(true)
    expect(look([700, 400], turret).firing).toBe(false)
  })
})

describe('a ship outside of an arc', () => {
  it('is not in it, but a remote without arcs has none to be outside of', () => {
    const t = table({
      ships: [{ id: 'a1', at: [400, 400] }],
      devices: [
        { id: 'd1', kind: 'remote', card: 'drk1probedroid', outline: 'drk1probedroid', at: [400, 500], seat: 'b' },
        { id: 'd2', kind: 'remote', card: 'clanwrencommandos', outline: 'commandoteam', at: [400, 300], seat: 'b' },
      ],
    })
    const of = (id: string) => isOutsideArc(t.game, placedShip(t.game, id), 'front', placedShip(t.game, 'a1'))
    expect(of('d1')).toBe(false)
    // Commandos look north, towards a1.
    expect(of('d2')).toBe(false)
    expect(isOutsideArc(t.game, placedShip(t.game, 'a1'), 'rear', placedShip(t.game, 'd1'))).toBe(true)
  })
})
