import { describe, expect, it } from 'vitest'
import { plain, type ShipSetup, type Table, type TableSetup, table, typesOf } from '../../../test/dial/table.ts'
import type { Json } from '../../kernel/index.ts'

/** a1 tows f1; its base ends 20 mm from (400, 400). */
function towing(ship: Partial<ShipSetup> = {}, setup: Partial<TableSetup> = {}): Table {
  return table({
    scenario: 'salvage',
    round: 2,
    features: [{ id: 'f1', kind: 'supplyCache', carrier: 'a1' }],
    ...setup,
    ships: [
      { id: 'a1', at: [400, 400], ...ship },
      { id: 'b1', at: [700, 800] },
    ],
  })
}

const at = (x: number, y: number) => ({ x, y, dx: 0, dy: 1 })
const behind = at(400, 342)

describe('jettison: rules/dial.md §1.3', () => {
  it('may be done at the end of the ship’s activation, by its player, at range 1', () => {
    const t = towing({ bar: [] })
    Object.assign(t.state.hidden.sides.a?.own ?? {}, { dials: { a1: '2FB' } })
    t.push('activate', { ship: 'a1' })
    expect(t.request).toMatchObject({
      seat: 'a',
      kind: 'jettison',
      args: { ship: 'a1', must: false },
      default: { pass: true },
    })
    const { y } = t.pose('a1')
    expect(plain(t.answer(at(400, y - 58)))).toEqual([
      { type: 'cacheJettisoned', ship: 'a1', feature: 'f1', pose: at(400, y - 58) },
    ])
    expect(t.game.features.f1).toMatchObject({ carrier: null, pose: at(400, y - 58) })
  })

  it('may be passed', () => {
    const t = towing()
    t.push('jettison', { ship: 'a1', from: t.pose('a1'), must: false })
    expect(t.answer({ pass: true })).toEqual([])
    expect(t.game.features.f1?.carrier).toBe('a1')
  })

  it('range 1 is neither contact nor more than 100 mm', () => {
    const t = towing()
    t.push('jettison', { ship: 'a1', from: t.pose('a1'), must: true })
    expect(t.request.seat).toBe('b')
    expect(t.refuses(at(438, 400))).toMatchObject({ code: 'out_of_range', facts: { rule: 'dial §1.3', ship: 'a1' } })
    expect(t.refuses(at(438.1, 400))).toBeNull()
    expect(t.refuses(at(538, 400))).toBeNull()
    expect(t.refuses(at(538.01, 400))).toMatchObject({ code: 'out_of_range' })
    expect(t.refuses({ pass: true })?.code).toBe('bad_answer')
  })

  it('must be inside the area; every place listed is legal, in a corner too', () => {
    const t = towing({ at: [20.1, 20.1], type: 't65xwing' }, { ruleset: { guides: false } })
    t.push('jettison', { ship: 'a1', from: t.pose('a1'), must: true })
    expect(t.refuses(at(10, 100))?.code).toBe('outside_area')
    const options = t.legal()
    if (options.type !== 'place') throw new Error(options.type)
    expect(options.samples.length).toBeGreaterThan(0)
    for (const sample of options.samples) expect(t.refuses(sample)).toBeNull()
    expect(t.refuses(t.request.default)).toBeNull()
  })

  it('a crit that a shield takes forces it, and the opponent places the cache', () => {
    const t = towing()
    t.push('suffer', { ship: 'a1', hits: 0, crits: 1, source: 'attack' })
    expect(t.request).toMatchObject({ seat: 'b', kind: 'jettison', args: { must: true } })
    expect(typesOf(t.answer(behind))).toEqual(['cacheJettisoned'])
    expect(t.idle).toBe(true)
  })

  it('a hit does not', () => {
    const t = towing()
    t.push('suffer', { ship: 'a1', hits: 3, crits: 0, source: 'attack' })
    expect(t.idle).toBe(true)
    expect(t.game.features.f1?.carrier).toBe('a1')
  })

  it('a ship destroyed by hits jettisons before it is removed', () => {
    const t = towing({ shields: { value: 0, max: 2, recovers: 0 } })
    t.push('suffer', { ship: 'a1', hits: 4, crits: 0, source: 'overlap' })
    expect(t.request).toMatchObject({ seat: 'b', kind: 'jettison' })
    expect(t.ship('a1').place).toBe('table')
    t.answer(behind)
    expect(t.ship('a1').place).toBe('destroyed')
    expect(t.game.features.f1).toMatchObject({ carrier: null, pose: behind })
  })

  it('a ship that flees jettisons from where it stood before', () => {
    const t = towing({ at: [400, 860] })
    Object.assign(t.state.hidden.sides.a?.own ?? {}, { dials: { a1: '4FB' } })
    t.push('activate', { ship: 'a1' })
    expect(t.request).toMatchObject({ seat: 'b', kind: 'jettison', args: { from: { x: 400, y: 860 } } })
    expect(t.refuses(at(400, 780))).toBeNull()
    t.answer(at(400, 780))
    expect(t.ship('a1').place).toBe('fled')
    expect(t.game.features.f1).toMatchObject({ carrier: null, pose: at(400, 780) })
  })

  it('a ship that tows nothing is not asked', () => {
    const t = towing({}, { features: [] })
    t.push('jettison', { ship: 'a1', from: t.pose('a1'), must: true })
    expect(t.idle).toBe(true)
  })

  it.each<Json>([{}, null, [], { pass: false }, { x: 1 }, { ...behind, more: 1 }])('refuses %j', answer => {
    const t = towing()
    t.push('jettison', { ship: 'a1', from: t.pose('a1'), must: false })
    expect(t.refuses(answer)?.code).toBe('bad_answer')
  })
})
