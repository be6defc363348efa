/** What becomes of a shot once it is rolled: rules/hex.md §3.5, and §3.8 for what weapons do otherwise. */
import { total } from '../crew/bonus.ts'
import type { CheckResult } from '../crew/check.ts'
import { type Placed, shipOf } from '../look.ts'
import type { HexGame, Hit, Ship, Weapon } from '../state.ts'
import type { HexTurn } from '../turn.ts'
import type { AttackKind } from '../words.ts'
import { flankers, hits, targetBonuses } from './check.ts'
import { defenceAgainst, defenceOf } from './defence.ts'
import { disrupt } from './ecm.ts'
import type { Aim } from './firing.ts'
import { harry, harryingMargin } from './harry.ts'
import { queueHit, strikeNow } from './hit.ts'
import { launch } from './launch.ts'
import { has } from './properties.ts'
import { rollAgain } from './quantum.ts'
import { rollRail } from './rail.ts'
import { readiness, rollDamage } from './roll-damage.ts'
import type { Shooting } from './shoot.ts'
import { gunOf } from './weapons.ts'

/** `beam` marks the hits of one line. */
export function settleAim(t: HexTurn, a: Shooting, aim: Aim, rolled: CheckResult, beam: number | null): void {
  const { ship, weapon } = gunOf(t.game, a)
  const target = shipOf(t.game, aim.target)
  const defence = defenceOf(target, defenceAgainst[weapon.kind], ship)
  const first = beam === null ? rolled : againstEach(t.game, ship, weapon, a.attack, aim, rolled, defence)
  const rerolled = weapon.kind === 'tracking' && has(weapon, 'quantum') && !hits(t.game, first.natural, first.margin)
  const result = rerolled ? rollAgain(t, first, aim.target) : first
  const reached = hits(t.game, result.natural, result.margin)
  if (a.attack === 'harrying' && reached) harry(t, ship, target)
  const hit = reached && (a.attack !== 'harrying' || (a.resolved === true && result.total >= defence + harryingMargin))
  const precise = a.attack === 'precise' && target.shields[aim.quadrant] === 0
  if (hit && weapon.kind === 'tracking') {
    launch(t, ship, weapon, aim, { gunner: a.crew, natural: result.natural, rerolled, precise })
  } else {
    tellFired(t, ship, weapon, a.attack, aim, hit)
    if (hit && weapon.kind === 'ecm') disrupt(t, target, weapon)
    else if (hit) strike(t, a, ship, weapon, aim, { ...result, precise, beam })
  }
}

function strike(
  t: HexTurn,
  a: Shooting,
  ship: Placed,
  weapon: Weapon,
  { target, quadrant }: Aim,
  { natural, margin, precise, beam }: CheckResult & Pick<Hit, 'precise' | 'beam'>,
): void {
  const bare = a.attack === 'free'
  const ready = bare || weapon.damage === null ? 0 : readiness(ship, weapon.id)
  a.damage ??= (a.field ?? 0) + rollDamage(t, weapon.damage, weapon.name, ship, bare) + ready
  const damage = a.damage + rollRail(t, ship, weapon, margin)
  const score = bare ? strikeNow : queueHit
  const { properties } = weapon
  score(t, { by: ship.id, target, quadrant, weapon: weapon.id, damage, natural, properties, precise, beam })
}

/** The one roll of a beam against the number of one of the ships on its line. */
function againstEach(
  game: HexGame,
  ship: Placed,
  weapon: Weapon,
  attack: AttackKind,
  aim: Aim,
  rolled: CheckResult,
  defence: number,
): CheckResult {
  const sum = rolled.total + total(targetBonuses(game, ship, weapon, attack, aim))
  return { ...rolled, total: sum, dc: defence, margin: sum - defence }
}

function tellFired(t: HexTurn, ship: Ship, { id: weapon }: Weapon, attack: AttackKind, aim: Aim, hit: boolean): void {
  const { target, distance, arc, quadrant } = aim
  t.emit({ type: 'fired', ship: ship.id, weapon, target, attack, distance, arc, quadrant, hit })
}

/** A flanked ship is so for one attack. */
export function useUp(game: HexGame, ship: Ship, attack: AttackKind, aim: Aim): void {
  if (attack === 'free') return
  const { effects } = shipOf(game, aim.target)
  const flanking = flankers(game, ship, aim)
  effects.flankedBy = effects.flankedBy.filter(id => !flanking.includes(id))
}
