import { describe, expect, it } from 'vitest'
import { bar, plain, table } from '../../../test/dial/table.ts'

const full = { value: 2, max: 2, recovers: 0 }
const spent = { value: 0, max: 2, recovers: 0 }

const reloading = (upgrades: Parameters<typeof table>[0]['ships'][number]['upgrades']) => {
  const on = table({ ships: [{ id: 'a1', at: [457, 457], bar: bar(['reload']), upgrades: upgrades ?? [] }] })
  on.push('performActionStep', { ship: 'a1' })
  return on
}

describe('the reload action: rules/dial.md §8.2', () => {
  it('gives one charge to a card below its limit, then a disarm token', () => {
    const on = reloading([{ id: 'protontorpedoes', slot: 'torpedo', charges: { ...spent } }])
    expect(plain(on.answer({ action: 'reload', upgrade: 0 })).slice(1)).toEqual([
      { type: 'chargeRecovered', ship: 'a1', card: 'protontorpedoes', count: 1 },
      { type: 'tokenGained', ship: 'a1', token: 'disarm', count: 1 },
    ])
    expect(on.ship('a1').upgrades[0]?.charges?.value).toBe(1)
    expect(on.ship('a1').tokens).toEqual({ disarm: 1 })
  })

  it('takes torpedoes, missiles and devices only, and only with room for a charge', () => {
    const on = reloading([
      { id: 'r2astromech', slot: 'astromech', charges: { ...spent } },
      { id: 'concussionmissiles', slot: 'missile', charges: { ...spent } },
      { id: 'protontorpedoes', slot: 'torpedo', charges: { ...full } },
      { id: 'protonbombs', slot: 'device', charges: { ...spent } },
      { id: 'outmaneuver', slot: 'talent' },
    ])
    const cards = [1, 3].map(upgrade => ({ action: 'reload', upgrade }))
    expect(on.choices()).toEqual([...cards, { skip: true }])
    for (const upgrade of [0, 2, 4, 5, -1, 1.5, '1', {}])
      expect(on.refuses({ action: 'reload', upgrade })?.code).toBe('cannot_reload')
    expect(on.refuses({ action: 'reload', upgrade: null })?.code).toBe('may_not_fail')
  })

  it('fails without a card to reload, and gives no disarm token then', () => {
    const on = reloading([{ id: 'protontorpedoes', slot: 'torpedo', charges: { ...full } }])
    expect(on.choices()).toEqual([{ action: 'reload', upgrade: null }, { skip: true }])
    on.answer({ action: 'reload', upgrade: null })
    expect(on.events.map(e => e.type)).toEqual(['actionFailed'])
    expect(on.ship('a1').attempted).toEqual(['reload'])
    expect(on.ship('a1').tokens).toEqual({})
  })
})
