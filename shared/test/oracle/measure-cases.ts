/** Random questions about range, arcs and obstruction, many of them on the very edge of a band, an arc or a shadow. */
import type { Point, Size } from '../../src/geometry/types.ts'
import { bodySeparation, still } from './bodies.ts'
import { bodyOf, type MeasureCase, type PlacedShip } from './case.ts'
import { randomOutline, rectangle } from './outlines.ts'
import { baseOf } from './path.ts'
import { type Chance, chance } from './seeded.ts'

const sizes: readonly [Size, Size, Size] = ['small', 'medium', 'large']

export function measureCase(seed: number, number: number): MeasureCase {
  const luck = chance(seed, number)
  const guides = luck.sometimes(0.7)
  const attacker: PlacedShip = luck.sometimes(0.5)
    ? { size: luck.one(sizes), pose: [0, 0, 90 * luck.whole(0, 3)] }
    : { size: luck.one(sizes), pose: [luck.between(-300, 300), luck.between(-300, 300), luck.between(0, 360)] }
  const defender = apart(luck, attacker, guides)
  const [ax, ay] = attacker.pose
  const [dx, dy] = defender.pose
  const between = (): Point => {
    const share = luck.real()
    return [ax + share * (dx - ax) + luck.between(-60, 60), ay + share * (dy - ay) + luck.between(-60, 60)]
  }
  const lattice = luck.sometimes(0.4)
  return {
    attacker,
    defender,
    ships: Array.from({ length: luck.one([0, 1, 4]) }, () => {
      const [x, y] = between()
      return { size: luck.one(sizes), pose: [x, y, lattice ? attacker.pose[2] : luck.between(0, 360)] }
    }),
    obstacles: Array.from({ length: luck.one([0, 1, 2, 5]) }, () => {
      const [x, y] = between()
      if (!lattice) return randomOutline(luck, x, y)
      return rectangle(5 * Math.round(x / 5), 5 * Math.round(y / 5), 5 * luck.whole(1, 12), 5 * luck.whole(1, 12))
    }),
    guides,
  }
}

/** A defender that does not overlap the attacker: anywhere, or square to it on a lattice, often exactly at a band's end. */
function apart(luck: Chance, attacker: PlacedShip, guides: boolean): PlacedShip {
  const target = still(bodyOf(attacker), guides)
  for (;;) {
    const size = luck.one(sizes)
    const [x, y, heading] = attacker.pose
    const { dx, dy } = target.body.pose
    const beside = (right: number, ahead: number): PlacedShip['pose'] => [
      x + right * dy + ahead * dx,
      y - right * dx + ahead * dy,
      luck.sometimes(0.7) ? heading + 90 * luck.whole(0, 3) : luck.between(0, 360),
    ]
    const bases = (baseOf[attacker.size] + baseOf[size]) / 2
    const ray = luck.between(0, 2 * Math.PI)
    const reach = luck.between(30, 400)
    const pose = luck.one([
      beside(reach * Math.cos(ray), reach * Math.sin(ray)),
      beside(5 * luck.whole(-80, 80), 5 * luck.whole(-80, 80)),
      beside(luck.between(-80, 80), luck.one([-1, 1]) * (bases + luck.one([0, 3.18, 100, 200, 300]))),
      beside(luck.one([-1, 1]) * (bases + luck.one([0, 100, 200, 300])), luck.between(-80, 80)),
    ])
    const defender: PlacedShip = { size, pose }
    if (bodySeparation(bodyOf(defender), target, guides) >= -1e-10) return defender
  }
}
