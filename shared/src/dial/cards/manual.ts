/** Cards with an ability that the engine does not carry out: players see to them themselves. */
import type { Pilot, Upgrade } from '../data/index.ts'
import { isAutomated } from './index.ts'

/** The ability that all ships of the type have, unless an upgrade puts another in its place. */
export function shipAbilityOf(pilot: Pilot, upgrades: readonly Upgrade[]): string | null {
  return upgrades.map(({ sides }) => sides[0].shipAbility).find(id => id !== undefined) ?? pilot.shipAbility ?? null
}

export function manualCards(pilot: Pilot, upgrades: readonly Upgrade[]): string[] {
  const shipAbility = shipAbilityOf(pilot, upgrades)
  return [
    ...(pilot.ability && !isAutomated('pilot', pilot.id) ? [pilot.id] : []),
    ...(shipAbility !== null && !isAutomated('shipAbility', shipAbility) ? [shipAbility] : []),
    ...upgrades.filter(u => u.sides.some(side => side.ability) && !isAutomated('upgrade', u.id)).map(({ id }) => id),
  ]
}
