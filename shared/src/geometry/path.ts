/**
 * The way of a base along a template, in the template's frame: design §4, rules/dial.md §4.5.
 * The middles of the rear and the front edge ride on the centre line, which runs straight on beyond both its ends.
 */
import { half } from './base.ts'
import { type Bounds, bendOf, crankBounds } from './crank.ts'
import { type CentreLine, centreLine } from './template.ts'
import type { Size } from './types.ts'

/**
 * - `straight`: u, how far the base has come.
 * - `before`: the rear is p mm before the arc, the front on it.
 * - `on`: both are on the arc; k is the tangent of half the angle the rear has come.
 * - `past`: the rear is p mm before the arc, the front already past it.
 * - `after`: the rear is on the arc, the front w mm past it.
 */
export interface Piece extends Bounds {
  readonly kind: 'straight' | 'before' | 'on' | 'past' | 'after'
  /** The parameter where the piece begins and where it ends, as the ship flies. */
  readonly first: number
  readonly last: number
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
