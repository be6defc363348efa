/** What a shot strikes, or why it cannot be fired: rules/hex.md §3.1–3.3, and §3.8 for weapons that strike several ships. */
import { type HexArc, hexDistance } from '../../geometry/index.ts'
import { isReject, own, type Reject, type RejectCode, reject } from '../../kernel/index.ts'
import { areEnemies, isPlaced, onMap, type Placed } from '../look.ts'
import { arcs, type HexGame, type ShipId, type Weapon } from '../state.ts'
import type { AttackKind } from '../words.ts'
import { arcsTo, areAdjacent, quadrantsFrom } from './arcs.ts'
import { beam } from './beam.ts'
import { fieldOf } from './force-field.ts'
import { has } from './properties.ts'
import { rangePenalty, reachOf } from './range.ts'
import { whyIdle } from './weapons.ts'

/** As a gunner orders it. An array names an arc and no target. */
export interface Shot {
  readonly weapon: string
  readonly target?: ShipId
  readonly arc?: HexArc
  /** Where the target could be struck in several. */
  readonly quadrant?: HexArc
  /** Of a weapon that strikes several ships; of each left out the first of its quadrants. */
  readonly quadrants?: Readonly<Record<ShipId, HexArc>>
  /** As at range 1 and in any quadrant, after a flyby. */
  readonly flyby?: true
}

/** One ship that a shot may hit. */
export interface Aim {
  readonly target: ShipId
  readonly distance: number
  /** The arc into which it fires; null: a turret fires into any. */
  readonly arc: HexArc | null
  readonly quadrant: HexArc
  /** The arc is next to its own (broad arc). */
  readonly offArc: boolean
  /** What the distance costs. */
  readonly range: number
  readonly flyby: boolean
}

/** A shot in the making. */
interface Firing {
  readonly game: HexGame
  readonly ship: Placed
  readonly weapon: Weapon
  readonly shot: Shot
  readonly attack: AttackKind
  /** The arc of a broadside. */
  readonly within: HexArc | null
  /** Where the shot stands in the answer. */
  readonly place: string
}

/** Whether a weapon strikes more ships than the one that is aimed at. */
export function strikesSeveral(weapon: Weapon): boolean {
  return has(weapon, 'array') || has(weapon, 'line')
}

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
  const isChosen = open.length > 1 && (weapon.kind === 'direct' || open.length === arcs.length)
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

function quadrantAmong({ quadrants }: Shot, target: Placed, open: readonly HexArc[]): HexArc {
  const wanted = own(quadrants ?? {}, target.id)
  return open.find(arc => arc === wanted) ?? open[0] ?? 'forward'
}

/** One arc of weapons, and turrets with it, fires as at range 1, and in any quadrant (rules/hex.md §2.6; 6.27). */
function flybyAim({ ship, weapon, shot, within, place }: Firing, target: Placed): Aim | Reject {
  const { flyby } = ship.effects
  if (flyby?.target !== target.id || strikesSeveral(weapon))
    return refused('not_met', `${place}.flyby`, 'There was no such flyby.', 'hex §2.6', {})
  const { mount } = weapon
  const arc = mount === 'turret' ? within : mount
  if (arc !== null && flyby.arc !== null && arc !== flyby.arc)
    return refused('not_in_arc', `${place}.weapon`, 'Another arc fires after this flyby.', 'hex §2.6', {
      arc: flyby.arc,
    })
  const quadrant = arcs.find(known => known === shot.quadrant)
  if (quadrant === undefined) return reject('bad_answer', `${place}.quadrant`, 'After a flyby it strikes any quadrant.')
  return { target: target.id, distance: 1, arc, quadrant, offArc: false, range: 0, flyby: true }
}

/** Every ship on the line of the beam, friend or foe, as far as one increment. */
function beamAims({ game, ship, weapon, shot }: Firing, aimed: Aim): Aim[] {
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
function arrayAims({ game, ship, weapon, shot, within, place }: Firing): Aim[] | Reject {
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

const isTooSmall = (weapon: Weapon, { size }: Placed) =>
  weapon.class === 'capital' && (size === 'tiny' || size === 'small')

function refused(
  code: RejectCode,
  place: string,
  message: string | undefined,
  rule: string,
  facts: Readonly<Record<string, string | number>>,
): Reject {
  return reject(code, place, message, { rule, ...facts })
}
