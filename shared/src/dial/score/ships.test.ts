import { describe, expect, it } from 'vitest'
import { plain, type ShipSetup, type Table, type TableSetup, table } from '../../../test/dial/table.ts'
import { rulesets } from '../ruleset.ts'
import { totalOf } from './score.ts'
import { scoreDeficits } from './ships.ts'

/** b1 costs 7 and has 4 hull and 2 shields. */
function facing(ship: Partial<ShipSetup> = {}, setup: Partial<TableSetup> = {}): Table {
  const victim = {
    id: 'b1',
    at: [457, 700],
    hull: 4,
    cost: 7,
    shields: { value: 2, max: 2, recovers: 0 },
    ...ship,
  } as const
  return table({ ...setup, ships: [{ id: 'a1', at: [457, 200] }, victim, { id: 'b2', at: [200, 700] }] })
}

const hit = (t: Table, hits: number) => plain(t.push('suffer', { ship: 'b1', hits, crits: 0, source: 'attack' }))
const total = (t: Table, side: string) => totalOf(t.game.score[side] ?? { deficit: 0, objective: 0, half: 0, lost: 0 })

const amg = { ruleset: rulesets.amg }

describe('points for ships: rules/dial.md §1.4', () => {
  it('XWA: the ship that comes down to half its hull and shields scores half its cost, rounded down, at once', () => {
    const t = facing()
    hit(t, 2)
    expect(total(t, 'a')).toBe(0)
    const events = hit(t, 1)
    expect(events.map(e => e.type)).toEqual(['damageDealt', 'shipScored'])
    expect(events[1]).toEqual({ type: 'shipScored', side: 'a', ship: 'b1', why: 'half', points: 3, total: 3 })
    expect(t.game.score).toMatchObject({ a: { half: 3, lost: 0 }, b: { half: 0 } })
  })

  it('XWA: destroyed it scores the rest, rounded up', () => {
    const t = facing()
    hit(t, 3)
    expect(hit(t, 3).filter(e => e.type === 'shipScored')).toEqual([
      { type: 'shipScored', side: 'a', ship: 'b1', why: 'destroyed', points: 4, total: 7 },
    ])
    expect(t.game.score).toMatchObject({ a: { half: 3, lost: 4 } })
  })

  it('a ship of 1 point has no half', () => {
    const t = facing({ cost: 1 })
    expect(hit(t, 3).some(e => e.type === 'shipScored')).toBe(false)
    hit(t, 3)
    expect(total(t, 'a')).toBe(1)
  })

  it('a shield may be the point that brings it down to half', () => {
    const t = facing({ hull: 2, shields: { value: 4, max: 4, recovers: 0 } })
    hit(t, 2)
    expect(total(t, 'a')).toBe(0)
    hit(t, 1)
    expect(total(t, 'a')).toBe(3)
  })

  it('A58: what upgrades add counts, so the half of 5 hull and 3 shields is 4', () => {
    const t = facing({ hull: 5, shields: { value: 3, max: 3, recovers: 0 } })
    hit(t, 3)
    expect(total(t, 'a')).toBe(0)
    hit(t, 1)
    expect(total(t, 'a')).toBe(3)
  })

  it('A58: a ship that regenerates keeps the half scored, and scores it no second time', () => {
    const t = facing()
    hit(t, 3)
    t.ship('b1').shields.value = 2
    expect(hit(t, 2).some(e => e.type === 'shipScored')).toBe(false)
    expect(total(t, 'a')).toBe(3)
  })

  it('AMG: only the ship destroyed scores, all at once; in Chance Engagement half and the rest', () => {
    const t = facing({}, amg)
    hit(t, 5)
    expect(total(t, 'a')).toBe(0)
    hit(t, 1)
    expect(t.game.score).toMatchObject({ a: { half: 0, lost: 7 } })
    const chance = facing({}, { ...amg, scenario: 'chance' })
    hit(chance, 3)
    expect(total(chance, 'a')).toBe(3)
    hit(chance, 3)
    expect(chance.game.score).toMatchObject({ a: { half: 3, lost: 4 } })
  })

  it('a ship that fled scores what it has not scored yet', () => {
    const t = facing()
    const events = plain(t.push('leavePlay', { ship: 'b1', how: 'fled' }))
    expect(events).toContainEqual({ type: 'shipScored', side: 'a', ship: 'b1', why: 'fled', points: 7, total: 7 })
  })

  it('A31: destroyed in the Engagement Phase it scores at once, and once', () => {
    const t = facing({}, { phase: 'engagement' })
    hit(t, 6)
    expect(t.ship('b1').place).toBe('table')
    expect(total(t, 'a')).toBe(7)
    t.push('leavePlay', { ship: 'b1', how: 'destroyed' })
    expect(total(t, 'a')).toBe(7)
  })

  it('at the start each player scores what the opponent’s squad costs less than the limit', () => {
    const t = facing()
    const [a, b] = [t.game.players.a, t.game.players.b]
    if (a === undefined || b === undefined) throw new Error('two players')
    Object.assign(a, { points: 50 })
    Object.assign(b, { points: 47 })
    const events = plain(t.does(scoreDeficits))
    expect(events).toEqual([{ type: 'scored', side: 'a', why: 'deficit', points: 3, total: 3 }])
    Object.assign(a, { points: 53 })
    expect(plain(t.does(scoreDeficits))).toHaveLength(1)
  })

  it('negative shields in the End Phase count too', () => {
    const t = facing({ hull: 2, shields: { value: 2, max: 2, recovers: -1 } })
    t.push('endPhase', {})
    expect(t.events).toContainEqual(expect.objectContaining({ type: 'shieldLost', ship: 'b1', count: 1 }))
    expect(total(t, 'a')).toBe(0)
    t.push('endPhase', {})
    expect(total(t, 'a')).toBe(3)
  })
})
