/** Who knows the numbers of a ship where sheets are closed until they are scanned: rules/hex.md §3.7 Scan, design §6. */
import type { Seat, State } from '../kernel/index.ts'
import type { HexGame, HexSecrets, Ship } from './state.ts'

/** Items of a scan in their order; each weapon is one, the one that draws most from the core first. */
export type Item = 'basic' | 'defences' | { readonly weapon: string } | 'load' | 'other'

/** Null: everybody. */
export type Seen = readonly Seat[] | null

/** How many items a scan has to bring for this one. */
function rankOf(ship: Ship, item: Item): number {
  if (item === 'basic') return 1
  if (item === 'defences') return 2
  const byPower = [...ship.weapons].sort((a, b) => b.pcu - a.pcu)
  if (typeof item === 'object') return 3 + byPower.findIndex(({ id }) => id === item.weapon)
  return byPower.length + (item === 'load' ? 3 : 4)
}

/** How many items there are to know of a ship. */
export const itemsOf = (ship: Ship) => rankOf(ship, 'other')

/** Whether a side knows an item of a ship: its own always. */
export function knows({ game, hidden }: State<HexGame, HexSecrets>, side: string, ship: Ship, item: Item): boolean {
  if (game.ruleset.sheets === 'open' || ship.side === side) return true
  return (hidden.sides[side]?.own.scans[ship.id] ?? 0) >= rankOf(ship, item)
}

/** Which seats may be told numbers that this item holds. */
export function seenBy(state: State<HexGame, HexSecrets>, ship: Ship, item: Item): Seen {
  if (state.game.ruleset.sheets === 'open') return null
  return state.seats.filter(({ side }) => knows(state, side, ship, item)).map(({ seat }) => seat)
}
