import { describe, expect, it } from 'vitest'
import { bar, plain, type ShipSetup, type Table, type TableSetup, table, typesOf } from '../../../test/dial/table.ts'
import type { Json } from '../../kernel/index.ts'
import { stepOffers } from '../actions/standard-offers.ts'

type Scenario = NonNullable<TableSetup['scenario']>

const kinds = { salvage: 'supplyCache', scramble: 'satellite', ancient: 'dataCache' } as const

/** a1 at (400, 400) with two features: f1 so far before its base's front edge, f2 far away. */
function step(
  scenario: keyof typeof kinds,
  gap: number,
  ship: Partial<ShipSetup> = {},
  more: Partial<TableSetup> = {},
): Table {
  const kind = kinds[scenario]
  const t = table({
    scenario,
    round: 2,
    activation: { ship: 'a1' },
    features: [
      { id: 'f1', kind, at: [400, 438 + gap] },
      { id: 'f2', kind, at: [800, 800] },
    ],
    ...more,
    ships: [
      { id: 'a1', at: [400, 400], bar: bar(['focus']), ...ship },
      { id: 'b1', at: [600, 800] },
    ],
  })
  t.push('performActionStep', { ship: 'a1' })
  return t
}

const actions: readonly (readonly [Scenario & keyof typeof kinds, string])[] = [
  ['salvage', 'tow'],
  ['scramble', 'scramble'],
  ['ancient', 'transmit'],
]

describe.each(actions)('the action of %s, %s: rules/dial.md §1.3', (scenario, action) => {
  it('is offered in the Perform Action step, of a feature at range 0–1', () => {
    for (const gap of [0, 100]) {
      const t = step(scenario, gap)
      expect(t.choices()).toEqual([{ action: 'focus' }, { action, feature: 'f1' }, { skip: true }])
    }
  })

  it('is not there in round 1', () => {
    expect(step(scenario, 0, {}, { round: 1 }).choices()).toEqual([{ action: 'focus' }, { skip: true }])
  })

  it('is no granted action: another ship’s coordinate does not offer it', () => {
    const t = table({
      scenario,
      round: 2,
      features: [{ id: 'f1', kind: kinds[scenario], at: [400, 438] }],
      ships: [
        { id: 'a1', at: [400, 400], bar: bar(['focus']) },
        { id: 'a2', at: [400, 250], bar: bar(['coordinate']) },
      ],
    })
    t.push('performActionStep', { ship: 'a2' })
    t.answer({ action: 'coordinate', ship: 'a1' })
    expect(t.choices()).toEqual([{ action: 'focus' }, { skip: true }])
  })

  it('is for every ship, but not for a stressed or an ionised one', () => {
    expect(step(scenario, 0, { bar: [] }).choices()).toEqual([{ action, feature: 'f1' }, { skip: true }])
    expect(step(scenario, 0, { tokens: { stress: 1 } }).idle).toBe(true)
    expect(step(scenario, 0, { tokens: { ion: 1 } }).choices()).toEqual([{ action: 'focus' }, { skip: true }])
  })

  it('refuses a feature out of range, with its range, and fails only where none is in range', () => {
    const t = step(scenario, 50)
    expect(t.refuses({ action, feature: 'f2' })).toMatchObject({
      code: 'out_of_range',
      facts: { rule: 'dial §1.3', feature: 'f2' },
    })
    expect(t.refuses({ action, feature: 'f9' })?.code).toBe('no_such_object')
    expect(t.refuses({ action, feature: null })).toMatchObject({ code: 'may_not_fail', facts: { legal: 'f1' } })
    const far = step(scenario, 100.01)
    expect(far.choices()).toEqual([{ action: 'focus' }, { action, feature: null }, { skip: true }])
    expect(typesOf(far.answer({ action, feature: null }))).toEqual(['actionFailed'])
    expect(far.ship('a1').attempted).toEqual([action])
  })

  it.each<{ [key: string]: Json }>([{ feature: 1 }, { feature: 'f1', more: 1 }, {}])('refuses the form %j', form => {
    expect(step(scenario, 0).refuses({ action, ...form })).not.toBeNull()
  })
})

