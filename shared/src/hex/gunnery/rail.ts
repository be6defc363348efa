/** A rail weapon hits harder the better it is aimed: rules/hex.md §3.8, Rail. */
import { readDice } from '../dice.ts'
import type { Ship, Weapon } from '../state.ts'
import type { HexTurn } from '../turn.ts'
import { propertyOf } from './properties.ts'
import { rollDamage } from './roll-damage.ts'

/** For every full 5 by which the check beats the number its dice are rolled once more. */
export function rollRail(t: HexTurn, ship: Ship, weapon: Weapon, margin: number): number {
  const rail = propertyOf(weapon, 'rail')
  const more = Math.floor(margin / 5)
  if (rail === undefined || more < 1) return 0
  const { count, sides, times } = readDice(rail.dice)
  const dice = `(${count * more}d${sides})*${times}`
  return rollDamage(t, dice, weapon.name, ship)
}
