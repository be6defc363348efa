/** Where in the play area a ship may be put down: rules/dial.md §1.2 step 5, A57, and what cards say instead. */
import { type Body, type Box, bodyWithin, inDeployment, rangeOfBodies } from '../../geometry/index.ts'
import { bodyOf, onTable, playerOf, relation } from '../look.ts'
import type { DialGame, Player, Ship } from '../state.ts'

export type Edge = Player['edge'] | 'west' | 'east'

export const allEdges: readonly Edge[] = ['south', 'north', 'west', 'east']

export interface Zone {
  /** Wholly within range 1 of one of these edges; null: anywhere. */
  readonly edges: readonly Edge[] | null
  /** Beyond this range of every enemy ship; null: however near. */
  readonly beyond: 3 | null
}

/** Depth of the strip along an edge, mm: range 1. */
const strip = 100

/** Where a ship is placed in set-up as long as no card says more. */
export function ownStrip(game: DialGame, ship: Ship): Zone {
  return { edges: [playerOf(game, ship.seat).edge], beyond: null }
}

/** Whether a base lies in a zone. Guides are part of it. */
export function liesIn(game: DialGame, ship: Ship, body: Body, { edges, beyond }: Zone): boolean {
  if (edges !== null && !edges.some(edge => liesAlong(game, body, edge))) return false
  return beyond === null || isBeyond(game, ship, body, beyond)
}

/** In set-up a large base may stick out of its strip if it fills the depth (A57). */
function liesAlong({ area, phase, ruleset: { guides } }: DialGame, body: Body, edge: Edge): boolean {
  const isOwn = phase === 'setup' && (edge === 'south' || edge === 'north')
  if (isOwn) return inDeployment(body, area, edge === 'south' ? 'low' : 'high', strip, guides)
  return bodyWithin(body, stripAlong(area, edge), guides)
}

export function stripAlong([width, height]: DialGame['area'], edge: Edge): Box {
  switch (edge) {
    case 'south':
      return [0, 0, width, strip]
    case 'north':
      return [0, height - strip, width, height]
    case 'west':
      return [0, 0, strip, height]
    case 'east':
      return [width - strip, 0, width, height]
  }
}

function isBeyond(game: DialGame, ship: Ship, body: Body, range: number): boolean {
  const enemies = onTable(game).filter(other => relation(game, ship, other) === 'enemy')
  return enemies.every(enemy => (rangeOfBodies(body, bodyOf(enemy), game.ruleset.guides).range ?? range + 1) > range)
}
