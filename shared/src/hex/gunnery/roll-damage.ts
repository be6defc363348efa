/** The damage dice of a weapon: rules/hex.md §3.5. Rolled once a shot. */
import { readDice, rollDice } from '../dice.ts'
import type { Ship } from '../state.ts'
import type { HexTurn } from '../turn.ts'

/**
 * `4d8`, or null for none. With power diverted to the weapons a die that shows 1 counts 2; the sum is multiplied last. A free
 * attack is `bare`: no action helps it.
 */
export function rollDamage(t: HexTurn, dice: string | null, why: string, ship: Ship, bare = false): number {
  if (dice === null) return 0
  const { count, sides, plus, times } = readDice(dice)
  const diverted = ship.effects.weaponsDiverted && !bare
  const faces = rollDice(t, count, sides, why, ship.id)
  return times * faces.reduce((sum, face) => sum + (face === 1 && diverted ? 2 : face), plus)
}

/** A weapon that was made ready the round before does more (rules/hex.md §3.7, Ready weapon system). */
export function readiness(ship: Ship, weapon: string): number {
  const isReady = ship.weapons.some(({ id, ready }) => id === weapon && ready)
  return isReady ? (ship.tier >= 6 ? 2 : 1) : 0
}
