import { describe, expect, it } from 'vitest'
import { dialSetup } from '../../tools/set-up.ts'
import { playOne, seededChance } from '../bot/index.ts'
import { canonical, isReject, Match } from '../kernel/index.ts'
import { dial } from './game.ts'
import type { DialWords } from './words.ts'

/** The position without the numbers that no undo takes back and the order of cards that nobody knows. */
function position(match: Match<DialWords>): string {
  const { at, seq, nextRequest, offers, hidden, rng, ...rest } = match.stateAt(match.rows.length)
  const decks = Object.fromEntries(
    Object.entries(hidden.host.decks).map(([name, deck]) => [name, [...deck.cards].sort()]),
  )
  return canonical({ ...rest, sides: hidden.sides, decks })
}

const cardsOf = (match: Match<DialWords>) =>
  canonical(Object.values(match.state.hidden.host.decks).map(deck => deck.cards))

describe('undo in a dial match: design §3', () => {
  it.each([1, 2, 3])('at any moment it restores the position: free exactly, otherwise by consent (seed %i)', seed => {
    const match = Match.begin(dial, dialSetup(seed, 'amg'))
    if (isReject(match)) throw new Error(match.message)
    const chance = seededChance(seed)
    let [free, byConsent] = [0, 0]
    for (let i = 0; match.state.over === null && i < 90; i++) {
      const before = position(match)
      const cards = cardsOf(match)
      const { n } = match.state.rng
      const reply = playOne(match, chance)
      if (reply?.ok !== true) throw new Error('a bot was refused')
      if (chance(3) > 0) continue
      const { seat, id } = reply.row.command
      // While sealed answers are open, whether an undo is free may not tell what others sealed: it never is.
      const isSealed = match.state.pending.some(r => r.sealed)
      const intent = { at: match.state.at, intent: 'undo', to: id } as const
      const undone = match.apply({ ...intent, id: `u${i}`, seat })
      if (!undone.ok) {
        // A sealed answer is replaced instead, and after the end nothing is taken back.
        expect(['sealed_is_replaced', 'match_over']).toContain(undone.reject.code)
        continue
      }
      const isFree = reply.row.n === n && !reply.row.revealed && !isSealed
      expect(undone.row.back !== undefined).toBe(isFree)
      if (!isFree) {
        const other = match.state.seats.find(s => s.seat !== seat)?.seat ?? ''
        const agreed = match.apply({ ...intent, id: `v${i}`, seat: other })
        expect(agreed.ok && agreed.row.back !== undefined).toBe(true)
      }
      expect(position(match)).toBe(before)
      if (isFree) expect([cardsOf(match), match.state.rng.n]).toEqual([cards, n])
      expect(match.state.rng.n).toBeGreaterThanOrEqual(n)
      expect(dial.broken(match.state)).toEqual([])
      if (isFree) free++
      else byConsent++
    }
    expect(match.faults).toEqual([])
    expect(free).toBeGreaterThan(3)
    expect(byConsent).toBeGreaterThan(3)
  })
})
