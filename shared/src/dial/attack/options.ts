/** What a ship may attack, with what: rules/dial.md §7.1 step 1, §6. */
import {
  type ArcMeasure,
  type ArcName,
  type Between,
  half,
  measureArc,
  partInArc,
  rangeOfBodies,
  rangeToShape,
} from '../../geometry/index.ts'
import { type Reject, reject } from '../../kernel/index.ts'
import { obstacleOutlines } from '../data/obstacles/index.ts'
import {
  bodyOf,
  isRemote,
  obstaclesOf,
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
import { rangeBetween } from '../range.ts'
import type { DialGame } from '../state.ts'
import { chargesOf, isSame } from '../tokens/index.ts'
import type { Attack, Weapon } from './attack.ts'
import { specialWeapons, weaponCost } from './special-weapons.ts'
import { weaponsOf } from './weapons.ts'

export type Shot = Pick<Attack, 'attacker' | 'defender' | 'weapon' | 'range' | 'obstructed' | 'line'>

const rule = { rule: 'dial §7.1' }

/** Every attack that the ship may make now, on ships and remotes, with what was measured. Nothing is measured that cannot be in range. */
export function shots(game: DialGame, ship: Placed): Shot[] {
  const targets = [...onTable(game), ...remotesOf(game)]
  const near = targets.filter(other => relation(game, ship, other) === 'enemy' && isNear(ship, other))
  if (near.length === 0) return []
  const weapons = weaponsOf(game, ship).filter(weapon => refuseCost(ship, weapon) === null)
  if (weapons.length === 0 || mayNotAttack(game, ship) !== null) return []
  return near.flatMap(target => {
    const seen = sight(game, ship, target)
    return weapons.flatMap(weapon => {
      if (refuseRequirement(game, ship, target, weapon) !== null) return []
      const shot = aim(game, ship, target, weapon, seen)
      return 'code' in shot ? [] : [shot]
    })
  })
}

/** Why an attack is not allowed that `shots` does not list. */
export function refuseShot(game: DialGame, ship: Placed, target: Placed, weapon: Weapon): Reject {
  if (relation(game, ship, target) !== 'enemy') {
    return reject('wrong_object', 'answer.target', 'Only enemies are attacked.', rule)
  }
  const barred = mayNotAttack(game, ship) ?? refuseCost(ship, weapon)
  if (barred !== null) return barred
  const shot = aim(game, ship, target, weapon, sight(game, ship, target))
  if ('code' in shot) return shot
  return refuseRequirement(game, ship, target, weapon) ?? reject('not_an_option', 'answer')
}

/** Why a ship may not attack at all: disarmed, cloaked, or at range 0 of an asteroid, debris or gas cloud. No remote is a ship. */
function mayNotAttack(game: DialGame, ship: Placed): Reject | null {
  if (isRemote(ship)) return null
  if (tokens(ship, 'disarm') > 0) return reject('cannot_attack', 'answer', 'It is disarmed.', rule)
  if (tokens(ship, 'cloak') > 0) return reject('cannot_attack', 'answer', 'It is cloaked.', { rule: 'dial §3.2' })
  const rock = obstaclesOf(game).find(
    o => stopsAttacks(o.outline) && rangeToShape(bodyOf(ship), obstacleShape(o), game.ruleset.guides).range === 0,
  )
  if (rock === undefined) return null
  return reject('cannot_attack', 'answer', 'It is at range 0 of an obstacle.', { rule: 'dial §5.5', obstacle: rock.id })
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
    obstacles: obstaclesOf(game).map(obstacleShape),
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

function aim(game: DialGame, ship: Placed, target: Placed, weapon: Weapon, seen: Sight): Shot | Reject {
  const inArc = seen(weapon.arc)
  if (!inArc.in) return refuseUnseen(game, ship, target, weapon)
  const { range, by, deciding } = inArc
  if (range < weapon.minRange || range > weapon.maxRange) {
    const line = JSON.stringify(deciding)
    return reject('out_of_range', 'answer.target', `It is at range ${range}.`, { rule: 'dial §6.1', range, line })
  }
  const obstructed = by.flatMap(i => obstaclesOf(game)[i]?.id ?? [])
  return { attacker: ship.id, defender: target.id, weapon, range, obstructed, line: deciding }
}

/** Outside the arc, or in it but beyond range 3. */
function refuseUnseen({ ruleset }: DialGame, ship: Placed, target: Placed, { arc }: Weapon): Reject {
  const [from, to] = [bodyOf(ship), bodyOf(target)]
  const line = JSON.stringify(rangeOfBodies(from, to, ruleset.guides).line)
  return partInArc(from, arc, to, ruleset) === null
    ? reject('not_in_arc', 'answer.target', undefined, { rule: 'dial §6.2', arc, line })
    : reject('out_of_range', 'answer.target', 'It is beyond range 3.', { rule: 'dial §6.1', arc, line })
}

function refuseCost(ship: Placed, { source }: Weapon): Reject | null {
  const cost = weaponCost(ship, source)
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
