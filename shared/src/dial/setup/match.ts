/** The whole match: set-up (rules/dial.md §1.2), then rounds until it ends. */
import { steps, window } from '../../kernel/index.ts'
import { bringCards } from '../cards/in-play.ts'
import { deckOf } from '../damage/deck.ts'
import { closePhase, endPhase } from '../phases/phase.ts'
import { scoreDeficits } from '../score/ships.ts'
import { tablesOf } from '../tables-of.ts'
import type { DialTurn } from '../turn.ts'
import type { DialWords } from '../words.ts'

export const match = steps<DialWords, 'match'>('match', [
  t => t.pushFrame('nonces', {}),
  gatherForces,
  bringAllCards,
  scoreDeficits,
  t => t.push('playerOrder', {}),
  t => t.push('features', { left: [] }),
  t => t.push('obstacles', {}),
  t => t.push('startDocked', { asked: [] }),
  window('beforePlaceForces'),
  placeForces,
  window('afterPlaceForces'),
  shuffleDecks,
  window('prepare'),
  closePhase,
  endPhase,
  playRound,
])

function gatherForces(t: DialTurn): void {
  const players = Object.values(t.game.players).map(({ seat, side, squad, points }) => ({ seat, side, squad, points }))
  const { scenario, ruleset, rated } = t.game
  t.emit({ type: 'matchBegan', scenario, endScore: ruleset.endScore, rated, players })
  for (const { seat, problems } of Object.values(t.game.players))
    if (problems.length > 0) t.emit({ type: 'squadIllegal', seat, problems })
  if (t.state.nonces !== null) t.emit({ type: 'noncesGiven', nonces: t.state.nonces })
  t.emit({ type: 'phaseBegan', phase: 'setup', round: 0 })
}

/** Cards that the engine does not carry out are named, so that both players know. */
function bringAllCards(t: DialTurn): void {
  for (const ship of Object.values(t.game.ships)) {
    bringCards(t, ship)
    if (ship.manual.length > 0) t.emit({ type: 'manualCards', ship: ship.id, cards: ship.manual })
  }
}

/** Ascending initiative (rules/dial.md §1.2 step 5). */
function placeForces(t: DialTurn): void {
  const values = new Set(Object.values(t.game.ships).map(ship => ship.initiative))
  for (const initiative of [...values].sort((a, b) => a - b)) t.push('forces', { initiative })
}

/** Each player has a deck of his own (rules/dial.md §1.2 step 6). */
function shuffleDecks(t: DialTurn): void {
  const cards = tablesOf(t.game)
    .damageDeck()
    .flatMap(({ id, count }) => Array.from({ length: count }, () => id))
  for (const { seat } of t.state.seats) t.putDeck(deckOf(seat), cards)
}

function playRound(t: DialTurn): void {
  t.push('round', {})
  t.again()
}
