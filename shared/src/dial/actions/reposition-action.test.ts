import { describe, expect, it } from 'vitest'
import { bar, plain, poseAt, type TableSetup, table, typesOf } from '../../../test/dial/table.ts'
import type { Json } from '../../kernel/index.ts'
import { barrelRoll } from './barrel-roll.ts'
import { boost } from './boost.ts'

const at = [457, 457] as const
const rule = 'dial §8.2'
const lateral = ['left:+1', 'left:0', 'left:-1', 'right:+1', 'right:0', 'right:-1']

const acting = (setup: Partial<TableSetup> = {}) => {
  const on = table({
    ships: [{ id: 'a1', at, bar: bar([barrelRoll.type, boost.type]) }, ...(setup.ships ?? [])],
    ...('obstacles' in setup ? { obstacles: setup.obstacles } : {}),
    ...('devices' in setup ? { devices: setup.devices } : {}),
  })
  on.push('performActionStep', { ship: 'a1' })
  return on
}

describe('barrel rolls and boosts: rules/dial.md §8.2', () => {
  it('lists every way, rolls and boosts alike', () => {
    const rolls = lateral.map(option => ({ action: 'barrelRoll', option }))
    const boosts = ['straight', 'left', 'right'].map(option => ({ action: 'boost', option }))
    expect(acting().choices()).toEqual([...rolls, ...boosts, { skip: true }])
  })

  it.each([
    ['left:+1', 377, 467],
    ['left:0', 377, 457],
    ['left:-1', 377, 447],
    ['right:+1', 537, 467],
    ['right:0', 537, 457],
    ['right:-1', 537, 447],
  ])('rolls a small base %s by 80 mm, keeping its heading', (option, x, y) => {
    const on = acting()
    on.answer({ action: 'barrelRoll', option })
    expect(on.pose('a1')).toEqual({ x, y, dx: 0, dy: 1 })
  })

  it('boosts along the straight or a bank of speed 1', () => {
    const straight = acting()
    straight.answer({ action: 'boost', option: 'straight' })
    expect(straight.pose('a1')).toEqual({ x: 457, y: 537, dx: 0, dy: 1 })
    const bank = acting()
    bank.answer({ action: 'boost', option: 'right' })
    const { x, y, dx, dy } = bank.pose('a1')
    expect(x).toBeCloseTo(457 + 37.574, 3)
    expect(y).toBeCloseTo(457 + 90.711, 3)
    expect([dx, dy]).toEqual([Math.SQRT1_2, Math.SQRT1_2].map(v => expect.closeTo(v, 12)))
  })

  it('tells from where to where', () => {
    const events = plain(acting().answer({ action: 'boost', option: 'straight' }))
    expect(events).toEqual([
      expect.objectContaining({ type: 'actionPerformed' }),
      {
        type: 'repositioned',
        ship: 'a1',
        by: 'boost',
        option: 'straight',
        from: poseAt(at),
        to: poseAt([457, 537]),
      },
    ])
  })

  it('passes over ships freely', () => {
    const on = acting({ ships: [{ id: 'b1', at: [497, 457] }] })
    on.answer({ action: 'barrelRoll', option: 'right:0' })
    expect(on.pose('a1').x).toBe(537)
    expect(on.game.touching).toEqual([['a1', 'b1']])
  })

  it('A24: a variant on a ship, on an obstacle or outside is illegal, and the refusal says what is in the way', () => {
    const on = acting({
      ships: [{ id: 'b1', at: [537, 457] }],
      obstacles: [{ id: 'o1', outline: 'coreasteroid0', at: [457, 520] }],
    })
    expect(on.refuses({ action: 'barrelRoll', option: 'right:+1' })).toMatchObject({
      code: 'overlaps_ship',
      place: 'answer.option',
      facts: { rule, option: 'right:+1', ship: 'b1' },
    })
    expect(on.refuses({ action: 'boost', option: 'straight' })).toMatchObject({
      code: 'obstacle_in_way',
      facts: { rule, obstacle: 'o1' },
    })
    const edge = table({ ships: [{ id: 'a1', at: [457, 894.4], bar: bar(['boost']) }] })
    edge.push('performActionStep', { ship: 'a1' })
    expect(edge.refuses({ action: 'boost', option: 'left' })).toMatchObject({
      code: 'outside_area',
      facts: { rule, edge: 'north' },
    })
  })

  it('A24: it fails only when every variant is illegal', () => {
    const blocked = table({ ships: [{ id: 'a1', at: [457, 890], bar: bar(['boost', 'barrelRoll']) }] })
    blocked.push('performActionStep', { ship: 'a1' })
    const boosts = blocked.choices().filter(choice => JSON.stringify(choice).includes('boost'))
    expect(boosts).toEqual([{ action: 'boost', option: null }])
    const before = blocked.pose('a1')
    expect(typesOf(blocked.answer({ action: 'boost', option: null }))).toEqual(['actionFailed'])
    expect(blocked.pose('a1')).toEqual(before)
    expect(blocked.ship('a1').attempted).toEqual(['boost'])
  })

  it('A24: nobody fails on purpose', () => {
    const on = acting({ ships: [{ id: 'b1', at: [537, 457] }] })
    expect(on.refuses({ action: 'barrelRoll', option: null })).toMatchObject({
      code: 'may_not_fail',
      facts: { rule, legal: 'left:+1' },
    })
  })

  it('meets mines on the way and at the end, and no bombs', () => {
    const on = acting({
      devices: [
        { id: 'm1', kind: 'mine', outline: 'proximitymine', at: [417, 457] },
        { id: 'm2', kind: 'bomb', outline: 'bomb', at: [377, 500] },
        { id: 'm3', kind: 'mine', outline: 'proximitymine', at: [600, 457] },
      ],
    })
    const met = on.answer({ action: 'barrelRoll', option: 'left:+1' }).filter(e => e.type === 'deviceDetonated')
    expect(plain(met)).toEqual([{ type: 'deviceDetonated', by: 'a1', device: 'm1' }])
    expect(on.game.devices.m1).toBeUndefined()
  })

  it('ends contacts and begins them', () => {
    const on = acting({
      ships: [
        { id: 'b1', at: [497, 457] },
        { id: 'b2', at: [337, 457] },
      ],
    })
    expect(on.game.touching).toEqual([['a1', 'b1']])
    on.answer({ action: 'barrelRoll', option: 'left:0' })
    expect(on.game.touching).toEqual([['a1', 'b2']])
  })

  it.each<Json>([
    { action: 'boost' },
    { action: 'boost', option: 'left:0' },
    { action: 'boost', option: 3 },
    { action: 'barrelRoll', option: 'straight' },
    { action: 'barrelRoll', option: 'left:0', extra: true },
  ])('refuses %j', answer => expect(acting().refuses(answer)).not.toBeNull())
})
