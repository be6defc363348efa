/** What science officers do with the sensors: rules/hex.md §3.7, Scan, Target system, Lock on, Improve countermeasures. */
import { hexDistance } from '../../../geometry/index.ts'
import { scattered } from '../../gunnery/check.ts'
import { rangePenalty } from '../../gunnery/range.ts'
import { areEnemies, isPlaced, onMap, type Placed, shipOf, suffers } from '../../look.ts'
import type { HexGame, Ship } from '../../state.ts'
import { type Attempt, attempt } from '../attempt.ts'
import { type Bonus, tierAndHalf, untyped } from '../bonus.ts'
import type { ActionRule } from '../order.ts'

/** Power diverted to the science equipment helps whatever they do. */
export function scienceBonuses({ effects }: Ship): Bonus[] {
  return untyped('divert', effects.scienceDiverted ? 2 : 0)
}

export const enemiesOf = (game: HexGame, ship: Ship): Placed[] => onMap(game).filter(other => areEnemies(ship, other))

export const targetOf = (game: HexGame, target: unknown): Ship => shipOf(game, String(target))

/** The same number for all of them. */
function sensingDc(game: HexGame, { target }: { readonly target?: unknown }): number {
  const { tier, countermeasures } = targetOf(game, target)
  return 5 + tierAndHalf(tier) + countermeasures
}

/** Sensors reach five increments, and each after the first costs 2 (rules/hex.md §3.2). */
export const inSensorRange = (ship: Placed, target: Placed) =>
  hexDistance(ship.at.hex, target.at.hex) <= 5 * ship.sensors.increment

export function sensorBonuses(ship: Ship, target: Ship): Bonus[] {
  const distance = isPlaced(ship) && isPlaced(target) ? hexDistance(ship.at.hex, target.at.hex) : 0
  return [
    ...untyped('sensors', ship.sensors.modifier),
    ...untyped('range', rangePenalty(distance, ship.sensors.increment)),
  ]
}

/** A ruse or a haze hampers who scans a ship or locks on to it. */
export const deceived = (ship: Ship, { effects }: Ship): Bonus[] =>
  untyped('feignDisaster', effects.deceived.includes(ship.id) ? -2 : 0)

export const clouded = (target: Ship) => (suffers(target, 'mysticHaze') ? 'worse' : undefined)

type Sensing = Omit<Attempt, 'role' | 'skill' | 'phases' | 'system' | 'dc' | 'against'>

export function sensing(rule: Sensing): ActionRule {
  return attempt({
    ...rule,
    role: 'scienceOfficer',
    skill: 'computers',
    phases: ['helm'],
    system: 'sensors',
    dc: (game, _ship, way) => sensingDc(game, way),
    against: ({ target }) => String(target),
    bonuses: (game, ship, way) => [
      ...scienceBonuses(ship),
      ...scattered(ship),
      ...(rule.bonuses?.(game, ship, way) ?? []),
    ],
  })
}
