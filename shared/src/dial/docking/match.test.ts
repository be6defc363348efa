import { expect, it } from 'vitest'
import { playOut, seededChance } from '../../bot/index.ts'
import { canonical, isReject, type Json, Match } from '../../kernel/index.ts'
import { dial } from '../game.ts'
import type { DialEvent } from '../words.ts'

const spectres: Json = {
  faction: 'rebelalliance',
  pilots: [
    { id: 'kananjarrus', upgrades: { title: ['ghost'] } },
    { id: 'ap5', upgrades: { title: ['phantom'] } },
    { id: 'zeborrelios' },
    { id: 'captainrex' },
  ],
}
const hunters: Json = {
  faction: 'scumandvillainy',
  pilots: [
    { id: 'moraloeval', upgrades: { title: ['houndstooth'] } },
    { id: 'bossk-z95af4headhunter' },
    { id: 'binayrepirate' },
  ],
}

it.each([1, 2, 3])(
  'whole matches with carriers: nothing that must hold is broken, and played again all is the same (seed %i)',
  seed => {
    const chance = seededChance(seed)
    const dice = Uint8Array.from({ length: 32 }, () => chance(256))
    const seats = ['a', 'b'].map(seat => ({ seat, side: seat.toUpperCase() }))
    const options = { ruleset: seed % 2 === 0 ? 'xwa' : 'amg', squads: { a: spectres, b: hunters } } as const
    const match = Match.begin(dial, { match: `docking-${seed}`, seats, options, seed: dice, at: 0 })
    if (isReject(match)) throw new Error(match.message)
    const told: DialEvent['type'][] = []
    playOut(match, chance, reply => {
      if (reply.ok) told.push(...reply.events.map(({ type }) => type))
      expect(dial.broken(match.state)).toEqual([])
    })
    expect([match.faults, match.state.over !== null]).toEqual([[], true])
    expect(told).toEqual(expect.arrayContaining(['docked', 'deployed']))
    const again = Match.restore(dial, match.header, dice, match.rows)
    expect(isReject(again) ? again : canonical(again.state)).toBe(canonical(match.state))
  },
)
