/** Each player's damage deck and the face-down cards beside ships: rules/dial.md §7.3. Nobody may look at either. */
import type { Seat } from '../../kernel/index.ts'
import { remotesOf } from '../look.ts'
import type { DialGame, Remote, Ship } from '../state.ts'
import type { DialTurn } from '../turn.ts'

export const deckOf = (seat: Seat): string => `damage ${seat}`
export const discardOf = (seat: Seat): string => `damage discarded ${seat}`

/** The face-down cards of a ship, kept as a pile among the secrets of nobody. */
export const pileOf = ({ id }: Pick<Ship, 'id'>): string => `face down ${id}`

/**
 * The top card. An empty deck takes what was discarded and the cards of ships out of play; failing that, the face-down
 * cards, whose number stays beside their ships.
 */
export function drawDamage(t: DialTurn, seat: Seat): string {
  const top = t.draw(deckOf(seat))
  if (top !== null) return top
  const own = bearersOf(t.game, seat)
  const gone = own.filter(ship => ship.place !== 'table')
  const spent = [
    ...takeAll(t, discardOf(seat)),
    ...gone.flatMap(ship => [...cardsOf(t, ship), ...ship.damage.up.splice(0)]),
  ]
  t.deck(deckOf(seat)).cards.push(...(spent.length > 0 ? spent : own.flatMap(ship => cardsOf(t, ship))))
  t.shuffle(deckOf(seat))
  const again = t.draw(deckOf(seat))
  if (again === null) throw new Error('33 cards lie face up')
  return again
}

/** Whatever a player's damage cards may lie beside: ships and remotes, out of play too. */
export function bearersOf(game: DialGame, seat: Seat): Ship[] {
  const all = [...Object.values(game.ships), ...remotesOf(game), ...Object.values(game.lostRemotes)]
  return all.filter(ship => ship.seat === seat)
}

/** The cards of a destroyed remote go back into the deck. */
export function returnCards(t: DialTurn, remote: Remote): void {
  t.deck(deckOf(remote.seat)).cards.push(...cardsOf(t, remote))
  t.shuffle(deckOf(remote.seat))
}

export function layFaceDown(t: DialTurn, ship: Ship, card: string): void {
  lay(t, pileOf(ship), card)
  ship.damage.down++
}

/** One of the face-down cards by chance, to be looked at. Where only their number is left, the deck has it. */
export function takeFaceDown(t: DialTurn, ship: Ship): string {
  ship.damage.down--
  const card = pickAny(t, ship)
  if (card === null) return drawDamage(t, ship.seat)
  t.deck(pileOf(ship)).drawn++
  return card
}

/** One of the face-down cards by chance goes out of play, unseen. */
export function discardFaceDown(t: DialTurn, ship: Ship): void {
  ship.damage.down--
  const card = pickAny(t, ship)
  if (card !== null) lay(t, discardOf(ship.seat), card)
}

function pickAny(t: DialTurn, ship: Ship): string | null {
  const cards = t.state.hidden.host.decks[pileOf(ship)]?.cards ?? []
  if (cards.length === 0) return null
  const [at = 0] = t.roll(1, cards.length)
  return cards.splice(at, 1)[0] ?? null
}

function lay(t: DialTurn, pile: string, card: string): void {
  const { decks } = t.state.hidden.host
  const found = decks[pile]
  if (found === undefined) decks[pile] = { cards: [card], drawn: 0 }
  else found.cards.push(card)
}

const cardsOf = (t: DialTurn, ship: Ship): string[] => takeAll(t, pileOf(ship))

function takeAll(t: DialTurn, pile: string): string[] {
  return t.state.hidden.host.decks[pile]?.cards.splice(0) ?? []
}
