import { describe, expect, it } from 'vitest'
import { fleets, hexSetup } from '../../tools/set-up.ts'
import { playOut, seededChance } from '../bot/index.ts'
import { isReject, logText, Match, readLog, stateHash, verifyLog } from '../kernel/index.ts'
import { hex } from './game.ts'
import type { HexWords } from './words.ts'

function begun(seed: number): Match<HexWords> {
  const match = Match.begin(hex, hexSetup(seed))
  if (isReject(match)) throw new Error(match.message)
  return match
}

function played(seed: number): Match<HexWords> {
  const match = begun(seed)
  match.hashEvery = true
  playOut(match, seededChance(seed))
  return match
}

describe('a whole battle of random bots', () => {
  it.each([11, 12, 13, 14, 15, 16, 17, 18])('ends, and nothing that must hold is ever broken (seed %i)', seed => {
    const match = begun(seed)
    playOut(match, seededChance(seed), () => expect(hex.broken(match.state)).toEqual([]))
    expect(match.state.over).not.toBeNull()
    expect(match.state.game.round).toBeLessThanOrEqual(30)
    expect(match.faults).toEqual([])
  })

  it.each([71, 72, 73])('of four players ends too, where two play one ship (seed %i)', seed => {
    const [cruiser, , explorer] = fleets.map(fleet => JSON.parse(JSON.stringify(fleet)))
    for (const [i, member] of cruiser[0].crew.entries()) if (i % 2 === 1) member.seat = 'c'
    const match = Match.begin(hex, {
      ...hexSetup(seed, { fleets: { a: cruiser, b: explorer, d: explorer } }),
      seats: ['a', 'b', 'c', 'd'].map((seat, i) => ({ seat, side: 'AB'.charAt(i % 2) })),
    })
    if (isReject(match)) throw new Error(match.message)
    const heard = new Set<string>()
    playOut(match, seededChance(seed), reply => {
      if (reply.ok) heard.add(reply.row.command.seat)
      expect(hex.broken(match.state)).toEqual([])
    })
    expect([...heard].sort()).toEqual(['a', 'b', 'c', 'd'])
    expect(match.state.over).not.toBeNull()
    expect(match.faults).toEqual([])
  })

  it('is the same for the same seed and another for another', () => {
    expect(played(21).chain).toBe(played(21).chain)
    expect(played(21).chain).not.toBe(played(22).chain)
  })

  it('goes on from its state as text exactly as it would have', () => {
    const whole = played(31)
    const { seed } = hexSetup(31)
    const twin = begun(31)
    twin.hashEvery = true
    for (const row of whole.rows) {
      const revived = Match.restore(hex, whole.header, seed, twin.rows, twin.snapshot())
      if (isReject(revived)) throw new Error(revived.message)
      revived.hashEvery = true
      const reply = revived.apply(row.command)
      twin.apply(row.command)
      expect(reply.ok && reply.row.hash).toBe(row.hash)
      expect(stateHash(twin.state)).toBe(row.hash)
    }
  })

  it('is verified from its log, and a changed die is found', () => {
    const match = played(41)
    const seed = Buffer.from(hexSetup(41).seed).toString('hex')
    const log = readLog(logText({ header: match.header, rows: match.rows, seed }))
    if (isReject(log)) throw new Error(log.message)
    expect(verifyLog(hex, log)).toMatchObject({ rows: match.rows.length, chain: match.chain })
    const other = { ...log, seed: seed.replace(/^./, c => (c === '0' ? '1' : '0')) }
    expect(verifyLog(hex, other)).toMatchObject({ code: 'chain_broken' })
  })
})
