/** Range, arcs and obstruction between two ships: rules/dial.md §6. */
import { type ArcRules, partInArc, piecesInArc, usualArcs } from './arc.ts'
import { outlineOf, squareCorners } from './body.ts'
import { type Closest, closest, EQUAL } from './closest.ts'
import { liesOn } from './overlap.ts'
import { partsOf } from './part.ts'
import { bandOf, rangeOfBodies, segmentOf } from './range.ts'
import { clearer, decidingLine } from './sight.ts'
import type { ArcMeasure, ArcName, Body, Measure, Shape } from './types.ts'

/** What may stand between an attacker and a defender; `ships` are the others. */
export interface Between {
  readonly attacker: Body
  readonly defender: Body
  readonly ships: readonly Body[]
  readonly obstacles: readonly Shape[]
}

/**
 * Measures from an attacker to a defender: base to base, and in every arc of the attacker.
 * `ships` are the others on the table; obstacles and ships are named by their index.
 */
export function measure(
  attacker: Body,
  defender: Body,
  ships: readonly Body[],
  obstacles: readonly Shape[],
  { guides }: { readonly guides: boolean },
): Measure {
  const { distance, range } = rangeOfBodies(attacker, defender, guides)
  const between = { attacker, defender, ships, obstacles }
  const inArc = (arc: ArcName) => measureArc(between, arc, range === 0)
  return {
    distance,
    range,
    arcs: {
      front: inArc('front'),
      rear: inArc('rear'),
      left: inArc('left'),
      right: inArc('right'),
      bullseye: inArc('bullseye'),
      fullFront: inArc('fullFront'),
      fullRear: inArc('fullRear'),
    },
  }
}

/**
 * Measures in one arc of the attacker. The attack range counts the part of the defender inside the arc only, but is 0 for
 * ships that touch (rules/dial.md §6.1).
 */
export function measureArc(
  { attacker, defender, ships, obstacles }: Between,
  arc: ArcName,
  touching: boolean,
  rules: ArcRules = usualArcs,
): ArcMeasure {
  const [nearest, ...asNear] = nearestInArc(attacker, arc, defender, rules)
  if (nearest === undefined) return { in: false }
  const { distance } = nearest
  const band = touching ? 0 : bandOf(distance)
  if (band === null) return { in: false }
  const screens = obstacles.map(obstacle => partsOf(obstacle).parts.map(({ corners }) => corners))
  const squares = ships.map(outlineOf)
  const sight = asNear.reduce(
    (best, { lines }) => clearer(best, decidingLine(lines, screens, squares)),
    decidingLine(nearest.lines, screens, squares),
  )
  // At range 0 an obstacle under either base obstructs as well.
  const under = (obstacle: Shape) => band === 0 && [attacker, defender].some(ship => liesOn(ship, obstacle, false))
  const by = obstacles.flatMap((obstacle, index) => (sight.obstacles.includes(index) || under(obstacle) ? [index] : []))
  return {
    in: true,
    distance,
    range: band,
    obstructed: by.length > 0,
    by,
    through: sight.ships,
    deciding: segmentOf(sight.line),
  }
}

/** What lies nearest to each other: of two bases one pair; where a remote's token has several pieces perhaps more, all as near. */
function nearestInArc(attacker: Body, arc: ArcName, defender: Body, rules: ArcRules): readonly Closest[] {
  if (attacker.token === undefined && defender.token === undefined) {
    const inside = partInArc(attacker, arc, defender, rules)
    return inside === null ? [] : [closest(squareCorners(attacker), inside)]
  }
  const inside = piecesInArc(attacker, arc, defender, rules)
  const pairs = outlineOf(attacker).flatMap(a => inside.map(b => closest(a, b)))
  const least = Math.min(...pairs.map(({ distance }) => distance))
  return pairs.filter(({ distance }) => distance <= least + EQUAL)
}
