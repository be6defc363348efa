/** What a ship may attack, with what: rules/dial.md §7.1 step 1, §6. */
import { measure, rangeToShape } from '../../geometry/index.ts'
import { type Reject, reject } from '../../kernel/index.ts'
import { obstacleOutlines } from '../data/obstacles/index.ts'
import { bodyOf, obstaclesOf, onTable, othersOf, type Placed, relation, tokens } from '../look.ts'
import { obstacleShape } from '../objects.ts'
import type { DialGame } from '../state.ts'
import type { Attack, Weapon } from './attack.ts'
import { specialWeapons } from './special-weapons.ts'
import { weaponsOf } from './weapons.ts'

export type Shot = Pick<Attack, 'attacker' | 'defender' | 'weapon' | 'range' | 'obstructed' | 'line'>

/** Why a ship may not attack at all: disarmed, cloaked, or at range 0 of an asteroid, debris or gas cloud. */
export function mayNotAttack(game: DialGame, ship: Placed): Reject | null {
  if (tokens(ship, 'disarm') > 0) return reject('cannot_attack', 'answer', 'It is disarmed.', { rule: 'dial §7.1' })
  if (tokens(ship, 'cloak') > 0) return reject('cannot_attack', 'answer', 'It is cloaked.', { rule: 'dial §3.2' })
  const rock = obstaclesOf(game).find(o => stopsAttacks(o.outline) && rangeToShape(bodyOf(ship), obstacleShape(o), game.ruleset.guides).range === 0)
  return rock === undefined ? null : reject('cannot_attack', 'answer', 'It is at range 0 of an obstacle.', { rule: 'dial §5.5', obstacle: rock.id })
}

function stopsAttacks(outline: keyof typeof obstacleOutlines): boolean {
  const { kind } = obstacleOutlines[outline]
  return kind === 'asteroid' || kind === 'debris' || kind === 'gas'
}

/** Farther than this from centre to centre nobody is at range 3, mm. */
const farthest = 300 + 120

/** Every attack that the ship may make now, with what was measured. */
export function shots(game: DialGame, ship: Placed): Shot[] {
  const weapons = weaponsOf(game, ship).filter(weapon => refuseCost(ship, weapon) === null)
  if (weapons.length === 0 || mayNotAttack(game, ship) !== null) return []
  return enemies(game, ship)
    .filter(({ pose: { x, y } }) => (x - ship.pose.x) * (x - ship.pose.x) + (y - ship.pose.y) * (y - ship.pose.y) < farthest * farthest)
    .flatMap(target => {
      const seen = sight(game, ship, target)
      return weapons.flatMap(weapon => {
        const shot = aim(game, ship, target, weapon, seen)
        return 'code' in shot ? [] : [shot]
      })
    })
}

export function enemies(game: DialGame, ship: Placed): Placed[] {
  return onTable(game).filter(other => other.id !== ship.id && relation(game, ship, other) === 'enemy')
}

/** One attack measured, or why it is not allowed. */
export function aimAt(game: DialGame, ship: Placed, target: Placed, weapon: Weapon): Shot | Reject {
  if (relation(game, ship, target) !== 'enemy') return reject('wrong_object', 'answer.target', 'Only enemies are attacked.', { rule: 'dial §7.1' })
  return mayNotAttack(game, ship) ?? refuseCost(ship, weapon) ?? aim(game, ship, target, weapon, sight(game, ship, target))
}

type Sight = ReturnType<typeof measure>

function sight(game: DialGame, ship: Placed, target: Placed): Sight {
  const others = othersOf(game, ship).filter(other => other.id !== target.id)
  return measure(bodyOf(ship), bodyOf(target), others.map(bodyOf), obstaclesOf(game).map(obstacleShape), game.ruleset)
}

function aim(game: DialGame, ship: Placed, target: Placed, weapon: Weapon, seen: Sight): Shot | Reject {
  const inArc = seen.arcs[weapon.arc]
  if (!inArc.in) return reject('not_in_arc', 'answer.target', undefined, { rule: 'dial §6.2', arc: weapon.arc })
  const { range, by, deciding } = inArc
  if (range < weapon.minRange || range > weapon.maxRange) {
    return reject('out_of_range', 'answer.target', `It is at range ${range}.`, { rule: 'dial §7.1', range, line: JSON.stringify(deciding) })
  }
  const needed = refuseRequirement(game, ship, target, weapon)
  if (needed !== null) return needed
  const obstructed = by.flatMap(i => obstaclesOf(game)[i]?.id ?? [])
  return { attacker: ship.id, defender: target.id, weapon, range, obstructed, line: deciding }
}

function refuseCost(ship: Placed, { source }: Weapon): Reject | null {
  if (source === 'primary') return null
  const card = ship.upgrades[source]
  const cost = card === undefined ? 0 : (specialWeapons[card.id]?.charges ?? 0)
  return cost > (card?.charges?.value ?? 0) ? reject('cannot_pay', 'answer.weapon', 'It has not the charges.', { rule: 'dial §7.1' }) : null
}

function refuseRequirement(game: DialGame, ship: Placed, target: Placed, { source }: Weapon): Reject | null {
  if (source === 'primary') return null
  const needs = specialWeapons[ship.upgrades[source]?.id ?? '']?.needs ?? []
  const locked = () => game.locks.some(({ by, on }) => by === ship.id && on.kind === 'ship' && on.id === target.id)
  const met = needs.length === 0 || needs.some(need => (need === 'lock' ? locked() : tokens(ship, need) > 0))
  return met ? null : reject('not_met', 'answer.weapon', `It needs ${needs.join(' or ')}.`, { rule: 'dial §7.1' })
}

