/** Poses along a path, and how a base moves back from there: design §4, rules/dial.md §4.5. */
import { arm, crank } from './crank.ts'
import { type Path, type Place, pieceAt } from './path.ts'
import type { Stance } from './template.ts'

/**
 * A base on its way back along a piece: where it is, and how it moves per mm backwards.
 * It turns about a point, anticlockwise, while that point itself runs along a line.
 */
export interface Motion extends Stance {
  pivotX: number
  pivotY: number
  velocityX: number
  velocityY: number
  turn: number
  /** Bounds for the rest of the piece: `bend` of the piece, `drift` twice its turn rate times the pivot's speed. */
  bend: number
  drift: number
  /** How far the pivot still runs on this piece. */
  rest: number
}

export const newMotion = (): Motion => ({
  x: 0,
  y: 0,
  dx: 0,
  dy: 1,
  pivotX: 0,
  pivotY: 0,
  velocityX: 0,
  velocityY: 0,
  turn: 0,
  bend: 0,
  drift: 0,
  rest: 0,
})

/** Works out where the base is at a place of the path, and how it moves backwards from there. */
export function moveTo(motion: Motion, path: Path, { piece: index, parameter }: Place): Motion {
  const { line, base, half } = path
  const piece = pieceAt(path, index)
  const pivotRuns = piece.kind !== 'on'
  motion.bend = piece.bend
  motion.drift = pivotRuns ? 2 * piece.turn : 0
  motion.rest = pivotRuns ? Math.abs(piece.first - parameter) : 0
  switch (piece.kind) {
    case 'straight':
      return stand(motion, 0, parameter, 0, 1, 0, parameter, 0, -1, 0)
    case 'before': {
      crank(line.radius, base, parameter)
      const rear = half - parameter
      return stand(motion, half * arm.dx, rear + half * arm.dy, arm.dx, arm.dy, 0, rear, 0, -1, arm.turn)
    }
    case 'on': {
      const { radius } = line
      const scale = 1 + parameter * parameter
      const [cosine, sine] = [(1 - parameter * parameter) / scale, (2 * parameter) / scale]
      // The base is a chord of the arc: its middle is half a chord's angle on from the rear.
      const halfSine = half / radius
      const halfCosine = Math.sqrt(1 - halfSine * halfSine)
      const dx = sine * halfCosine + cosine * halfSine
      const dy = cosine * halfCosine - sine * halfSine
      const middle = radius * halfCosine
      return stand(motion, radius - middle * dy, half + middle * dx, dx, dy, radius, half, 0, 0, 1 / radius)
    }
    case 'past': {
      const [toEndX, toEndY] = [line.x, line.y + parameter]
      const across = toEndX * line.dy - toEndY * line.dx
      const spread = Math.sqrt(base * base - across * across)
      const past = spread - (toEndX * line.dx + toEndY * line.dy)
      const [dx, dy] = [(toEndX + past * line.dx) / base, (toEndY + past * line.dy) / base]
      const rear = half - parameter
      return stand(motion, half * dx, rear + half * dy, dx, dy, 0, rear, 0, -1, line.dx / spread)
    }
    default: {
      // The first crank seen from the other end of the arc, in the mirror.
      crank(line.radius, base, parameter)
      const dx = arm.dy * line.dx - arm.dx * line.dy
      const dy = arm.dy * line.dy + arm.dx * line.dx
      const frontX = line.x + parameter * line.dx
      const frontY = half + line.y + parameter * line.dy
      return stand(motion, frontX - half * dx, frontY - half * dy, dx, dy, frontX, frontY, -line.dx, -line.dy, arm.turn)
    }
  }
}

function stand(
  motion: Motion,
  x: number,
  y: number,
  dx: number,
  dy: number,
  pivotX: number,
  pivotY: number,
  velocityX: number,
  velocityY: number,
  turn: number,
): Motion {
  motion.x = x
  motion.y = y
  motion.dx = dx
  motion.dy = dy
  motion.pivotX = pivotX
  motion.pivotY = pivotY
  motion.velocityX = velocityX
  motion.velocityY = velocityY
  motion.turn = turn
  return motion
}
