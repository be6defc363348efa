/**
 * The way of a base along a template, in the template's frame: design §4, rules/dial.md §4.5.
 * The middles of the rear and the front edge ride on the centre line, which runs straight on beyond both its ends.
 */
import { half } from './base.ts'
import { type CentreLine, centreLine, type Stance } from './template.ts'
import type { Size } from './types.ts'

/**
 * - `straight`: u, how far the base has come.
 * - `before`: the rear is p mm before the arc, the front on it.
 * - `on`: both are on the arc; k is the tangent of half the angle the rear has come.
 * - `past`: the rear is p mm before the arc, the front already past it.
 * - `after`: the rear is on the arc, the front w mm past it.
 */
export interface Piece {
  readonly kind: 'straight' | 'before' | 'on' | 'past' | 'after'
  /** The parameter where the piece begins and where it ends, as the ship flies. */
  readonly first: number
  readonly last: number
  /** Bounds over the whole piece: of the turn rate, and of the size of a turning unit vector's second derivative. */
  readonly turn: number
  readonly bend: number
}

export interface Path {
  readonly line: CentreLine
  /** Side of the base and half of it. */
  readonly base: number
  readonly half: number
  /** As the ship flies. Neighbouring pieces meet. */
  readonly pieces: readonly Piece[]
}

/** A place on the path: an index of a piece, and its parameter. */
export interface Place {
  piece: number
  parameter: number
}

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

/** Tangent of half the angle between the directions of an arc's ends. */
const halfTangent = ({ dx, dy }: CentreLine) => dx / (1 + dy)

function curvedPieces(line: CentreLine, base: number): Piece[] {
  const { x, y, dx, radius } = line
  // Half the angle between two points of the arc that are a base apart: its sine, then its tangent.
  const sine = base / (2 * radius)
  const tangent = sine < 1 ? sine / Math.sqrt(1 - sine * sine) : Infinity
  if (tangent < halfTangent(line)) {
    const slack = (halfTangent(line) - tangent) / (1 + halfTangent(line) * tangent)
    const bounds = crankBounds(radius, base, 0)
    return [
      { kind: 'before', first: base, last: 0, ...bounds },
      { kind: 'on', first: 0, last: slack, turn: 1 / radius, bend: 1 / (radius * radius) },
      { kind: 'after', first: 0, last: base, ...bounds },
    ]
  }
  // How far the rear is before the arc when the front leaves it. The base turns fastest there, as long as it spans the arc.
  const p = Math.sqrt(base * base - x * x) - y
  const spread = Math.sqrt(base * base - (x + p * dx) * (x + p * dx))
  const turn = dx / spread
  const change = (dx * dx * (x + p * dx)) / (spread * spread * spread)
  const bounds = crankBounds(radius, base, p)
  return [
    { kind: 'before', first: base, last: p, ...bounds },
    { kind: 'past', first: p, last: 0, turn, bend: bendOf(turn, change) },
    { kind: 'after', first: p, last: base, ...bounds },
  ]
}

/** A unit vector that turns at a rate up to `turn`, which changes by up to `change`, bends by up to this. */
const bendOf = (turn: number, change: number) => Math.sqrt(change * change + turn * turn * turn * turn)

const SAMPLES = 512

/** Bounds for a base with one end on the arc. The change of the turn rate is sampled; it is smooth, the margin covers the rest. */
function crankBounds(radius: number, base: number, nearest: number): Pick<Piece, 'turn' | 'bend'> {
  const step = (base - nearest) / SAMPLES
  let [steepest, before] = [0, 0]
  for (let sample = 1; sample <= SAMPLES; sample++) {
    crank(radius, base, base - sample * step)
    steepest = Math.max(steepest, (arm.turn - before) / step)
    before = arm.turn
  }
  const turn = 1 / radius
  return { turn, bend: bendOf(turn, 1.02 * steepest) }
}

/** What `crank` found last. */
const arm = { dx: 0, dy: 0, turn: 0 }

