/**
 * Condition cards: assigned to a ship by another's card, and removed again (rules/dial.md §9.2). A limited one is in play
 * for each player so many times at most. One that lies face down is a secret of the side that assigned it (§2).
 */
import { type Seat, without } from '../../kernel/index.ts'
import { isRemote, shipOf } from '../look.ts'
import { refit } from '../setup/fit.ts'
import type { DialGame, Ship, ShipId } from '../state.ts'
import { tablesOf } from '../tables-of.ts'
import type { DialTurn } from '../turn.ts'
import { bring, silence } from './in-play.ts'
import { lendsAny } from './lent.ts'

/**
 * Assigns a condition to a ship on behalf of another. Where that player has it in play as often as its limit says, it
 * leaves the ship that has it. (Of the real ones only those with limit 1 are ever assigned again, so that is the one.)
 */
export function assignCondition(t: DialTurn, ship: Ship, card: string, by: ShipId): void {
  if (isRemote(ship)) return
  const limit = tablesOf(t.game).condition(card)?.limited ?? 0
  const [first, ...others] = assignedBy(t.game, shipOf(t.game, by).seat, card)
  if (first !== undefined && others.length + 1 >= limit) removeCondition(t, first.ship, card, first.by)
  lay(t, ship, card, { card, by })
  t.emit({ type: 'conditionAssigned', ship: ship.id, card, by, knownTo: null })
}

/** Assigns one of several secret conditions face down; one of them that lies there already gives way, unseen if it was. */
export function assignFaceDown(t: DialTurn, ship: Ship, card: string, of: readonly string[], by: ShipId): void {
  removeSecret(t, ship, of)
  const { seat } = shipOf(t.game, by)
  t.secrets(seat).conditions[ship.id] = card
  lay(t, ship, card, { card: null, by })
  t.emit({ type: 'conditionAssigned', ship: ship.id, card, by, knownTo: knowing(t, seat) })
}

/** Turns the condition that lies face down on a ship up, after an attack or not: everybody sees which it is. */
export function revealCondition(t: DialTurn, ship: Ship, attacker: ShipId | null = null): void {
  const down = ship.conditions.find(({ card }) => card === null)
  const card = faceDownOn(t, ship)
  if (down === undefined || card === null) throw new Error(`nothing lies face down on ${ship.id}`)
  forget(t, ship, down.by)
  ship.conditions = ship.conditions.map(condition => (condition === down ? { card, by: down.by } : condition))
  t.emit({ type: 'conditionRevealed', ship: ship.id, card, by: down.by })
  t.window('conditionRevealed', { ship: ship.id, card, attacker })
}

/** Removes a condition that lies face up; nothing happens where there is none of that ship's. */
export function removeCondition(t: DialTurn, ship: Ship, card: string, by: ShipId): void {
  const at = ship.conditions.findIndex(condition => condition.card === card && condition.by === by)
  if (at >= 0) lift(t, ship, card, at)
}

/** Removes whichever of some secret conditions lies on a ship; what lies face down nobody gets to see. */
export function removeSecret(t: DialTurn, ship: Ship, of: readonly string[]): void {
  const down = faceDownOn(t, ship)
  const at = ship.conditions.findIndex(({ card }) => (card === null ? of.includes(down ?? '') : of.includes(card)))
  const found = ship.conditions[at]
  if (found === undefined) return
  if (found.card === null) forget(t, ship, found.by)
  lift(t, ship, found.card ?? down ?? '', at)
}

/** What lies on a ship is a secret of its assigner's side no more. */
function forget(t: DialTurn, { id }: Ship, by: ShipId): void {
  const secrets = t.secrets(shipOf(t.game, by).seat)
  secrets.conditions = without(secrets.conditions, id)
}

/** Which condition lies face down on a ship; null when none does. Only rules that do not give it away may look. */
export function faceDownOn(t: DialTurn, ship: Ship): string | null {
  const down = ship.conditions.find(({ card }) => card === null)
  return down === undefined ? null : (t.secrets(shipOf(t.game, down.by).seat).conditions[ship.id] ?? null)
}

/** The ships that have assigned this condition to a ship. */
export function assignersOf({ conditions }: Ship, card: string): ShipId[] {
  return conditions.flatMap(condition => (condition.card === card ? [condition.by] : []))
}

/** Where a player has a condition in play. */
function assignedBy(game: DialGame, seat: Seat, card: string): { ship: Ship; by: ShipId }[] {
  return Object.values(game.ships).flatMap(ship =>
    assignersOf(ship, card).flatMap(by => (shipOf(game, by).seat === seat ? [{ ship, by }] : [])),
  )
}

/** However often a ship has a condition, its parts listen once: they look at who has assigned it. */
function lay(t: DialTurn, ship: Ship, card: string, condition: Ship['conditions'][number]): void {
  const listens = assignersOf(ship, card).length > 0
  ship.conditions.push(condition)
  if (listens) return
  bring(t, ship, 'condition', card)
  if (lendsAny('condition', card)) refit(t.game, ship)
}

function lift(t: DialTurn, ship: Ship, card: string, at: number): void {
  const [lifted] = ship.conditions.splice(at, 1)
  if (assignersOf(ship, card).length === 0) {
    silence(t, ship, 'condition', card)
    if (lendsAny('condition', card)) refit(t.game, ship)
  }
  t.emit({ type: 'conditionRemoved', ship: ship.id, card: lifted?.card ?? null })
}

/** The seats that may look at what this one has laid face down. */
function knowing(t: DialTurn, seat: Seat): Seat[] {
  const side = t.side(seat)
  return t.state.seats.flatMap(s => (s.seat === seat || (s.side === side && !t.state.hidden.apart) ? [s.seat] : []))
}
