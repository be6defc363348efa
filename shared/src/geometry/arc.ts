/** Arcs of a base: rules/dial.md §6.2, design §4. */
import { bodyParts, squareCorners } from './body.ts'
import { behind, clipAll, type HalfPlane } from './clip.ts'
import { EQUAL } from './closest.ts'
import type { Flat } from './flat.ts'
import { seenFrom } from './pose.ts'
import type { ArcName, Body, Pose, Size } from './types.ts'

/** Tangents of half the front arc's angle: the arcs' lines run through the base's centre. */
export const ARC_TANGENTS: Readonly<Record<Size, number>> = {
  small: 0.8577093412495094,
  medium: 0.8816185923631891,
  large: 0.8928477421037305,
}

/** What rulesets may set (rules/dial.md §15), in mm. */
export interface ArcRules {
  readonly bullseyeWidth: number
  /** Arcs are closed, and what is this near to one is in it. */
  readonly arcEdgeEps: number
}

export const usualArcs: ArcRules = { bullseyeWidth: 14.8, arcEdgeEps: 0.01 }

/** Directions [right, front] that point out of each arc over its lines, which run through the base's centre. */
function outward(arc: ArcName, tangent: number): readonly (readonly [right: number, front: number])[] {
  switch (arc) {
    case 'front':
      return [
        [1, -tangent],
        [-1, -tangent],
      ]
    case 'rear':
      return [
        [1, tangent],
        [-1, tangent],
      ]
    case 'left':
      return [
        [1, tangent],
        [1, -tangent],
      ]
    case 'right':
      return [
        [-1, tangent],
        [-1, -tangent],
      ]
    case 'bullseye':
      return [
        [1, 0],
        [-1, 0],
        [0, -1],
      ]
    case 'fullFront':
      return [[0, -1]]
    default:
      return [[0, 1]]
  }
}

/** An arc's lines as half planes. A target lies outside the base, so the base itself need not be cut out. */
function borders({ size, pose }: Body, arc: ArcName, bullseyeWidth: number, slack: number): HalfPlane[] {
  return outward(arc, ARC_TANGENTS[size]).map(([right, front]) => {
    const length = Math.sqrt(right * right + front * front)
    const [nx, ny] = [right * pose.dy + front * pose.dx, front * pose.dy - right * pose.dx]
    const offset = arc === 'bullseye' && right !== 0 ? bullseyeWidth / 2 : 0
    return behind(nx / length, ny / length, pose, offset + slack)
  })
}

/** The part of a target's base, without guides, that lies in an arc, however far; null if none does. */
export function partInArc(ship: Body, arc: ArcName, target: Body, rules: ArcRules = usualArcs): Flat | null {
  for (const slack of [0, rules.arcEdgeEps]) {
    const inside = clipAll(squareCorners(target), borders(ship, arc, rules.bullseyeWidth, slack), EQUAL)
    if (inside.length > 0) return inside
  }
  return null
}

/** Where a base lies as seen along a ship's midway line: wholly before it, wholly behind it, or across. */
export function aspect(ship: Pose, target: Body): 'inFrontOf' | 'behind' | 'flanking' {
  const fronts = bodyParts(target, false).flatMap(square => square.map(corner => seenFrom(ship, corner)[1]))
  if (fronts.every(front => front > 0)) return 'inFrontOf'
  return fronts.every(front => front < 0) ? 'behind' : 'flanking'
}
