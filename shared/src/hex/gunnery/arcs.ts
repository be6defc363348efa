/** In which arcs a target lies, and which quadrant a shot strikes: rules/hex.md §3.1. Arcs are named as on the sheets. */
import { type HexArc, hexArcs } from '../../geometry/index.ts'
import type { Placed } from '../look.ts'
import { arcs, type BoundaryPick, type HexGame, type Ship, type ShipId } from '../state.ts'

const mirrored = { forward: 'forward', starboard: 'port', aft: 'aft', port: 'starboard' } as const satisfies Record<
  HexArc,
  HexArc
>

/** In the gunnery phase of a barrel roll port and starboard change places, weapons and shields alike (6.36). */
function onSheet({ phase }: HexGame, ship: Ship, arc: HexArc): HexArc {
  return phase === 'gunnery' && ship.effects.rolled ? mirrored[arc] : arc
}

/** Next to each other around a ship. */
export function areAdjacent(a: HexArc, b: HexArc): boolean {
  return (arcs.indexOf(a) - arcs.indexOf(b)) % 2 !== 0
}

function pickOf({ picks }: HexGame, attacker: ShipId, target: ShipId): BoundaryPick | undefined {
  return picks.find(pick => pick.attacker === attacker && pick.target === target)
}

/** Arcs of the sheet of a ship in which a hex lies, in the order of the arcs: two on a boundary, all four in its own hex. */
export function arcsOf(game: HexGame, ship: Placed, hex: Placed['at']['hex']): HexArc[] {
  const found = hexArcs(ship.at.hex, ship.at.facing, hex).map(arc => onSheet(game, ship, arc))
  return arcs.filter(arc => found.includes(arc))
}

/** Arcs of the attacker whose weapons may fire at a target; on a boundary one alone once it was chosen this round (6.10). */
export function arcsTo(game: HexGame, attacker: Placed, target: Placed): readonly HexArc[] {
  const picked = pickOf(game, attacker.id, target.id)?.arc ?? null
  return picked === null ? arcsOf(game, attacker, target.at.hex) : [picked]
}

/** Quadrants of a target that a shot may strike; on its boundary the attacker picks one for the round (6.11). */
export function quadrantsFrom(game: HexGame, attacker: Placed, target: Placed): readonly HexArc[] {
  const picked = pickOf(game, attacker.id, target.id)?.quadrant ?? null
  return picked === null ? arcsOf(game, target, attacker.at.hex) : [picked]
}

/** What a shot has chosen holds for the round. Null: it has chosen nothing. */
export function pick(
  game: HexGame,
  attacker: Placed,
  target: Placed,
  arc: HexArc | null,
  quadrant: HexArc | null,
): void {
  const known = pickOf(game, attacker.id, target.id)
  const chosen = {
    arc: known?.arc ?? (arcsTo(game, attacker, target).length > 1 ? arc : null),
    quadrant: known?.quadrant ?? (quadrantsFrom(game, attacker, target).length > 1 ? quadrant : null),
  }
  if (known !== undefined) Object.assign(known, chosen)
  else if (chosen.arc !== null || chosen.quadrant !== null)
    game.picks.push({ attacker: attacker.id, target: target.id, ...chosen })
}
