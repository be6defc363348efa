import { describe, expect, it } from 'vitest'
import { dialSetup } from '../../tools/set-up.ts'
import { playOne, playOut, seededChance } from '../bot/index.ts'
import { isReject, logText, Match, readLog, stateHash, verifyLog } from '../kernel/index.ts'
import { dial } from './game.ts'
import type { DialWords } from './words.ts'

function begun(seed: number, ruleset: 'xwa' | 'amg' = 'xwa'): Match<DialWords> {
  const match = Match.begin(dial, dialSetup(seed, ruleset))
  if (isReject(match)) throw new Error(match.message)
  return match
}

function played(seed: number, ruleset: 'xwa' | 'amg' = 'xwa'): Match<DialWords> {
  const match = begun(seed, ruleset)
  match.hashEvery = true
  playOut(match, seededChance(seed))
  return match
}

describe('a whole match of random bots', () => {
  it.each([11, 12, 13, 14, 15, 16])('ends, and nothing that must hold is ever broken (seed %i)', seed => {
    const match = begun(seed, seed % 2 === 0 ? 'xwa' : 'amg')
    playOut(match, seededChance(seed), () => expect(dial.broken(match.state)).toEqual([]))
    expect(match.state.over).not.toBeNull()
    expect(match.state.game.round).toBeLessThanOrEqual(12)
    expect(match.faults).toEqual([])
  })

  it('is the same for the same seed and another for another', () => {
    expect(played(21).chain).toBe(played(21).chain)
    expect(played(21).chain).not.toBe(played(22).chain)
  })

  it('goes on from its state as text exactly as it would have', () => {
    const whole = played(31)
    const { seed } = dialSetup(31, 'xwa')
    const twin = begun(31)
    twin.hashEvery = true
    for (const row of whole.rows) {
      const revived = Match.restore(dial, whole.header, seed, twin.rows, twin.snapshot())
      if (isReject(revived)) throw new Error(revived.message)
      revived.hashEvery = true
      const reply = revived.apply(row.command)
      twin.apply(row.command)
      expect(reply.ok && reply.row.hash).toBe(row.hash)
      expect(stateHash(twin.state)).toBe(row.hash)
    }
  })

  it.each([51, 52, 53, 55])('is as it was when a step of a fight is taken back, and goes on (seed %i)', seed => {
    const match = begun(seed)
    const chance = seededChance(seed)
    let undone = 0
    for (;;) {
      const before = JSON.stringify(match.state.game)
      const kind = match.state.pending[0]?.kind
      const reply = playOne(match, chance)
      if (reply === null) break
      if (!reply.ok) throw new Error(reply.reject.message)
      if ((kind !== 'attack' && kind !== 'modify') || match.state.over !== null || undone === 20) continue
      undone++
      const { at } = match.state
      const undo = match.apply({ id: `undo${undone}`, seat: 'judge', at, intent: 'undo', to: reply.row.command.id })
      expect(undo.ok).toBe(true)
      expect(JSON.stringify(match.state.game)).toBe(before)
      expect(dial.broken(match.state)).toEqual([])
    }
    expect(undone).toBeGreaterThan(0)
    expect(match.faults).toEqual([])
  })

  it('is verified from its log, and a changed die is found', () => {
    const match = played(41)
    const seed = Buffer.from(dialSetup(41, 'xwa').seed).toString('hex')
    const log = readLog(logText({ header: match.header, rows: match.rows, seed }))
    if (isReject(log)) throw new Error(log.message)
    expect(verifyLog(dial, log)).toMatchObject({ rows: match.rows.length, chain: match.chain })
    const other = { ...log, seed: seed.replace(/^./, c => (c === '0' ? '1' : '0')) }
    expect(verifyLog(dial, other)).toMatchObject({ code: 'chain_broken' })
  })
})
