/** Arcs of a base: rules/dial.md §6.2, design §4. */
import { half } from './base.ts'
import { bodyParts, outlineOf, squareCorners } from './body.ts'
import { behind, clipAll, type HalfPlane } from './clip.ts'
import { EQUAL } from './closest.ts'
import type { Flat } from './flat.ts'
import { place, seenFrom } from './pose.ts'
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

/** The lines of a remote's arcs run through the corners of its token, which are 45 degrees from its heading. */
const tokenTangent = 1

/** An arc's lines as half planes. The base itself is cut out only of what may lie beneath it (`uncovered`). */
function borders({ size, pose, token }: Body, arc: ArcName, bullseyeWidth: number, slack: number): HalfPlane[] {
  return outward(arc, token === undefined ? ARC_TANGENTS[size] : tokenTangent).map(([right, front]) => {
    const length = Math.sqrt(right * right + front * front)
    const [nx, ny] = [right * pose.dy + front * pose.dx, front * pose.dy - right * pose.dx]
    const offset = arc === 'bullseye' && right !== 0 ? bullseyeWidth / 2 : 0
    return behind(nx / length, ny / length, pose, offset + slack)
  })
}

/** The part of a target's base, without guides, that lies in an arc, however far; null if none does. A token: one piece of it. */
export function partInArc(ship: Body, arc: ArcName, target: Body, rules: ArcRules = usualArcs): Flat | null {
  if (target.token !== undefined) return piecesInArc(ship, arc, target, rules)[0] ?? null
  for (const slack of [0, rules.arcEdgeEps]) {
    const inside = clipAll(squareCorners(target), borders(ship, arc, rules.bullseyeWidth, slack), EQUAL)
    if (inside.length > 0) return inside
  }
  return null
}

/** The same of a remote's token, in all its convex pieces. */
export function piecesInArc(ship: Body, arc: ArcName, target: Body, rules: ArcRules = usualArcs): readonly Flat[] {
  const pieces = outlineOf(target).flatMap(part => uncovered(ship, part))
  for (const slack of [0, rules.arcEdgeEps]) {
    const lines = borders(ship, arc, rules.bullseyeWidth, slack)
    const inside = pieces.map(piece => clipAll(piece, lines, EQUAL)).filter(piece => piece.length > 0)
    if (inside.length > 0) return inside
  }
  return []
}

/** What of a convex part does not lie beneath a ship's base: none of its arcs reaches there (rules/dial.md §6.2). */
function uncovered({ size, pose, token }: Body, part: Flat): readonly Flat[] {
  if (token !== undefined) return [part]
  const h = half(size)
  const edge = (right: number, front: number, side: 1 | -1) => {
    const [x, y] = place(pose, right * h, front * h)
    const [nx, ny] = [right * pose.dy + front * pose.dx, front * pose.dy - right * pose.dx]
    return behind(side * nx, side * ny, { x, y }, 0)
  }
  const level = [edge(0, 1, 1), edge(0, -1, 1)]
  const around = [[edge(0, 1, -1)], [edge(0, -1, -1)], [...level, edge(1, 0, -1)], [...level, edge(-1, 0, -1)]]
  return around.map(lines => clipAll(part, lines, 0)).filter(piece => piece.length > 0)
}

/** Where a base lies as seen along a ship's midway line: wholly before it, wholly behind it, or across. */
export function aspect(ship: Pose, target: Body): 'inFrontOf' | 'behind' | 'flanking' {
  const corners = target.token === undefined ? bodyParts(target, false) : target.token.parts
  const fronts = corners.flatMap(part => part.map(corner => seenFrom(ship, corner)[1]))
  if (fronts.every(front => front > 0)) return 'inFrontOf'
  return fronts.every(front => front < 0) ? 'behind' : 'flanking'
}
