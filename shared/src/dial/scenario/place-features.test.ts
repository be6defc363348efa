import { describe, expect, it } from 'vitest'
import { plain, type Table, table } from '../../../test/dial/table.ts'
import { isReject, type Json } from '../../kernel/index.ts'
import { Match } from '../../kernel/match.ts'
import { dial } from '../game.ts'
import { rulesets } from '../ruleset.ts'
import { samples } from '../squad/index.ts'
import type { DialGame } from '../state.ts'
import { featurePlaces, refuseFeature } from './feature-places.ts'
import { lyingFeatures } from './features.ts'

const middle = 457.2

function placing(scenario: NonNullable<DialGame['scenario']>, ruleset: Partial<DialGame['ruleset']> = {}): Table {
  const t = table({ scenario, ruleset, phase: 'setup', ships: [{ id: 'a1' }, { id: 'b1' }] })
  t.push('features', { left: [] })
  return t
}

const at = (x: number, y: number) => ({ x, y, dx: 0, dy: 1 })
const asked = (t: Table) => [t.request.seat, t.request.args]

describe('the features of a scenario: rules/dial.md §1.3', () => {
  it('a dogfight has none', () => {
    const t = table({ ships: [{ id: 'a1' }] })
    t.push('features', { left: [] })
    expect(t.idle).toBe(true)
    expect(t.game.features).toEqual({})
  })

  it('Chance Engagement has one satellite, in the centre', () => {
    const t = placing('chance')
    expect(t.idle).toBe(true)
    expect(plain(t.events)).toEqual([
      { type: 'featurePlaced', seat: null, feature: 'f1', kind: 'satellite', pose: at(middle, middle) },
    ])
  })

  it.each(['assault', 'salvage'] as const)(
    '%s: each player places one by his own edge, then one by the enemy’s',
    id => {
      const t = placing(id)
      expect(asked(t)).toEqual(['a', { edge: 'south' }])
      t.answer(at(300, 230))
      expect(asked(t)).toEqual(['b', { edge: 'north' }])
      t.answer(at(300, 684))
      expect(asked(t)).toEqual(['a', { edge: 'north' }])
      t.answer(at(620, 684))
      expect(asked(t)).toEqual(['b', { edge: 'south' }])
      t.answer(at(620, 230))
      expect(t.idle).toBe(true)
      expect(lyingFeatures(t.game)).toHaveLength(5)
      expect(new Set(lyingFeatures(t.game).map(f => f.kind)).size).toBe(1)
    },
  )

  it.each(['scramble', 'ancient'] as const)('%s: each player places one by the enemy edge', id => {
    const t = placing(id)
    expect(asked(t)).toEqual(['a', { edge: 'north' }])
    t.answer(at(middle, 740))
    expect(asked(t)).toEqual(['b', { edge: 'south' }])
    t.answer(at(middle, 170))
    expect(t.idle).toBe(true)
  })

  it('Ancient Knowledge has data caches with a charge each', () => {
    const t = placing('ancient')
    expect(t.game.features.f1).toMatchObject({ kind: 'dataCache', charged: true })
  })

  it('the first player places first', () => {
    const t = table({ scenario: 'scramble', ships: [{ id: 'a1' }, { id: 'b1' }] })
    t.game.order = ['b', 'a']
    t.push('features', { left: [] })
    expect(asked(t)).toEqual(['b', { edge: 'south' }])
  })

  it('must lie at range 2–4 of the edge: beyond 100 mm and not beyond 400', () => {
    const t = placing('assault')
    // 236 mm between the middles are 200 mm between the squares.
    expect(t.refuses(at(middle, 118))).toMatchObject({
      code: 'out_of_range',
      facts: { rule: 'dial §1.3', edge: 'south' },
    })
    expect(t.refuses(at(middle, 118.01))).toMatchObject({ code: 'out_of_range', facts: { feature: 'f1' } })
    expect(t.refuses(at(middle - 300, 418))).toBeNull()
    expect(t.refuses(at(middle - 300, 418.01))).toMatchObject({ code: 'out_of_range', facts: { edge: 'south' } })
  })

  it('must lie at range 3 of the one in the centre', () => {
    const t = placing('assault')
    const refused = (y: number) => t.refuses(at(middle, y))
    expect(refused(middle - 236)).toMatchObject({ code: 'out_of_range', facts: { feature: 'f1' } })
    expect(refused(middle - 236.01)).toBeNull()
    expect(refused(middle - 335.99)).toBeNull()
    expect(refused(middle - 336.01)).toMatchObject({ code: 'out_of_range', facts: { feature: 'f1' } })
  })

  it('must lie beyond range 2 of every other, but for Scramble on the AMG sheet', () => {
    const near = at(middle - 300, 400)
    const xwa = placing('scramble')
    xwa.answer(at(middle - 300, 520))
    expect(xwa.refuses(near)).toMatchObject({ code: 'too_close', facts: { feature: 'f2', distance: 84 } })
    const amg = placing('scramble', rulesets.amg)
    amg.answer(at(middle - 300, 520))
    expect(amg.refuses(near)).toBeNull()
  })

  it.each(['assault', 'salvage', 'scramble', 'ancient'] as const)('%s: every place listed is legal', id => {
    const t = placing(id)
    while (!t.idle) {
      const { edge } = t.request.args as { edge: 'south' | 'north' }
      const places = featurePlaces(t.game, edge)
      expect(places.length).toBeGreaterThan(0)
      for (const place of places) expect(refuseFeature(t.game, edge, place)).toBeNull()
      const first = places[0]
      if (first !== undefined) t.answer({ ...first })
    }
  })

  it('is set aside only where no place is left', () => {
    expect(placing('assault').refuses({ setAside: true })?.code).toBe('not_an_option')
    const crowded = placing('assault', { featureSide: 700 })
    expect(crowded.choices()).toEqual([{ setAside: true }])
    expect(plain(crowded.answer({ setAside: true }))).toEqual([{ type: 'featureSetAside', seat: 'a' }])
  })

  it.each<Json>([{}, [], null, 'here', { x: 1, y: 2 }, { ...at(400, 200), more: 1 }, { ...at(400, 200), dx: 3 }])(
    'refuses %j',
    answer => expect(placing('assault').refuses(answer)?.code).toBe('bad_answer'),
  )

  it('an obstacle may not lie on a feature', () => {
    const t = placing('chance')
    const obstacle = 'coreasteroid0'
    Object.assign(t.game.players.a ?? {}, { obstacles: [obstacle] })
    t.push('obstacles', {})
    expect(t.refuses({ obstacle, ...at(middle, middle) })).toMatchObject({
      code: 'on_feature',
      facts: { feature: 'f1' },
    })
    expect(t.refuses({ obstacle, ...at(300, 300) })).toBeNull()
  })
})

