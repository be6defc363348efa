import { describe, expect, it } from 'vitest'
import { hexSetup } from '../../tools/set-up.ts'
import { playOne, seededChance } from '../bot/index.ts'
import { canonical, isReject, Match } from '../kernel/index.ts'
import { hex } from './game.ts'
import type { HexWords } from './words.ts'

/** The position without the numbers that no undo takes back. */
function position(match: Match<HexWords>): string {
  const { at, seq, nextRequest, offers, rng, ...rest } = match.stateAt(match.rows.length)
  return canonical(rest)
}

describe('undo in a battle: design §3', () => {
  it.each([1, 2, 3, 4])(
    'at any moment it restores the position: free exactly, otherwise by consent (seed %i)',
    seed => {
      const match = Match.begin(hex, hexSetup(seed))
      if (isReject(match)) throw new Error(match.message)
      const chance = seededChance(seed)
      let [free, byConsent] = [0, 0]
      for (let i = 0; match.state.over === null && i < 120; i++) {
        const before = position(match)
        const { n } = match.state.rng
        const reply = playOne(match, chance)
        if (reply?.ok !== true) throw new Error('a bot was refused')
        if (chance(3) > 0) continue
        const { seat, id } = reply.row.command
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
        expect(match.state.rng.n).toBeGreaterThanOrEqual(n)
        expect(hex.broken(match.state)).toEqual([])
        if (isFree) free++
        else byConsent++
      }
      expect(match.faults).toEqual([])
      expect(free).toBeGreaterThan(3)
      expect(byConsent).toBeGreaterThan(3)
    },
  )
})
