import { describe, expect, it } from 'vitest'
import { playOut, seededChance } from '../../bot/index.ts'
import { isReject, Match, type Numbered } from '../../kernel/index.ts'
import { dial } from '../index.ts'
import { samples } from '../squad/index.ts'
import type { DialEvent } from '../words.ts'
import { castOf } from './cast.ts'
import { storyOf } from './story-of.ts'

const nobody = { players: {}, ships: {}, obstacles: {}, features: {}, devices: {} }

function played(seed: number) {
  const squads = Object.values(samples.xwa)
  const [a, b] = [squads[seed % squads.length] ?? null, squads[(seed + 3) % squads.length] ?? null]
  const match = Match.begin(dial, {
    match: `story-${seed}`,
    seats: [
      { seat: 'a', side: 'A' },
      { seat: 'b', side: 'B' },
    ],
    options: { ruleset: 'xwa', squads: { a, b } },
    seed: new Uint8Array(32).fill(seed),
    at: 0,
  })
  if (isReject(match)) throw new Error(match.message)
  const events: Numbered<DialEvent>[] = [...match.opening]
  playOut(match, seededChance(seed), reply => {
    if (reply.ok) events.push(...reply.events)
  })
  return { events, cast: castOf(dial.project(match.state, 'public')) }
}

describe('storyOf', () => {
  it('names a device that is gone by what is told of it', () => {
    const events = [
      { seq: 1, type: 'phaseBegan', phase: 'system', round: 1 },
      { seq: 2, type: 'destroyed', ship: 'd1' },
      { seq: 3, type: 'deviceRemoved', device: 'd1', card: 'drk1probedroid' },
    ] as const
    const chapter = storyOf(events, nobody).at(-1)
    expect(chapter?.lines.map(({ text }) => text)).toEqual([
      'DRK-1 Probe Droid d1 is destroyed.',
      'DRK-1 Probe Droid d1 is removed.',
    ])
  })

  it('puts lines under the phases they happened in', () => {
    const events = [
      { seq: 1, type: 'noncesGiven', nonces: {} },
      { seq: 2, type: 'phaseBegan', phase: 'setup', round: 0 },
      {
        seq: 3,
        type: 'obstaclePlaced',
        seat: 'a',
        obstacle: 'o1',
        outline: 'gascloud4',
        pose: { x: 300, y: 300, dx: 0, dy: 1 },
      },
      { seq: 4, type: 'phaseEnded', phase: 'setup', round: 0 },
      { seq: 5, type: 'phaseBegan', phase: 'system', round: 1 },
      { seq: 6, type: 'phaseEnded', phase: 'system', round: 1 },
      { seq: 7, type: 'phaseBegan', phase: 'activation', round: 1 },
      { seq: 8, type: 'obstacleMet', ship: 'a1', obstacle: 'o1', how: 'through' },
    ] as const
    expect(storyOf(events, nobody)).toEqual([
      {
        round: 0,
        phase: 'setup',
        heading: 'Set-up',
        lines: [
          { seq: 1, text: 'Every player has added to the seed of the dice.' },
          { seq: 3, text: 'Player A places o1, Gas Cloud 4, at 300, 300 mm.' },
        ],
      },
      { round: 1, phase: 'system', heading: 'Round 1, System Phase', lines: [] },
      {
        round: 1,
        phase: 'activation',
        heading: 'Round 1, Activation Phase',
        lines: [{ seq: 8, text: 'a1 moves through gas cloud o1.' }],
      },
    ])
  })

  it('begins a stretch where it is said to begin', () => {
    const story = storyOf([{ seq: 9, type: 'destroyed', ship: 'a1' }], nobody, { round: 4, phase: 'engagement' })
    expect(story).toEqual([
      {
        round: 4,
        phase: 'engagement',
        heading: 'Round 4, Engagement Phase',
        lines: [{ seq: 9, text: 'a1 is destroyed.' }],
      },
    ])
  })

  it('begins a stretch in the phase that ends first in it, wherever the match stands now', () => {
    const events = [
      { seq: 9, type: 'destroyed', ship: 'a1' },
      { seq: 10, type: 'phaseEnded', phase: 'engagement', round: 4 },
      { seq: 11, type: 'phaseBegan', phase: 'end', round: 4 },
      { seq: 12, type: 'phaseEnded', phase: 'end', round: 4 },
      { seq: 13, type: 'phaseBegan', phase: 'planning', round: 5 },
    ] as const
    expect(storyOf(events, nobody, { round: 5, phase: 'planning' })).toEqual([
      {
        round: 4,
        phase: 'engagement',
        heading: 'Round 4, Engagement Phase',
        lines: [{ seq: 9, text: 'a1 is destroyed.' }],
      },
      { round: 4, phase: 'end', heading: 'Round 4, End Phase', lines: [] },
      { round: 5, phase: 'planning', heading: 'Round 5, Planning Phase', lines: [] },
    ])
  })

  it('has nothing to tell of nothing', () => {
    expect(storyOf([], nobody)).toEqual([])
  })

  it.each([1, 2, 3])('tells whole matches in whole sentences (match %d)', seed => {
    const { events, cast } = played(seed)
    const story = storyOf(events, cast)
    const lines = story.flatMap(chapter => chapter.lines)
    const headings = events.filter(({ type }) => type === 'phaseBegan' || type === 'phaseEnded')
    expect(lines).toHaveLength(events.length - headings.length)
    for (const { text } of lines) {
      expect(text).toMatch(/^[“A-Z0-9].*\.$/)
      expect(text).not.toMatch(/undefined|null|NaN|\[object|false|true| {2}|\b1 \w+ (tokens|shields|charges)\b/)
    }
    const rounds = story.map(({ round }) => round)
    expect(rounds).toEqual([...rounds].sort((x, y) => x - y))
    expect(story.slice(0, 3).map(({ phase }) => phase)).toEqual(['setup', 'planning', 'system'])
  })
})
