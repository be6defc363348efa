import { describe, expect, it } from 'vitest'
import { bots, playOut, seededChance } from '../../bot/index.ts'
import { isReject, type Json, Match, type Setup } from '../../kernel/index.ts'
import { dial } from '../game.ts'
import type { DialEvent, DialWords } from '../words.ts'

const separatists: Json = {
  faction: 'separatistalliance',
  pilots: [
    { id: 'separatistdrone', upgrades: { missile: ['discordmissiles'] } },
    { id: 'tradefederationdrone', upgrades: { missile: ['discordmissiles'] } },
    { id: 'bombardmentdrone', upgrades: { device: ['drk1probedroids'] } },
    { id: 'deathwatchwarrior', upgrades: { crew: ['deathwatchcommandos'] } },
  ],
}

const firstOrder: Json = {
  faction: 'firstorder',
  pilots: [
    { id: 'lieutenanttavson', upgrades: { tech: ['sensorbuoysuite'], crew: ['imperialsupercommandos'] } },
    { id: 'epsilonsquadroncadet' },
    { id: 'epsilonsquadroncadet' },
  ],
}

function setup(seed: number): Setup<DialWords> {
  const chance = seededChance(seed)
  return {
    match: `remotes-${seed}`,
    seats: [
      { seat: 'a', side: 'A' },
      { seat: 'b', side: 'B' },
    ],
    options: { ruleset: seed % 2 === 0 ? 'xwa' : 'amg', squads: { a: separatists, b: firstOrder } },
    seed: Uint8Array.from({ length: 32 }, () => chance(256)),
    at: 0,
  }
}

/** Every event of a match in which nothing that must hold is broken. */
function played(seed: number, bot: keyof typeof bots): DialEvent[] {
  const match = Match.begin(dial, setup(seed))
  if (isReject(match)) throw new Error(match.message)
  const events: DialEvent[] = []
  const players = { project: dial.project, bots: { a: bots[bot], b: bots[bot] } }
  const look = (reply: { readonly events: readonly DialEvent[] }) => {
    events.push(...reply.events)
    expect(dial.broken(match.state)).toEqual([])
  }
  playOut(match, seededChance(seed), reply => reply.ok && look(reply), players)
  expect(match.faults).toEqual([])
  expect(match.state.over).not.toBeNull()
  return events
}

describe('whole matches with remotes', () => {
  it.each([1, 2, 3, 4])('random bots play to the end (seed %i)', seed => {
    const events = played(seed, 'random')
    expect(events.filter(({ type }) => type === 'devicePlaced').length).toBeGreaterThanOrEqual(2)
  })

  it('pilots do so too: they place, relocate and meet remotes, shoot at them and with them', () => {
    const events = [5, 6].flatMap(seed => played(seed, 'pilot'))
    const types = new Set(events.map(({ type }) => type))
    for (const type of ['devicePlaced', 'deviceRelocated', 'remoteMet', 'deviceRemoved'] as const)
      expect(types).toContain(type)
    const attacks = events.flatMap(event => (event.type === 'attackDeclared' ? [event] : []))
    expect(attacks.some(({ defender }) => defender.startsWith('d'))).toBe(true)
    expect(attacks.some(({ ship }) => ship.startsWith('d'))).toBe(true)
  })
})
