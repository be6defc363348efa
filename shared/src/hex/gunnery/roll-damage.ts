/** The damage dice of a weapon: rules/hex.md §3.5. Rolled once a shot. */
import { readDice, rollDice } from '../dice.ts'
import type { ShipId } from '../state.ts'
import type { HexTurn } from '../turn.ts'

/** `4d8`, or null for none. With power diverted to the weapons a die that shows 1 counts 2; the sum is multiplied last. */
export function rollDamage(t: HexTurn, dice: string | null, why: string, ship: ShipId, diverted: boolean): number {
  if (dice === null) return 0
  const { count, sides, plus, times } = readDice(dice)
  const faces = rollDice(t, count, sides, why, ship)
  return times * faces.reduce((sum, face) => sum + (face === 1 && diverted ? 2 : face), plus)
}
