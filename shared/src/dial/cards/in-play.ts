/** Cards take part in windows from the set-up until their ship leaves play: rules/dial.md §9.4. */
import type { Listener } from '../../kernel/index.ts'
import { isRemote } from '../look.ts'
import type { Ship, ShipId } from '../state.ts'
import type { DialTurn } from '../turn.ts'
import { type Card, cardKinds } from './card.ts'
import { entriesFor } from './index.ts'

/** Every card of a ship: its pilot, its ship ability, its upgrades, the conditions assigned to it. A remote has its own alone. */
function cardsOf(ship: Ship): { kind: Card['kind']; ids: string[] }[] {
  const { pilot, shipAbility, upgrades, conditions } = ship
  const of: { readonly [K in Card['kind']]: string[] } = {
    pilot: isRemote(ship) ? [] : [pilot],
    remote: isRemote(ship) ? [ship.card] : [],
    shipAbility: shipAbility === null ? [] : [shipAbility],
    upgrade: upgrades.map(({ id }) => id),
    condition: conditions.map(({ card }) => card),
  }
  return cardKinds.map(kind => ({ kind, ids: of[kind] }))
}

/** All cards of a ship begin to listen. */
export function bringCards(t: DialTurn, ship: Ship): void {
  for (const { kind, ids } of cardsOf(ship)) for (const id of ids) bring(t, ship, kind, id)
}

function bring(t: DialTurn, ship: Ship, kind: Card['kind'], id: string): void {
  for (const entry of entriesFor(kind, id)) t.listen(entry.listensTo, listenerOf(ship, entry.id))
}

/** Assigns a condition to a ship on behalf of another. */
export function assignCondition(t: DialTurn, ship: Ship, card: string, by: ShipId): void {
  if (isRemote(ship) || ship.conditions.some(condition => condition.card === card)) return
  ship.conditions.push({ card, by })
  t.emit({ type: 'conditionAssigned', ship: ship.id, card, by })
  bring(t, ship, 'condition', card)
}

export function removeCondition(t: DialTurn, ship: Ship, card: string): void {
  const at = ship.conditions.findIndex(condition => condition.card === card)
  if (at < 0) return
  ship.conditions.splice(at, 1)
  for (const entry of entriesFor('condition', card)) t.silence(listenerOf(ship, entry.id))
  t.emit({ type: 'conditionRemoved', ship: ship.id, card })
}

function listenerOf({ id: source, seat }: Ship, ability: string): Listener {
  return { ability, source, seat }
}
