/** What a shot strikes, or why it cannot be fired: rules/hex.md §3.1–3.3. */
import { type HexArc, hexDistance } from '../../geometry/index.ts'
import { isReject, own, type Reject, reject } from '../../kernel/index.ts'
import { areEnemies, isPlaced, type Placed } from '../look.ts'
import { arcs, type HexGame } from '../state.ts'
import type { AttackKind } from '../words.ts'
import { arcsTo, areAdjacent, quadrantsFrom } from './arcs.ts'
import { type Aim, type Firing, isTooSmall, refused, type Shot } from './firing.ts'
import { flybyAim } from './flyby.ts'
import { fieldOf } from './force-field.ts'
import { has } from './properties.ts'
import { rangePenalty, reachOf } from './range.ts'
import { arrayAims, beamAims, quadrantAmong } from './several.ts'
import { whyIdle } from './weapons.ts'

/** All ships that a shot strikes, the nearest first, or the refusal. */
export function aimsOf(
  game: HexGame,
  ship: Placed,
  shot: Shot,
  attack: AttackKind,
  within: HexArc | null = null,
  place = 'answer',
): Aim[] | Reject {
  const weapon = ship.weapons.find(({ id }) => id === shot.weapon)
  if (weapon === undefined) return reject('no_weapon', `${place}.weapon`)
  const idle = whyIdle(ship, weapon, attack)
  if (idle !== null) return refused('not_met', `${place}.weapon`, idle, 'hex §3.3', { weapon: weapon.id })
  if (within !== null && weapon.mount !== 'turret' && weapon.mount !== within)
    return refused('not_in_arc', `${place}.weapon`, 'It is in another arc.', 'hex §3.7', { arc: weapon.mount })
  const firing: Firing = { game, ship, weapon, shot, attack, within, place }
  const aims = has(weapon, 'array') && attack !== 'free' ? arrayAims(firing) : aimsAlong(firing)
  const field = isReject(aims) ? undefined : fieldOf(game, ship, weapon, aims)
  return field !== undefined && ship.shields[field] === 0
    ? refused('not_met', `${place}.weapon`, 'No shields are left there to fire with.', 'hex §3.8', { quadrant: field })
    : aims
}

function aimsAlong(firing: Firing): Aim[] | Reject {
  const aim = aimAt(firing)
  return isReject(aim) ? aim : has(firing.weapon, 'line') ? beamAims(firing, aim) : [aim]
}

/** A passing ship is struck aft by a weapon of any arc (rules/hex.md §2.5). */
function aimAt(firing: Firing): Aim | Reject {
  const { game, ship, weapon, shot, attack, place } = firing
  const target = typeof shot.target === 'string' ? own(game.ships, shot.target) : undefined
  if (target === undefined || !isPlaced(target) || !areEnemies(ship, target))
    return reject('unknown_ship', `${place}.target`, 'It fires at enemies on the map.')
  if (isTooSmall(weapon, target))
    return refused('not_met', `${place}.target`, 'A capital weapon does not fire at so small a ship.', 'hex §3.3', {
      size: target.size,
    })
  if (attack === 'free') return { ...free, target: target.id }
  if (shot.flyby !== undefined) return flybyAim(firing, target)
  const held = arcsTo(game, ship, target)
  const distance = hexDistance(ship.at.hex, target.at.hex)
  const arc = arcFor(firing, held)
  if (arc === undefined)
    return refused('not_in_arc', `${place}.target`, undefined, 'hex §3.1', { distance, arc: held.join(' ') })
  const { increment, most } = reachOf(ship, weapon)
  if (distance > most) return refused('out_of_range', `${place}.target`, undefined, 'hex §3.2', { distance, most })
  const quadrant = quadrantFor(firing, target)
  if (typeof quadrant !== 'string') return quadrant
  const offArc = arc !== null && weapon.mount !== 'turret' && arc !== weapon.mount
  const range = rangePenalty(distance, increment)
  return { target: target.id, distance, arc, quadrant, offArc, range, flyby: false }
}

const free = { distance: 0, arc: null, quadrant: 'aft', offArc: false, range: 0, flyby: false } as const

/** The arc into which a weapon fires at a target in these arcs: its own, or by broad arc one beside it; undefined: in none. */
function arcFor({ weapon, within }: Firing, held: readonly HexArc[]): HexArc | null | undefined {
  const { mount } = weapon
  if (within !== null) return held.includes(within) ? within : undefined
  if (mount === 'turret') return null
  if (held.includes(mount)) return mount
  return has(weapon, 'broadArc') ? held.find(arc => areAdjacent(arc, mount)) : undefined
}

/** A projectile strikes where it comes in, so nothing is chosen; it is only for a ship in the same hex. */
function quadrantFor({ game, ship, weapon, shot, place }: Firing, target: Placed): HexArc | Reject {
  const open = quadrantsFrom(game, ship, target)
  const [first = 'forward'] = open
  const isChosen = open.length > 1 && (weapon.kind !== 'tracking' || open.length === arcs.length)
  if (has(weapon, 'line')) return quadrantAmong(shot, target, open)
  if (shot.quadrant === undefined)
    return isChosen
      ? refused('bad_answer', `${place}.quadrant`, 'It may strike one of several quadrants.', 'hex §3.1', {
          quadrants: open.join(' '),
        })
      : first
  return (isChosen ? open : [first]).includes(shot.quadrant)
    ? shot.quadrant
    : refused('not_an_option', `${place}.quadrant`, undefined, 'hex §3.1', { quadrants: open.join(' ') })
}
