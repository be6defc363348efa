/** The toy game, whole: for the kernel's tests and its bench. */
import { type Game, type Json, reject, type Seat } from '../../src/kernel/index.ts'
import { abilities } from './abilities.ts'
import { frames } from './frames.ts'
import { requests } from './requests.ts'
import type { ToyEvents, ToyView, ToyWords } from './words.ts'

const defaultDeck = Array.from({ length: 20 }, (_, i) => `card${i}`)

export const toy: Game<ToyWords> = {
  name: 'toy',
  versions: { engine: '1.0.0', rules: '1.0.0', data: '1.0.0' },
  frames,
  requests,
  abilities,
  reveals: new Set(['rolled', 'drew', 'peeked', 'numbersRevealed']),
  begin({ rounds, cards, deck = defaultDeck, consent = false }, seats) {
    if (rounds < 1) return reject('bad_answer', 'options.rounds')
    const scores = Object.fromEntries(seats.map(s => [s.seat, 0]))
    return { round: 0, rounds, consent, deck, cards, scores, drawn: [], spots: [], dice: [], trace: [], used: [] }
  },
  secrets: () => ({ numbers: {}, notes: {} }),
  opening: 'match',
  order: state => state.seats.map(s => s.seat),
  undoByConsent: game => game.consent,
  concede(t, seat) {
    const others = t.state.seats.map(s => s.side).filter(side => side !== t.side(seat))
    t.end(others[0] ?? null, 'conceded')
  },
  callTime(t) {
    t.game.rounds = t.game.round
  },
  project(state, audience): ToyView {
    const { seq, game, hidden, pending, offers, paused, over } = state
    const secrets: ToyView['secrets'] = {}
    for (const [side, { own, sealed }] of Object.entries(hidden.sides)) {
      const open = audience === 'judge' || (typeof audience === 'object' && sideOf(state.seats, audience.seat) === side)
      if (open) secrets[side] = { own, sealed }
    }
    return {
      seq,
      round: game.round,
      scores: game.scores,
      drawn: game.drawn,
      spots: game.spots,
      dice: game.dice,
      trace: game.trace,
      pile: hidden.host.decks.pile?.cards.length ?? 0,
      asked: pending.map(({ id, seat, kind, args, ready }) => ({ id, seat, kind, args: args as Json, ready })),
      offers: offers.map(({ kind, to, seats }) => ({ kind, to, seats })),
      paused,
      over,
      secrets,
    }
  },
  redact(event, audience): ToyEvents | null {
    const open = event.type !== 'peeked' || audience === 'judge'
    return open || (typeof audience === 'object' && audience.seat === event.seat) ? event : null
  },
  broken({ game, stack }) {
    const problems: string[] = []
    if (game.round > game.rounds) problems.push('more rounds than agreed')
    if (stack.length > 100) problems.push('the stack grows')
    return problems
  },
}

function sideOf(seats: readonly { seat: Seat; side: string }[], seat: Seat): string | undefined {
  return seats.find(s => s.seat === seat)?.side
}
