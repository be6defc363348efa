/** Each player's damage deck and the face-down cards beside ships: rules/dial.md §7.3. Nobody may look at either. */
import type { Seat } from '../../kernel/index.ts'
import type { Ship } from '../state.ts'
import type { DialTurn } from '../turn.ts'

export const deckOf = (seat: Seat): string => `damage ${seat}`

/** The face-down cards of a ship, kept as a pile among the secrets of nobody. */
const pileOf = (ship: Ship): string => `face down ${ship.id}`

/** The top card. An empty deck takes the cards of destroyed ships; failing that, the face-down cards, whose number is noted. */
export function drawDamage(t: DialTurn, seat: Seat): string {
  const top = t.draw(deckOf(seat))
  if (top !== null) return top
  const own = Object.values(t.game.ships).filter(ship => ship.seat === seat)
  const destroyed = own.filter(ship => ship.place === 'destroyed')
  const cards = takeBack(t, destroyed)
  for (const ship of destroyed) cards.push(...ship.damage.up.splice(0))
  t.deck(deckOf(seat)).cards.push(...(cards.length > 0 ? cards : takeBack(t, own)))
  t.shuffle(deckOf(seat))
  const again = t.draw(deckOf(seat))
  if (again === null) throw new Error('33 cards lie face up')
  return again
}

export function layFaceDown(t: DialTurn, ship: Ship, card: string): void {
  const { decks } = t.state.hidden.host
  const pile = decks[pileOf(ship)]
  if (pile === undefined) decks[pileOf(ship)] = { cards: [card], drawn: 0 }
  else pile.cards.push(card)
  ship.damage.down++
}

function takeBack(t: DialTurn, ships: readonly Ship[]): string[] {
  return ships.flatMap(ship => t.state.hidden.host.decks[pileOf(ship)]?.cards.splice(0) ?? [])
}