describe('towing: rules/dial.md §1.3', () => {
  it('takes the cache off the table, and the ship discards its cloak', () => {
    const t = step('salvage', 0, { tokens: { cloak: 1 } })
    const events = plain(t.answer({ action: 'tow', feature: 'f1' }))
    expect(events.slice(1)).toEqual([
      { type: 'cacheTowed', ship: 'a1', feature: 'f1' },
      { type: 'tokenLost', ship: 'a1', token: 'cloak', count: 1 },
    ])
    expect(t.game.features.f1).toMatchObject({ pose: null, carrier: 'a1' })
  })

  it('a ship tows one cache at most, and nobody tows another’s', () => {
    const towing = {
      features: [
        { id: 'f1', kind: 'supplyCache', carrier: 'a1' },
        { id: 'f2', kind: 'supplyCache', at: [400, 438] },
      ],
    } as const
    expect(step('salvage', 0, {}, towing).choices()).toEqual([{ action: 'focus' }, { skip: true }])
    const other = { features: [{ id: 'f1', kind: 'supplyCache', carrier: 'b1' }] } as const
    const t = step('salvage', 0, {}, other)
    expect(t.refuses({ action: 'tow', feature: 'f1' })?.code).toBe('no_such_object')
  })

  it('bars barrel roll, boost, rotate and SLAM, and no other action', () => {
    const towing = { features: [{ id: 'f1', kind: 'supplyCache', carrier: 'a1' }] } as const
    const all = bar(['barrelRoll', 'boost', 'rotate', 'slam', 'evade', 'reinforce'])
    const t = step('salvage', 0, { bar: all, turret: 'front' }, towing)
    const offered = new Set(t.choices().map(choice => (choice as { action?: string }).action))
    expect(offered).toEqual(new Set(['evade', 'reinforce', undefined]))
    expect(t.refuses({ action: 'boost', option: 'straight' })?.code).toBe('not_offered')
  })

  it('a ship that tows gains no cloak', () => {
    const t = table({ ships: [{ id: 'a1', at: [400, 400] }], features: [{ id: 'f1', carrier: 'a1' }] })
    t.push('gainTokens', { ship: 'a1', token: 'cloak', count: 1, by: null })
    t.push('gainTokens', { ship: 'a1', token: 'focus', count: 1, by: null })
    expect(t.ship('a1').tokens).toEqual({ focus: 1 })
  })
})

describe('scrambling: rules/dial.md §1.3', () => {
  it('puts the side’s marker in the place of any other', () => {
    const marked = { features: [{ id: 'f1', at: [400, 438], marker: 'b' }] } as const
    const t = step('scramble', 0, {}, marked)
    const events = plain(t.answer({ action: 'scramble', feature: 'f1' }))
    expect(events[1]).toEqual({ type: 'markerPlaced', ship: 'a1', feature: 'f1', side: 'a' })
    expect(t.game.features.f1?.marker).toBe('a')
  })
})

describe('transmitting: rules/dial.md §1.3', () => {
  it('spends the cache’s charge and gives the condition, once', () => {
    const t = step('ancient', 0)
    t.answer({ action: 'transmit', feature: 'f1' })
    expect(t.game.features.f1?.charged).toBe(false)
    expect(t.ship('a1').knowledge).toBe(true)
    expect(step('ancient', 0, { knowledge: true }).choices()).toEqual([{ action: 'focus' }, { skip: true }])
  })

  it('fails at a cache without its charge', () => {
    const t = step('ancient', 0, {}, { features: [{ id: 'f1', kind: 'dataCache', at: [400, 438], charged: false }] })
    expect(t.choices()).toContainEqual({ action: 'transmit', feature: null })
    expect(t.refuses({ action: 'transmit', feature: 'f1' })).toMatchObject({
      code: 'wrong_object',
      facts: { feature: 'f1' },
    })
  })
})

it('a dogfight, Assault and Chance Engagement have no action of their own', () => {
  for (const scenario of [null, 'assault', 'chance'] as const) {
    const t = table({ scenario, round: 3, ships: [{ id: 'a1', at: [400, 400], bar: bar(['focus']) }] })
    t.does(turn => expect(stepOffers(turn, t.ship('a1')).map(({ type }) => type)).toEqual(['focus']))
  }
})
