import { describe, expect, it } from 'vitest'
import { type TableSetup, table } from '../../../test/hex/table.ts'
import { hexDistance } from '../../geometry/index.ts'
import { isPlaced, type Placed } from '../look.ts'
import { arcsOf, arcsTo, areAdjacent, pick, quadrantsFrom } from './arcs.ts'

const battle = (
  a: readonly [number, number, 0?],
  b: readonly [number, number, (0 | 3)?],
  more: Partial<TableSetup> = {},
) => {
  const t = table({
    ...{
      ships: [
        { id: 'a1', at: a },
        { id: 'b1', at: b },
      ],
      phase: 'gunnery' as const,
    },
    ...more,
  })
  return { t, game: t.game, a1: placed(t.ship('a1')), b1: placed(t.ship('b1')) }
}

function placed(ship: object): Placed {
  if (!isPlaced(ship as Placed)) throw new Error('not on the map')
  return ship as Placed
}

describe('arcs and quadrants: rules/hex.md §3.1', () => {
  it.each([
    [1, { forward: 1, aft: 1, port: 2, starboard: 2, boundary: 0 }],
    [2, { forward: 1, aft: 1, port: 3, starboard: 3, boundary: 4 }],
    [3, { forward: 3, aft: 3, port: 6, starboard: 6, boundary: 0 }],
    [4, { forward: 3, aft: 3, port: 7, starboard: 7, boundary: 4 }],
    [5, { forward: 5, aft: 5, port: 10, starboard: 10, boundary: 0 }],
    [6, { forward: 5, aft: 5, port: 11, starboard: 11, boundary: 4 }],
  ])('6.12: forward is 60 degrees wide and the sides 120: hexes of ring %i', (ring, expected) => {
    const { game, a1 } = battle([0, 0], [0, -3])
    const found: Record<string, number> = { forward: 0, aft: 0, port: 0, starboard: 0, boundary: 0 }
    for (let q = -ring; q <= ring; q++)
      for (let r = -ring; r <= ring; r++) {
        if (hexDistance([0, 0], [q, r]) !== ring) continue
        const [first = '', ...others] = arcsOf(game, a1, [q, r])
        const name = others.length > 0 ? 'boundary' : first
        found[name] = (found[name] ?? 0) + 1
      }
    expect(found).toEqual(expected)
  })

  it('the quadrant struck is the arc of the attacker as the target sees it', () => {
    const { game, a1, b1 } = battle([0, 0], [0, -3, 3])
    expect([arcsTo(game, a1, b1), quadrantsFrom(game, a1, b1)]).toEqual([['forward'], ['forward']])
    const behind = battle([0, 0], [0, -3, 0])
    expect(quadrantsFrom(behind.game, behind.a1, behind.b1)).toEqual(['aft'])
  })

  it('6.10: on a boundary one arc fires, and keeps to it for the round', () => {
    const { t, game, a1, b1 } = battle([0, 0], [1, -2])
    expect(arcsTo(game, a1, b1)).toEqual(['forward', 'starboard'])
    pick(game, a1, b1, 'starboard', null)
    expect(arcsTo(game, a1, b1)).toEqual(['starboard'])
    pick(game, a1, b1, 'forward', null)
    expect(arcsTo(game, a1, b1)).toEqual(['starboard'])
    // The other way round nothing was chosen.
    expect(arcsTo(game, b1, a1)).toEqual(['aft', 'port'])
    t.game.picks = []
    expect(arcsTo(game, a1, b1)).toEqual(['forward', 'starboard'])
  })

  it('6.11: on a boundary of the target the attacker picks the quadrant, once a round', () => {
    const { game, a1, b1 } = battle([0, 0], [1, -2])
    expect(quadrantsFrom(game, a1, b1)).toEqual(['aft', 'port'])
    pick(game, a1, b1, null, 'port')
    expect(quadrantsFrom(game, a1, b1)).toEqual(['port'])
    // A turret has settled the quadrant and no arc: a weapon of either arc may follow.
    expect(arcsTo(game, a1, b1)).toEqual(['forward', 'starboard'])
    expect(game.picks).toEqual([{ attacker: 'a1', target: 'b1', arc: null, quadrant: 'port' }])
  })

  it('where there is no choice none is kept', () => {
    const { game, a1, b1 } = battle([0, 0], [0, -3])
    pick(game, a1, b1, 'forward', 'aft')
    expect(game.picks).toEqual([])
  })

  it('in one hex the attacker picks arc and quadrant', () => {
    const { game, a1, b1 } = battle([0, 0], [0, 0])
    expect(arcsTo(game, a1, b1)).toEqual(['forward', 'starboard', 'aft', 'port'])
    expect(quadrantsFrom(game, a1, b1)).toEqual(['forward', 'starboard', 'aft', 'port'])
  })

  it('6.36: a barrel roll swaps port and starboard, weapons and shields, in the gunnery phase and not before', () => {
    const { t, game, a1, b1 } = battle([0, 0], [2, -1])
    expect(arcsTo(game, a1, b1)).toEqual(['starboard'])
    expect(quadrantsFrom(game, b1, a1)).toEqual(['starboard'])
    a1.effects.rolled = true
    expect(arcsTo(game, a1, b1)).toEqual(['port'])
    expect(quadrantsFrom(game, b1, a1)).toEqual(['port'])
    t.game.phase = 'helm'
    expect(arcsTo(game, a1, b1)).toEqual(['starboard'])
  })

  it('forward and aft are beside port and starboard', () => {
    expect(areAdjacent('forward', 'port')).toBe(true)
    expect(areAdjacent('starboard', 'aft')).toBe(true)
    expect(areAdjacent('forward', 'aft')).toBe(false)
    expect(areAdjacent('port', 'starboard')).toBe(false)
  })
})
