/** Cards take part in windows from the set-up until their ship leaves play: rules/dial.md §9.4. */
import type { Listener } from '../../kernel/index.ts'
import { isRemote } from '../look.ts'
import type { Ship } from '../state.ts'
import type { DialTurn } from '../turn.ts'
import { type Card, cardKinds } from './card.ts'
import { entriesFor } from './registry.ts'

/** Every card of a ship: its pilot, its ship ability, its upgrades, the conditions assigned to it. A remote has its own alone. */
function cardsOf(ship: Ship): { kind: Card['kind']; ids: string[] }[] {
  const { pilot, shipAbility, upgrades, conditions } = ship
  const of: { readonly [K in Card['kind']]: string[] } = {
    pilot: isRemote(ship) ? [] : [pilot],
    remote: isRemote(ship) ? [ship.card] : [],
    shipAbility: shipAbility === null ? [] : [shipAbility],
    upgrade: upgrades.map(({ id }) => id),
    condition: [...new Set(conditions.flatMap(({ card }) => card ?? []))],
  }
  return cardKinds.map(kind => ({ kind, ids: of[kind] }))
}

/** All cards of a ship begin to listen. */
export function bringCards(t: DialTurn, ship: Ship): void {
  for (const { kind, ids } of cardsOf(ship)) for (const id of ids) bring(t, ship, kind, id)
}

export function bring(t: DialTurn, ship: Ship, kind: Card['kind'], id: string): void {
  for (const entry of entriesFor(kind, id)) t.listen(entry.listensTo, listenerOf(ship, entry.id))
}

/** A card that has left its ship listens no longer. */
export function silence(t: DialTurn, ship: Ship, kind: Card['kind'], id: string): void {
  for (const entry of entriesFor(kind, id)) t.silence(listenerOf(ship, entry.id))
}

function listenerOf({ id: source, seat }: Ship, ability: string): Listener {
  return { ability, source, seat }
}
