import { describe, expect, it } from 'vitest'
import { inForce, overlay, type Source, type Sources, together } from './layers.ts'
import type { Base, Layer, Pilot } from './types.ts'

const pilot = (id: string, cost: number): Pilot => ({
  id,
  ship: 'kite',
  faction: 'resistance',
  nameIds: [id],
  initiative: 3,
  limited: 0,
  cost,
  loadout: 4,
  slots: ['talent'],
  keywords: [],
  charges: { value: 2, recovers: 1 },
  conditions: [],
  ability: false,
  formats: ['standard'],
  restricted: 0,
})

const base: Base = {
  name: 'first',
  date: '2026-01-01',
  ruleset: 'xwa',
  ships: [],
  pilots: [pilot('ann', 5), pilot('cid', 7)],
  upgrades: [],
  conditions: [],
  damage: [],
}

const layer = (name: string, date: string, changes: Layer['changes']): Layer => ({
  name,
  date,
  ruleset: 'xwa',
  changes,
})

const source = (content: Base | Layer): Source => ({
  name: content.name,
  date: content.date,
  text: JSON.stringify(content),
})

const sources: Sources = [
  source(base),
  source(layer('spring', '2026-03-01', { pilots: [{ id: 'ann', cost: 6, slots: ['talent', 'crew'] }] })),
  source(layer('autumn', '2026-09-01', { pilots: [{ id: 'ann', cost: 4 }, pilot('bea', 9)] })),
]

describe('layers', () => {
  it.each([
    ['2025-12-31', ['first']],
    ['2026-01-01', ['first']],
    ['2026-02-28', ['first']],
    ['2026-03-01', ['first', 'spring']],
    ['2026-09-01', ['first', 'spring', 'autumn']],
    [undefined, ['first', 'spring', 'autumn']],
  ])('on %s are %s', (date, names) => {
    expect(inForce(sources, date).map(({ name }) => name)).toEqual(names)
  })

  it.each([
    ['2026-02-28', 5, ['talent'], 'first'],
    ['2026-08-31', 6, ['talent', 'crew'], 'spring'],
    ['2026-09-01', 4, ['talent', 'crew'], 'autumn'],
  ])('on %s one pilot costs %i', (date, cost, slots, name) => {
    const tables = together(inForce(sources, date))
    expect(tables.pilots.find(({ id }) => id === 'ann')).toEqual({ ...pilot('ann', cost), slots })
    expect(tables.pilots.find(({ id }) => id === 'cid')).toEqual(pilot('cid', 7))
    expect(tables.name).toBe(name)
  })

  it('add new records in the order of ids', () => {
    expect(together(sources).pilots.map(({ id }) => id)).toEqual(['ann', 'bea', 'cid'])
  })

  it('take an optional field away with null', () => {
    const [ann] = overlay(base, layer('bare', '2026-02-01', { pilots: [{ id: 'ann', charges: null }] })).pilots
    expect(ann && 'charges' in ann).toBe(false)
  })

  it('leave what lies under them as it is', () => {
    const before = structuredClone(base)
    overlay(base, layer('spring', '2026-03-01', { pilots: [{ id: 'ann', cost: 6 }] }))
    expect(base).toEqual(before)
  })
})
