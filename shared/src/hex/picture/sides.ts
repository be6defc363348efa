/** How each side looks: a colour, and a hull of its own, since colours alone tell nothing to many eyes. */
import type { Colour } from '../../picture/palette.ts'

export interface Look {
  readonly colour: Colour
  /** The outline of a hull that points north, in shares of its reach. */
  readonly hull: string
}

const looks: readonly [Look, Look] = [
  { colour: 'side1', hull: 'M0,-1 L0.78,0.85 L0,0.45 L-0.78,0.85 Z' },
  { colour: 'side2', hull: 'M0,-1 L0.8,-0.1 L0.5,0.9 L-0.5,0.9 L-0.8,-0.1 Z' },
]

export function lookOf(sides: readonly string[], side: string): Look {
  return looks[sides.indexOf(side) === 1 ? 1 : 0]
}
