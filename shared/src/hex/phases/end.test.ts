import { describe, expect, it } from 'vitest'
import { only, type ShipSetup, type TableSetup, table, typesOf } from '../../../test/hex/table.ts'
import { lookForEnd } from './end.ts'
import { isBeyond, leaveMap } from './leave.ts'

const a1: ShipSetup = { id: 'a1', at: [0, 5] }
const b1: ShipSetup = { id: 'b1', at: [0, -5] }

const lookAt = (ships: readonly ShipSetup[], more: Partial<TableSetup> = {}) => {
  const t = table({ ships, ...more })
  return { t, events: t.does(lookForEnd) }
}

describe('the end of a battle: rules/hex.md §1.4', () => {
  it('comes when one side has no ship that can fight', () => {
    const { t, events } = lookAt([a1, { ...b1, damage: 50 }])
    expect(t.state.over).toEqual({ winner: 'A', reason: 'defeat' })
    expect(only(events, 'battleEnded')).toEqual([{ type: 'battleEnded', winner: 'A', reason: 'defeat' }])
  })

  it('does not come while each side has one: hull points left, or above 0', () => {
    expect(lookAt([a1, { ...b1, damage: 49 }]).t.state.over).toBeNull()
    expect(lookAt([a1, { ...a1, id: 'a2', damage: 99 }, b1]).t.state.over).toBeNull()
  })

  it('6.19: when both are lost in one phase nobody wins', () => {
    expect(
      lookAt([
        { ...a1, damage: 50 },
        { ...b1, damage: 70 },
      ]).t.state.over,
    ).toEqual({ winner: null, reason: 'defeat' })
  })

  it('is flight when every ship of the other side has fled, and defeat when only some have', () => {
    const gone = { id: 'b2', place: 'fled' } as const
    expect(lookAt([a1, { id: 'b1', place: 'fled' }, gone]).t.state.over).toEqual({ winner: 'A', reason: 'flight' })
    expect(lookAt([a1, { id: 'b1', place: 'destroyed' }, gone]).t.state.over).toEqual({ winner: 'A', reason: 'defeat' })
  })

  it('after the last round the side is ahead that has kept the greater share of its hull', () => {
    const ruleset = { rounds: 3 }
    const end = (ships: readonly ShipSetup[], round = 3) => lookAt(ships, { ruleset, round }).t.state.over
    expect(end([a1, b1], 2)).toBeNull()
    expect(end([a1, { ...b1, damage: 1 }])).toEqual({ winner: 'A', reason: 'rounds' })
    expect(
      end([
        { ...a1, hull: 100, damage: 30 },
        { ...b1, damage: 14 },
      ]),
    ).toEqual({ winner: 'B', reason: 'rounds' })
    expect(
      end([
        { ...a1, hull: 100, damage: 28 },
        { ...b1, damage: 14 },
      ]),
    ).toEqual({ winner: null, reason: 'rounds' })
    // What has left the map counts nothing for its side, and still counts among what it had.
    expect(end([a1, { id: 'a2', place: 'fled' }, { ...b1, damage: 20 }])).toEqual({ winner: 'B', reason: 'rounds' })
  })

  it('comes with the round in which time is called', () => {
    const t = table({ ships: [a1, { ...b1, damage: 1 }] })
    t.game.timeCalled = true
    t.does(lookForEnd)
    expect(t.state.over).toEqual({ winner: 'A', reason: 'time' })
  })
})

describe('leaving the map', () => {
  it('takes along what flies at the ship, and nothing else', () => {
    const t = table({
      ships: [a1, b1, { id: 'b2', at: [1, -5] }],
      projectiles: [
        { by: 'a1', target: 'b1', hex: [0, 0] },
        { by: 'a1', target: 'b2', hex: [0, 1] },
      ],
    })
    const events = t.does(turn => leaveMap(turn, t.ship('b1'), 'fled'))
    expect([t.ship('b1').place, t.ship('b1').at]).toEqual(['fled', null])
    expect(typesOf(events)).toEqual(['fled', 'projectileGone'])
    expect(Object.keys(t.game.projectiles)).toEqual(['p2'])
  })

  it('is past the edge, where there is one and it lets ships flee', () => {
    const at = (more: Partial<TableSetup>) => isBeyond(table({ ships: [], ...more }).game, [8, 8])
    expect([at({}), at({ radius: 15 }), at({ radius: 16 })]).toEqual([false, true, false])
    expect(at({ radius: 15, ruleset: { edgeIsFlight: false } })).toBe(false)
  })
})
