/** The question `hex.arc`: in which arcs of a ship a hex lies, rules/hex.md §3.1. */
import { hexArcs, hexDistance } from '../geometry/index.ts'
import type { ArcAnswer, ArcQuestion } from '../protocol/referee.ts'

export const hexArc = ({ ship, target }: ArcQuestion): ArcAnswer => ({
  distance: hexDistance(ship.hex, target),
  arcs: hexArcs(ship.hex, ship.facing, target),
})
