/** Weapons that strike several ships, friend or foe: rules/hex.md §3.8, Array and Line. */
import { type HexArc, hexDistance } from '../../geometry/index.ts'
import { own, type Reject } from '../../kernel/index.ts'
import { isPlaced, onMap, type Placed } from '../look.ts'
import { arcs, type Weapon } from '../state.ts'
import { arcsTo, quadrantsFrom } from './arcs.ts'
import { beam } from './beam.ts'
import { type Aim, type Firing, isTooSmall, refused, type Shot } from './firing.ts'
import { has } from './properties.ts'
import { rangePenalty, reachOf } from './range.ts'

/** Whether a weapon strikes more ships than the one that is aimed at. */
export function strikesSeveral(weapon: Weapon): boolean {
  return has(weapon, 'array') || has(weapon, 'line')
}

/** Every ship on the line of the beam, friend or foe, as far as one increment. */
export function beamAims({ game, ship, weapon, shot }: Firing, aimed: Aim): Aim[] {
  const target = own(game.ships, aimed.target)
  if (target === undefined || !isPlaced(target) || aimed.distance === 0) return [aimed]
  const hexes = beam(ship.at.hex, target.at.hex, reachOf(ship, weapon).most)
  return hexes.flatMap((hex, i) =>
    onMap(game)
      .filter(other => hexDistance(other.at.hex, hex) === 0 && !isTooSmall(weapon, other))
      .map(other => ({
        ...aimed,
        target: other.id,
        distance: i + 1,
        quadrant: quadrantAmong(shot, other, quadrantsFrom(game, ship, other)),
      })),
  )
}

/** Every ship in one arc, friend or foe, the nearest first. */
export function arrayAims({ game, ship, weapon, shot, within, place }: Firing): Aim[] | Reject {
  const { mount } = weapon
  const arc = arcs.find(known => known === shot.arc)
  if (arc === undefined || (mount !== 'turret' && mount !== arc) || (within !== null && within !== arc))
    return refused('not_in_arc', `${place}.arc`, 'An array fires into one arc.', 'hex §3.8', { mount })
  const { increment, most } = reachOf(ship, weapon)
  const aims = onMap(game)
    .filter(other => other.id !== ship.id && arcsTo(game, ship, other).includes(arc) && !isTooSmall(weapon, other))
    .map((other): Aim => {
      const distance = hexDistance(ship.at.hex, other.at.hex)
      const quadrant = quadrantAmong(shot, other, quadrantsFrom(game, ship, other))
      const range = rangePenalty(distance, increment)
      return { target: other.id, distance, arc, quadrant, offArc: false, range, flyby: false }
    })
    .filter(({ distance }) => distance <= most)
    .sort((a, b) => a.distance - b.distance)
  return aims.length > 0
    ? aims
    : refused('out_of_range', `${place}.arc`, 'No ship is in this arc.', 'hex §3.8', { arc, most })
}

/** The quadrant that was chosen of those that are open, or the first. */
export function quadrantAmong({ quadrants }: Shot, target: Placed, open: readonly HexArc[]): HexArc {
  const wanted = own(quadrants ?? {}, target.id)
  return open.find(arc => arc === wanted) ?? open[0] ?? 'forward'
}
