import { describe, expect, it } from 'vitest'
import { hexSetup } from '../../tools/set-up.ts'
import { playOut, seededChance } from '../bot/index.ts'
import { type Audience, isReject, Match } from '../kernel/index.ts'
import { hex } from './game.ts'
import { redact } from './redact.ts'
import type { HexEvent, HexOptions } from './words.ts'

function eventsOf(seed: number, options: Partial<HexOptions>): HexEvent[] {
  const match = Match.begin(hex, hexSetup(seed, options))
  if (isReject(match)) throw new Error(match.message)
  const events: HexEvent[] = [...match.opening]
  playOut(match, seededChance(seed), reply => {
    if (reply.ok) events.push(...reply.events)
  })
  return events.map(event => {
    const { seq: _, ...plain } = event as HexEvent & { seq?: number }
    return plain as HexEvent
  })
}

describe('what an audience is told of an event: design §3', () => {
  it.each([51, 52, 53])(
    'with open sheets the public is told every field of every event of a battle (seed %i)',
    seed => {
      for (const event of eventsOf(seed, { fields: { sheets: 'open', rounds: 6 } }))
        expect(redact(event, 'public')).toEqual(event)
    },
  )

  it('leaves out what no list names', () => {
    const planted = { type: 'fled', ship: 'a1', code: 'MARKER' } as const
    expect(redact(planted, 'judge')).toEqual({ type: 'fled', ship: 'a1' })
  })

  const damaged: HexEvent = {
    ...{
      type: 'damaged',
      ship: 'a1',
      quadrant: 'aft',
      shields: 7,
      ablative: 2,
      hull: 3,
      stopped: false,
      source: 'a1.w1',
    },
    seen: ['a'],
  }

  it.each([
    ['public', null],
    ['caster', null],
    ['judge', 3],
    [{ seat: 'a' }, 3],
    [{ seat: 'b' }, null],
  ] as const)('with closed sheets %j hears of the hull damage: %j', (audience: Audience, hull) => {
    expect(redact(damaged, audience)).toMatchObject({ hull, shields: hull === null ? null : 7, quadrant: 'aft' })
  })

  it('with open sheets everybody hears of it', () => {
    expect(redact({ ...damaged, seen: null }, 'public')).toEqual({ ...damaged, seen: null })
  })

  it('with closed sheets no number of shields and no total of a check reaches the public', () => {
    const told = eventsOf(54, { fields: { sheets: 'scan', rounds: 6 } }).map(event => redact(event, 'public'))
    const raised = told.filter(event => event.type === 'shieldsRaised')
    const checks = told.filter(event => event.type === 'checkMade')
    expect([raised.length > 0, checks.length > 0]).toEqual([true, true])
    for (const { shields } of raised) expect(shields).toBeNull()
    for (const { total, margin } of checks) expect([total, margin]).toEqual([null, null])
  })
})