/** A base whose rear is p mm before the arc and whose front is on it: its direction, and how fast it turns per mm of p. */
function crank(radius: number, base: number, p: number): void {
  const rest = base * base - p * p
  const span = 2 * radius * base
  const tangent = rest / (2 * p * radius + Math.sqrt(span * span - rest * rest))
  const scale = 1 + tangent * tangent
  const sine = (2 * tangent) / scale
  const cosine = (1 - tangent * tangent) / scale
  arm.dx = (radius * (1 - cosine)) / base
  arm.dy = (radius * sine + p) / base
  arm.turn = sine / (radius * sine + p * cosine)
}

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

export function pieceAt({ pieces }: Path, index: number): Piece {
  const piece = pieces[index]
  if (piece === undefined) throw new Error(`a path has no piece ${index}`)
  return piece
}

/**
 * Steps back from a place by at most `step` mm, not over the start of the piece.
 * There it goes on to the end of the piece before; false at the start of the path.
 */
export function stepBack(path: Path, place: Place, step: number): boolean {
  const piece = pieceAt(path, place.piece)
  const next = stepped(piece, place.parameter, step, path.line.radius)
  if (next !== piece.first) {
    place.parameter = next
    return true
  }
  if (place.piece === 0) {
    place.parameter = piece.first
    return false
  }
  place.piece -= 1
  place.parameter = pieceAt(path, place.piece).last
  return true
}

/** The start pose is reached when less than this is left. */
const NOTHING = 1e-9

function stepped({ kind, first }: Piece, parameter: number, step: number, radius: number): number {
  switch (kind) {
    case 'straight':
    case 'after': {
      const next = parameter - step
      return next - first < NOTHING ? first : next
    }
    case 'on': {
      // Twice the angle whose tangent is x is at most 2x: this is never too far.
      const half = step / (2 * radius)
      return half < parameter ? (parameter - half) / (1 + parameter * half) : first
    }
    default: {
      const next = parameter + step
      return first - next < NOTHING ? first : next
    }
  }
}

function newPath(template: Template, speed: number, size: Size): Path {
  const line = centreLine(template, speed)
  const base = 2 * half(size)
  const straight: Piece = { kind: 'straight', first: 0, last: base + line.length, turn: 0, bend: 0 }
  return { line, base, half: half(size), pieces: line.radius === 0 ? [straight] : curvedPieces(line, base) }
}

type Template = 'straight' | 'bank' | 'turn'

const newPaths = (size: Size): Readonly<Record<Template, readonly Path[]>> => ({
  straight: [1, 2, 3, 4, 5].map(speed => newPath('straight', speed, size)),
  bank: [1, 2, 3].map(speed => newPath('bank', speed, size)),
  turn: [1, 2, 3].map(speed => newPath('turn', speed, size)),
})

const PATHS = { small: newPaths('small'), medium: newPaths('medium'), large: newPaths('large') }

/** The path of a base of this size along a template. */
export function pathOf(template: Template, speed: number, size: Size): Path {
  const path = PATHS[size][template][speed - 1]
  if (path === undefined) throw new Error(`no ${template} template has speed ${speed}`)
  return path
}

/** The place `step` mm further on than one that is not the end, or the end of its piece if that is nearer. */
export function ahead(path: Path, { piece: index, parameter }: Place, step: number): Place {
  const piece = pieceAt(path, index)
  if (parameter === piece.last)
    return ahead(path, { piece: index + 1, parameter: pieceAt(path, index + 1).first }, step)
  const length = piece.kind === 'on' ? step / (2 * path.line.radius) : step
  const left = piece.last - parameter
  return { piece: index, parameter: Math.abs(left) < length ? piece.last : parameter + (left < 0 ? -length : length) }
}

/** The end of the path. */
export function endOf({ pieces }: Path): Place {
  const piece = pieces.length - 1
  return { piece, parameter: pieces[piece]?.last ?? 0 }
}
