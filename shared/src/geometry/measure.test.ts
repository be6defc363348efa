import { describe, expect, it } from 'vitest'
import { measure } from './measure.ts'
import { disc, rectangle, shape, ship } from './table.fixture.ts'
import type { ArcMeasure, Body, InArc, Shape } from './types.ts'

const small = ship('small', 0, 0, 0)

const measured = (defender: Body, obstacles: readonly Shape[] = [], ships: readonly Body[] = [], attacker = small) =>
  measure(attacker, defender, ships, obstacles, { guides: true })

function held(arc: ArcMeasure): InArc {
  if (!arc.in) throw new Error('not in the arc')
  return arc
}

describe('measuring (rules/dial.md §6)', () => {
  it('the contract’s example: the nearest part lies outside the front arc', () => {
    const { distance, range, arcs } = measured(ship('small', 105, 110, 0))
    expect(distance).toBeCloseTo(95.5249, 4)
    expect(range).toBe(1)
    const front = held(arcs.front)
    expect(front.distance).toBeCloseTo(102.3816, 4)
    expect(front).toMatchObject({ range: 2, obstructed: false, by: [], through: [] })
    expect(front.deciding[0]).toStrictEqual([20, 20])
    expect(front.deciding[1][0]).toBeCloseTo(85, 9)
    expect(front.deciding[1][1]).toBeCloseTo(99.1012, 4)
    expect(held(arcs.right).distance).toBeCloseTo(95.5249, 4)
    expect(held(arcs.fullFront)).toMatchObject({ range: 1 })
    for (const arc of ['rear', 'left', 'bullseye', 'fullRear'] as const) expect(arcs[arc]).toStrictEqual({ in: false })
  })

  it('arcs end at 300 mm, ranges too', () => {
    expect(measured(ship('small', 0, 340, 0)).arcs.front).toMatchObject({ in: true, range: 3, distance: 300 })
    const { range, arcs } = measured(ship('small', 0, 340.001, 0))
    expect(range).toBeNull()
    expect(arcs.front).toStrictEqual({ in: false })
  })

  it('the part in an arc may lie beyond range though the ship does not', () => {
    // Its near corner is 283 mm away, the front arc reaches it only beyond 300.
    const target = ship('large', 260, 250, 0)
    const { range, arcs } = measured(target)
    expect(range).toBe(3)
    expect(arcs.right).toMatchObject({ in: true, range: 3 })
    const outside = measured(ship('large', 262, 240, 0))
    expect(outside.range).toBe(3)
    expect(outside.arcs.front).toStrictEqual({ in: false })
  })

  it('A28: ships that touch are at range 0 in every arc that holds the target', () => {
    const { range, arcs } = measured(ship('small', 40, 30, 0))
    expect(range).toBe(0)
    expect(arcs.right).toMatchObject({ in: true, range: 0, distance: 0 })
    expect(held(arcs.front)).toMatchObject({ range: 0 })
    expect(held(arcs.front).distance).toBeGreaterThan(3)
    expect(arcs.rear).toStrictEqual({ in: false })
    expect(measured(ship('small', 0, -43.18, 0)).arcs.front).toStrictEqual({ in: false })
  })
})

describe('obstruction (rules/dial.md §6.3)', () => {
  const ahead = ship('small', 0, 140, 0)
  const front = (obstacles: readonly Shape[], ships: readonly Body[] = []) =>
    held(measured(ahead, obstacles, ships).arcs.front)

  it('a rock across all shortest lines obstructs', () => {
    const got = front([rectangle(200, 60, 230, 70), rectangle(-30, 60, 30, 70)])
    expect(got).toMatchObject({ obstructed: true, by: [1] })
    expect(got.deciding).toStrictEqual([
      [0, 20],
      [0, 120],
    ])
  })

  it('A46: a rock across some of the equally short lines does not; the line told is clear', () => {
    const { obstructed, by, deciding } = front([rectangle(-30, 60, 5, 70)])
    expect([obstructed, by]).toStrictEqual([false, []])
    const [[fromX, fromY], [toX, toY]] = deciding
    expect(fromX).toBeGreaterThanOrEqual(5)
    expect([fromX, fromY, toY]).toStrictEqual([toX, 20, 120])
  })

  it('two rocks that leave no line between them obstruct, one of them is on the line', () => {
    const { obstructed, by } = front([rectangle(-30, 60, 5, 70), rectangle(4, 80, 30, 90)])
    expect(obstructed).toBe(true)
    expect(by).toHaveLength(1)
  })

  it('two rocks that leave a gap do not', () => {
    expect(front([rectangle(-30, 60, 3, 70), rectangle(4, 80, 30, 90)])).toMatchObject({ obstructed: false })
  })

  it('the cut between two parts of one rock is no gap', () => {
    const bay = shape([-30, 60], [30, 60], [30, 80], [0, 65], [-30, 80])
    expect(bay.parts.length).toBeGreaterThan(1)
    expect(front([bay])).toMatchObject({ obstructed: true, by: [0] })
    const onCut = ship('small', 0, 140, 45)
    expect(held(measured(onCut, [bay]).arcs.front)).toMatchObject({ obstructed: true, by: [0] })
  })

  it('a rock that the line only touches does not', () => {
    const tilted = ship('small', 0, 140, 45)
    expect(held(measured(tilted, [rectangle(0, 40, 10, 50)]).arcs.front)).toMatchObject({ obstructed: false })
    expect(held(measured(tilted, [rectangle(-0.001, 40, 10, 50)]).arcs.front)).toMatchObject({ obstructed: true })
    expect(held(measured(tilted, [rectangle(-10, 10, 10, 20)]).arcs.front)).toMatchObject({ obstructed: false })
  })

  it('ships are told, and avoided where a line misses them', () => {
    const across = ship('medium', 0, 70, 0)
    const beside = ship('small', 24, 70, 0)
    expect(front([], [beside, across])).toMatchObject({ obstructed: false, through: [1] })
    expect(front([], [beside])).toMatchObject({ through: [] })
    // A clear view of the rock matters more than one past the ship.
    expect(front([rectangle(-30, 40, 5, 45)], [beside])).toMatchObject({ obstructed: false, through: [0] })
  })

  it('only what stands on the line of the arc counts', () => {
    const target = ship('small', 105, 110, 0)
    const onRight = disc(52, 55, 2)
    const got = measured(target, [onRight]).arcs
    expect(held(got.right)).toMatchObject({ obstructed: true, by: [0] })
    expect(held(got.front)).toMatchObject({ obstructed: false })
  })

  it('A29: at range 0 a rock under either base obstructs', () => {
    const touching = ship('small', 0, 43.18, 0)
    const rocks = [rectangle(-15, 55, -5, 60), rectangle(100, 0, 110, 10), rectangle(-5, -30, 5, -10)]
    expect(held(measured(touching, rocks).arcs.front)).toMatchObject({ range: 0, obstructed: true, by: [0, 2] })
    expect(held(measured(ship('small', 0, 50, 0), rocks).arcs.front)).toMatchObject({
      range: 1,
      obstructed: false,
      by: [],
    })
  })
})
