/** Which attempts count as the same action, of which there is one a round: rules/dial.md §8.1. */
import type { Ship } from '../state.ts'
import type { ActionChoice } from '../words.ts'

/** The name under which an attempt counts. Two damage cards of one name are two actions (rules/dial.md §7.4). */
export function keyOf(choice: ActionChoice, attempted: readonly string[]): string {
  if (choice.action === 'card') return `card:${choice.card}`
  if (choice.action !== 'repair') return choice.action
  const key = `repair:${choice.card}:`
  return key + (attempted.filter(other => other.startsWith(key)).length + 1)
}

/** Whether a ship has attempted this very action: of what an offer holds, cards' actions differ. */
export function isAttempted({ attempted }: Ship, choice: ActionChoice): boolean {
  return attempted.includes(keyOf(choice, attempted))
}
