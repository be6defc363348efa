import { describe, expect, it } from 'vitest'
import { answersOf } from '../../../test/bot/ask.ts'
import { type Table, table } from '../../../test/dial/table.ts'
import { pilot } from './pilot.ts'

interface Place {
  readonly x: number
  readonly y: number
}

/** Where seat a may put what it is asked about. */
const places = (t: Table) => answersOf(pilot, t) as unknown as Place[]

describe('where the pilot of the south puts things', () => {
  it('ships across from the enemy, but not behind an obstacle', () => {
    const t = table({
      ships: [
        { id: 'a1', place: 'reserve' },
        { id: 'b1', at: [457, 880, 180] },
      ],
      obstacles: [{ id: 'o1', outline: 'coreasteroid0', at: [457, 300] }],
    })
    t.push('forces', { initiative: 1 })
    for (const { x } of places(t)) {
      expect(Math.abs(x - 457)).toBeGreaterThan(60)
      expect(Math.abs(x - 457)).toBeLessThan(160)
    }
  })

  it('ships with room between them', () => {
    const t = table({
      ships: [
        { id: 'a1', place: 'reserve' },
        { id: 'a2', at: [457, 30] },
      ],
    })
    t.push('forces', { initiative: 1 })
    for (const { x, y } of places(t)) expect(Math.hypot(x - 457, y - 30)).toBeGreaterThan(75)
  })

  it('a feature at the enemy’s edge as near to its own as it may: 400 mm from that edge at most', () => {
    const t = table({ ships: [{ id: 'a1', place: 'reserve' }], scenario: 'scramble' })
    t.push('features', { left: [] })
    expect(t.request).toMatchObject({ kind: 'placeFeature', args: { edge: 'north' } })
    for (const { y } of places(t)) {
      expect(y).toBeGreaterThan(914.4 - 400)
      expect(y).toBeLessThan(560)
    }
  })

  it('obstacles on the other side', () => {
    const t = table({ ships: [{ id: 'a1', place: 'reserve' }] })
    t.game.players.a?.obstacles.push('coreasteroid0', 'gascloud1')
    t.push('obstacles', {})
    for (const { y } of places(t)) expect(y).toBeGreaterThan(600)
  })

  it('keeps the cache that it tows, and drops an enemy’s by its own ships', () => {
    const t = table({
      scenario: 'salvage',
      round: 2,
      ships: [
        { id: 'a1', at: [300, 400] },
        { id: 'b1', at: [450, 400] },
        { id: 'b2', at: [450, 600] },
      ],
      features: [
        { id: 'f1', kind: 'supplyCache', carrier: 'a1' },
        { id: 'f2', kind: 'supplyCache', carrier: 'b1' },
      ],
    })
    t.push('jettison', { ship: 'a1', from: t.pose('a1'), must: false })
    expect(answersOf(pilot, t)).toEqual([{ pass: true }])
    t.answer({ pass: true })
    t.push('jettison', { ship: 'b1', from: t.pose('b1'), must: true })
    for (const { x, y } of places(t)) {
      expect(x).toBeLessThan(450)
      expect(y).toBeLessThanOrEqual(400)
    }
  })
})
