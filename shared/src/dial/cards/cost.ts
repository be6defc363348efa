/** What using a card costs: rules/dial.md §9.4 rules 1, 4, 8. All of it or nothing. */
import { loseShields } from '../damage/lose-shields.ts'
import { tokens } from '../look.ts'
import { type Ship, type TokenKind, tokenKinds } from '../state.ts'
import { chargesOf, forceOf, gain, spend, spendCharges, spendForce } from '../tokens/index.ts'
import type { DialTurn } from '../turn.ts'

type Tokens = { readonly [token in TokenKind]?: number }

export interface Cost {
  /** Of the card itself, or of another card of the ship (`of`). */
  readonly charges?: number
  readonly of?: string
  readonly force?: number
  /** Tokens of the ship that are spent. */
  readonly spends?: Tokens
  /** Tokens that the ship takes. */
  readonly gains?: Tokens
  /** Active shields. */
  readonly shields?: number
}

export function canPay(ship: Ship, card: string, cost: Cost): boolean {
  const { charges = 0, of = card, force = 0, spends = {}, shields = 0 } = cost
  return (
    (chargesOf(ship, of)?.value ?? 0) >= charges &&
    forceOf(ship) >= force &&
    ship.shields.value >= shields &&
    tokenKinds.every(token => tokens(ship, token) >= (spends[token] ?? 0))
  )
}

export function pay(t: DialTurn, ship: Ship, card: string, cost: Cost): void {
  const { charges = 0, of = card, force = 0, spends = {}, gains = {}, shields = 0 } = cost
  spendCharges(t, ship.id, of, charges)
  loseShields(t, ship, shields)
  if (force > 0) spendForce(t, ship.id, force)
  for (const token of tokenKinds) {
    spend(t, ship.id, token, spends[token] ?? 0)
    const taken = gains[token] ?? 0
    if (taken > 0) gain(t, ship.id, token, taken)
  }
}
