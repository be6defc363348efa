/** How a ship may move this round: rules/hex.md §2.2, §2.3 and §2.6. */
import { type Facing, turnFacing } from '../../geometry/index.ts'

/** The edge through which every hex is left, in sixths clockwise from forward. */
const edges = { forward: 0, forwardStarboard: 1, aft: 3, forwardPort: 5 } as const
export type Edge = keyof typeof edges

export interface Course {
  readonly edge: Edge
  /** Most hexes. */
  readonly speed: number
  /** All those hexes are flown, not fewer. */
  readonly exact: boolean
  /** Hexes between turns; null: no turns at all. */
  readonly turn: number | null
  /** One turn may come a hex earlier than that (rules/hex.md §3.7, Hard turn). */
  readonly hardTurn: boolean
}

/** Steps in a row, such as `FFRF`: a hex through the edge of the course, or a turn of 60° to port or starboard. */
export type Path = string

export const sixths = { L: -1, R: 1 } as const

/** Turns are counted from the hexes entered since the last one; nothing is carried from the round before. */
export interface Turning {
  /** Hexes entered since the last turn. */
  readonly since: number
  /** Turns left in this hex. */
  readonly credits: number
  /** The one turn that may come earlier is still to be had. */
  readonly hard: boolean
}

export const beforeMoving = ({ hardTurn }: Course): Turning => ({ since: 0, credits: 0, hard: hardTurn })

/** After a hex was entered: no more than two turns come in one hex, and of ships that wait between turns one. */
export const afterHex = ({ since, hard }: Turning): Turning => ({ since: since + 1, credits: 2, hard })

/** After a turn, or null where it is not allowed. The hard turn waits one hex less, but for the first hex all wait. */
export function afterTurn({ turn }: Course, { since, credits, hard }: Turning): Turning | null {
  if (turn === null || credits === 0) return null
  if (since >= turn) return { since: turn === 0 ? since : 0, credits: credits - 1, hard }
  return hard && since >= turn - 1 ? { since: 0, credits: credits - 1, hard: false } : null
}

/** Where a ship goes that leaves its hex through an edge. */
export const towards = (facing: Facing, edge: Edge): Facing => turnFacing(facing, edges[edge])
