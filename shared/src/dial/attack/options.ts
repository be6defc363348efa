/** What a ship may attack, with what: rules/dial.md §7.1 step 1, §6. */
import {
  type ArcMeasure,
  type ArcName,
  type Between,
  half,
  isAtRange0,
  measureArc,
  partInArc,
  rangeOfBodies,
} from '../../geometry/index.ts'
import { type Reject, reject } from '../../kernel/index.ts'
import { obstacleOutlines } from '../data/obstacles/index.ts'
import {
  bodyOf,
  isRemote,
  onTable,
  othersOf,
  type Placed,
  refTo,
  relation,
  remotesOf,
  tokens,
  touchedBy,
} from '../look.ts'
import { obstacleShape } from '../objects.ts'
import { heededBy } from '../obstacles/heeded.ts'
import { decidingLine, rangeBetween } from '../range.ts'
import type { DialGame, Ship } from '../state.ts'
import { chargesOf, isSame } from '../tokens/index.ts'
import type { DialTurn } from '../turn.ts'
import { type AttackOffer, allowsTarget, allowsWeapon } from './allowed.ts'
import type { Attack, Weapon } from './attack.ts'
import { specialWeapons, type WeaponCost, weaponCost } from './special-weapons.ts'
import { weaponsOf } from './weapons.ts'

export type Shot = Pick<Attack, 'attacker' | 'defender' | 'weapon' | 'range' | 'obstructed' | 'line'>

/** A shot that the rules allow, with the card that bars it, if any does. */
export type Aimed = Shot & { readonly barredBy?: string }

/** What is kept of a shot that a card bars, to say so. */
export type BarredShot = Pick<Shot, 'weapon' | 'defender' | 'range' | 'line'> & { readonly card: string }

/** What bars a ship from attacks: a token, or an obstacle at range 0. */
export type AttackBar = { readonly why: 'disarmed' | 'cloaked' } | { readonly why: 'obstacle'; readonly id: string }

const rule = { rule: 'dial §7.1' }

/** Marks the shots that a card does not let a ship make. */
export function bar(shots: readonly Aimed[], card: string, barred: (shot: Shot) => boolean): Aimed[] {
  return shots.map(shot => (shot.barredBy === undefined && barred(shot) ? { ...shot, barredBy: card } : shot))
}

/** Every attack that the ship may make now, on ships and remotes, with what was measured. */
export function shotsOf(t: DialTurn, ship: Placed, offer: AttackOffer): Shot[] {
  return aimedShots(t, ship, offer).filter(({ barredBy }) => barredBy === undefined)
}

/** The same with those that a card bars. Nothing is measured that cannot be in range. */
export function aimedShots(t: DialTurn, ship: Placed, { bonus, by, allowed = {} }: AttackOffer): readonly Aimed[] {
  const { game } = t
  const targets = [...onTable(game), ...remotesOf(game)].filter(({ id }) => allowsTarget(allowed, id))
  const near = targets.filter(other => relation(game, ship, other) === 'enemy' && isNear(ship, other))
  if (near.length === 0) return []
  const bars = barsOf(game, ship)
  const weapons = t.fold('weapons', { ship: ship.id }, weaponsOf(game, ship)).filter(weapon => {
    if (!allowsWeapon(allowed, weapon) || refuseCost(ship, costOf(t, ship, weapon, by ?? null)) !== null) return false
    return !bars.some(found => t.fold('attackBarred', { ship: ship.id, weapon, bar: found }, true))
  })
  if (weapons.length === 0) return []
  const found = near.flatMap(target => {
    const seen = sight(game, ship, target)
    return weapons.flatMap(weapon => {
      if (!allowed.needsNothing && refuseRequirement(game, ship, target, weapon) !== null) return []
      return aim(game, ship, target, weapon, seen) ?? []
    })
  })
  return t.fold('shots', { ship: ship.id, bonus }, found)
}

/** Charges that an attack costs with all that cards make of it. */
export function costOf(t: DialTurn, ship: Ship, { source }: Weapon, by: string | null): WeaponCost | null {
  const cost = weaponCost(ship, source)
  if (cost === null) return null
  return { ...cost, charges: t.fold('attackCost', { ship: ship.id, card: cost.card, by }, cost.charges) }
}

/** What is known already about a shot that is not to be. */
interface Known {
  /** The weapon is offered against another target: nothing bars it, and it can be paid for. */
  readonly fires: boolean
  readonly needsNothing: boolean
}

/** Why the rules do not allow an attack; null where they do. */
export function refuseShot(
  game: DialGame,
  ship: Placed,
  target: Placed,
  weapon: Weapon,
  { fires, needsNothing }: Known,
): Reject | null {
  if (relation(game, ship, target) !== 'enemy') {
    return reject('wrong_object', 'answer.target', 'Only enemies are attacked.', rule)
  }
  const [first] = fires ? [] : barsOf(game, ship)
  if (first !== undefined) return refuseBar(game, ship, first)
  const unpaid = fires ? null : refuseCost(ship, weaponCost(ship, weapon.source))
  if (unpaid !== null) return unpaid
  const seen = sight(game, ship, target)
  if (aim(game, ship, target, weapon, seen) === null) return refuseAim(game, ship, target, weapon, seen(weapon.arc))
  return needsNothing ? null : refuseRequirement(game, ship, target, weapon)
}

