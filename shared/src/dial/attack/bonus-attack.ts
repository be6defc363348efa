/** Bonus attacks that cards give: rules/dial.md §7.1, one a round. Arc, range and cost of the weapon are kept. */
import type { Placed } from '../look.ts'
import type { DialTurn } from '../turn.ts'
import type { Allowed } from './allowed.ts'
import { shotsOf } from './options.ts'

/** Whether a ship could make now the bonus attack that a card would give it. */
export function canMakeBonusAttack(t: DialTurn, ship: Placed, by: string, allowed: Allowed = {}): boolean {
  return !ship.bonusAttacked && shotsOf(t, ship, { ship: ship.id, bonus: true, by, allowed }).length > 0
}

/** Its player has said that it makes one. What comes of an attack under way waits for its aftermath (§7.1 step 6), and may be declined then. */
export function makeBonusAttack(t: DialTurn, ship: Placed, by: string, allowed: Allowed = {}): void {
  const offer = { ship: ship.id, bonus: true, by, allowed }
  if (t.game.attack === null) t.push('offerAttack', { ...offer, must: true })
  else t.game.attack.owed.push(offer)
}
