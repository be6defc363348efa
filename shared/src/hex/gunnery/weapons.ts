/** Whether a weapon may fire at all, and what damage to the ship does to it: rules/hex.md §3.3, Requirements, and §3.6. */
import { isPlaced, type Placed, severityOf, shipOf } from '../look.ts'
import { arcs, type HexGame, type Ship, type ShipId, type System, type Weapon } from '../state.ts'
import type { AttackKind } from '../words.ts'
import { has } from './properties.ts'

export const pushes: readonly AttackKind[] = ['fireAtWill', 'broadside', 'rapidJam']
/** Of science officers. */
const ecm: readonly AttackKind[] = ['ecm', 'rapidJam']
/** What is wrecked fails, but not in a minor action. */
export const minors: readonly AttackKind[] = ['snapShot', 'harrying']

/** The weapons array whose damage counts; a turret stands in all arcs, so the worst does (6.54). */
export function systemOf(ship: Ship, { mount }: Weapon): System {
  if (mount !== 'turret') return `weapons.${mount}`
  const all = arcs.map((arc): System => `weapons.${arc}`)
  return all.reduce((worst, system) => (severityOf(ship, system) > severityOf(ship, worst) ? system : worst))
}

/** It is for running into an enemy alone (rules/hex.md §2.6, Ramming). */
const rams = ({ properties }: Weapon) => properties.some(p => p.property === 'manual' && p.name === 'ramming')

/** Why a weapon does not fire now, whatever the target; null when it does. */
export function whyIdle(ship: Ship, weapon: Weapon, attack: AttackKind): string | null {
  const severity = severityOf(ship, systemOf(ship, weapon))
  if (has(weapon, 'mine')) return 'Mines are laid.'
  if (rams(weapon)) return 'It rams.'
  if (weapon.kind === 'ecm' && !ecm.includes(attack)) return 'A science officer works it.'
  if (weapon.kind !== 'ecm' && ecm.includes(attack)) return 'It is no module of countermeasures.'
  if (attack === 'free' && weapon.kind === 'tracking') return 'Only direct fire answers a ship that passes.'
  if (attack === 'free' ? weapon.freeFired : weapon.fired) return 'It has fired this round.'
  if (weapon.shots === 0) return 'It has no shots left.'
  if (weapon.holds !== null) return 'Its beam holds a ship.'
  if (severity === 3 && !minors.includes(attack)) return 'The weapons of its arc are wrecked.'
  if (severity >= 2 && pushes.includes(attack)) return 'The weapons of its arc take no push.'
  if (has(weapon, 'rail') && attack !== 'shoot' && attack !== 'precise')
    return 'A rail weapon is only fired alone, or by precise targeting.'
  return null
}

/** A ship that fires, and its weapon: both must be there. */
export function gunOf(
  game: HexGame,
  fires: { readonly ship: ShipId; readonly weapon: string },
): { ship: Placed; weapon: Weapon } {
  const ship = shipOf(game, fires.ship)
  const weapon = ship.weapons.find(({ id }) => id === fires.weapon)
  if (weapon === undefined || !isPlaced(ship)) throw new Error(`${fires.ship} has no ${fires.weapon} to fire`)
  return { ship, weapon }
}
