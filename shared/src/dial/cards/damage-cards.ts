/** The damage deck's effects while a card lies face up: rules/dial.md §7.4. Each entry is one window that it takes part in. */
import type { Ability, Constant } from '../../kernel/index.ts'
import type { DialWords } from '../words.ts'

/** By id of the card. */
export const damageAbilities: { readonly [card: string]: Ability<DialWords> } = {}
export const damageConstants: { readonly [card: string]: Constant<DialWords> } = {}

/** The windows that a face-up card listens to. */
export function damageCardWindows(card: string): (keyof DialWords['windows'])[] {
  return [damageAbilities[card]?.window, damageConstants[card]?.window].filter(window => window !== undefined)
}
