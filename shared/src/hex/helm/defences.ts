/** What flying changes on AC and TL until the start of the next round: rules/hex.md §2.6. */
import type { Ship } from '../state.ts'
import type { HexTurn } from '../turn.ts'

/** From one source it counts once. */
export function changeDefences(t: HexTurn, { id, effects }: Ship, why: string, amount: number): void {
  if (amount === 0) return
  effects.armour[why] = amount
  t.emit({ type: 'effect', ship: id, effect: 'acAndTl', amount, why })
}