describe('the option `scenario`', () => {
  const begin = (options: object) =>
    Match.begin(dial, {
      match: 'm',
      seats: [
        { seat: 'a', side: 'A' },
        { seat: 'b', side: 'B' },
      ],
      options: options as never,
      seed: new Uint8Array(32),
      at: 0,
    })
  const squads = (ruleset: 'xwa' | 'amg') => {
    const [squad] = Object.values(samples[ruleset])
    return { a: squad ?? null, b: squad ?? null }
  }

  it('left out is a dogfight', () => {
    const match = begin({ ruleset: 'xwa', squads: squads('xwa') })
    expect(isReject(match) ? match : match.state.game.scenario).toBeNull()
  })

  it('refuses one that is not known, and Ancient Knowledge for amg', () => {
    const place = 'options.scenario'
    expect(begin({ ruleset: 'xwa', squads: squads('xwa'), scenario: 'siege' })).toMatchObject({
      code: 'bad_scenario',
      place,
    })
    expect(begin({ ruleset: 'amg', squads: squads('amg'), scenario: 'ancient' })).toMatchObject({
      code: 'bad_scenario',
      place,
    })
    expect(isReject(begin({ ruleset: 'xwa', squads: squads('xwa'), scenario: 'ancient' }))).toBe(false)
  })
})