/** A disarmed or cloaked ship attacks nobody, nor one at range 0 of an asteroid, debris or gas cloud. No remote is a ship. */
function barsOf(game: DialGame, ship: Placed): AttackBar[] {
  if (isRemote(ship)) return []
  const rocks = heededBy(game, ship, 'attackFrom').filter(
    o => stopsAttacks(o.outline) && isAtRange0(bodyOf(ship), obstacleShape(o), game.ruleset.guides),
  )
  return [
    ...(tokens(ship, 'disarm') > 0 ? [{ why: 'disarmed' } as const] : []),
    ...(tokens(ship, 'cloak') > 0 ? [{ why: 'cloaked' } as const] : []),
    ...rocks.map(({ id }) => ({ why: 'obstacle', id }) as const),
  ]
}

function refuseBar(game: DialGame, ship: Placed, bar: AttackBar): Reject {
  switch (bar.why) {
    case 'disarmed':
      return reject('cannot_attack', 'answer', 'It is disarmed.', rule)
    case 'cloaked':
      return reject('cannot_attack', 'answer', 'It is cloaked.', { rule: 'dial §3.2' })
    case 'obstacle':
      return reject('cannot_attack', 'answer', 'It is at range 0 of an obstacle.', {
        ...{ rule: 'dial §5.5', obstacle: bar.id },
        ...decidingLine(game, ship, { kind: 'obstacle', id: bar.id }),
      })
  }
}

function stopsAttacks(outline: keyof typeof obstacleOutlines): boolean {
  const { kind } = obstacleOutlines[outline]
  return kind === 'asteroid' || kind === 'debris' || kind === 'gas'
}

/** Whether two bases may be at range 3 at all, by circles around them. No token is larger than a small base. */
function isNear(a: Placed, b: Placed): boolean {
  const [x, y] = [a.pose.x - b.pose.x, a.pose.y - b.pose.y]
  const reach = 301 + Math.SQRT2 * (half(a.size) + half(b.size))
  return x * x + y * y < reach * reach
}

/** What is seen of a target in an arc; each arc is measured once. */
type Sight = (arc: ArcName) => ArcMeasure

function sight(game: DialGame, ship: Placed, target: Placed): Sight {
  const others = othersOf(game, ship).filter(({ id }) => id !== target.id)
  const between: Between = {
    attacker: bodyOf(ship),
    defender: bodyOf(target),
    ships: others.map(bodyOf),
    obstacles: heededBy(game, ship, 'attackPast').map(obstacleShape),
  }
  const touching = isTouching(game, ship, target)
  const seen = new Map<ArcName, ArcMeasure>()
  return arc => {
    const known = seen.get(arc) ?? measureArc(between, arc, touching, game.ruleset)
    seen.set(arc, known)
    return known
  }
}

/** Ships by the stored facts, a remote by where it lies. */
function isTouching(game: DialGame, ship: Placed, target: Placed): boolean {
  if (isRemote(ship) || isRemote(target)) return rangeBetween(game, ship, target) === 0
  return touchedBy(game, ship.id).includes(target.id)
}

/** The shot of a weapon; null where its target is out of its arc or range. */
function aim(game: DialGame, ship: Placed, target: Placed, weapon: Weapon, seen: Sight): Shot | null {
  const inArc = seen(weapon.arc)
  if (!inArc.in) return null
  const { range, by, deciding } = inArc
  if (range < weapon.minRange || range > weapon.maxRange) return null
  const obstructed = by.flatMap(i => heededBy(game, ship, 'attackPast')[i]?.id ?? [])
  return { attacker: ship.id, defender: target.id, weapon, range, obstructed, line: deciding }
}

/** Why there is no shot: outside the arc, in it but beyond range 3, or at a range of which the weapon is not. */
function refuseAim({ ruleset }: DialGame, ship: Placed, target: Placed, { arc }: Weapon, inArc: ArcMeasure): Reject {
  if (inArc.in) {
    const { range, deciding } = inArc
    const line = JSON.stringify(deciding)
    return reject('out_of_range', 'answer.target', `It is at range ${range}.`, { rule: 'dial §6.1', range, line })
  }
  const [from, to] = [bodyOf(ship), bodyOf(target)]
  const line = JSON.stringify(rangeOfBodies(from, to, ruleset.guides).line)
  return partInArc(from, arc, to, ruleset) === null
    ? reject('not_in_arc', 'answer.target', undefined, { rule: 'dial §6.2', arc, line })
    : reject('out_of_range', 'answer.target', 'It is beyond range 3.', { rule: 'dial §6.1', arc, line })
}

function refuseCost(ship: Placed, cost: WeaponCost | null): Reject | null {
  if (cost === null || cost.charges <= (chargesOf(ship, cost.card)?.value ?? 0)) return null
  return reject('cannot_pay', 'answer.weapon', 'It has not the charges.', { ...rule, charges: cost.charges })
}

function refuseRequirement(game: DialGame, ship: Placed, target: Placed, { source }: Weapon): Reject | null {
  if (source === 'primary') return null
  const needs = specialWeapons[ship.upgrades[source]?.id ?? '']?.needs ?? []
  const locked = () => game.locks.some(({ by, on }) => by === ship.id && isSame(on, refTo(game, target.id)))
  const met = needs.length === 0 || needs.some(need => (need === 'lock' ? locked() : tokens(ship, need) > 0))
  return met ? null : reject('not_met', 'answer.weapon', `It needs ${needs.join(' or ')}.`, rule)
}
