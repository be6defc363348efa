import { describe, expect, it } from 'vitest'
import { type ShipSetup, table, typesOf } from '../../../../test/dial/table.ts'
import { dial } from '../../game.ts'

const armed = (more: Partial<ShipSetup> = {}) =>
  table({
    ships: [
      {
        id: 'a1',
        at: [450, 200],
        tokens: { calculate: 1 },
        upgrades: [{ id: 'discordmissiles', slot: 'missile', charges: { value: 1, max: 1, recovers: 0 } }],
        ...more,
      },
      { id: 'b1', at: [450, 361], tokens: { disarm: 1 } },
    ],
  })

describe('Discord Missiles', () => {
  it('launches a swarm at the start of the Engagement Phase, for a charge and a calculate token', () => {
    const on = armed({ at: [450, 300] })
    on.push('engagement', {})
    const places = ['3B', '3F', '3N'].map(template => ({ card: 'discordmissiles', way: 'launch', template }))
    expect(on.choices()).toEqual([...places.map(use => ({ use })), { pass: true }])
    const events = on.answer({ use: places[1] ?? null })
    expect(typesOf(events)).toEqual(['abilityUsed', 'chargeSpent', 'tokenLost', 'devicePlaced'])
    expect(on.game.devices.d1).toMatchObject({ kind: 'remote', card: 'buzzdroidswarm', seat: 'a', source: 'a1' })
    // Half a base, 120 mm of template, and the 20.5 mm from the swarm’s guides to its middle.
    expect(on.game.devices.d1?.pose).toEqual({ x: 450, y: 300 + 20 + 120 + 20.5, dx: 0, dy: 1 })
    expect(on.ship('a1').tokens).toEqual({})
    expect(dial.broken(on.state)).toEqual([])
  })

  it('laid beneath an enemy ship it goes over to it at once', () => {
    const on = armed({ tokens: { calculate: 1, disarm: 1 } })
    on.push('engagement', {})
    on.answer({ use: { card: 'discordmissiles', way: 'launch', template: '3F' } })
    expect(on.request).toMatchObject({ seat: 'a', kind: 'useAbility', args: { card: 'buzzdroidswarm' } })
    on.answer({ use: { end: 'rear' } })
    // It engages in this very phase.
    expect(on.ship('b1').shields.value).toBe(1)
  })

  it('not without a token or a charge, nor where it would lie outside, nor in another phase', () => {
    const asked = (more: Partial<ShipSetup>, frame: 'engagement' | 'activations' = 'engagement') => {
      const on = armed({ tokens: { disarm: 1, calculate: 1 }, ...more })
      on.push(frame, {})
      return !on.idle
    }
    expect(asked({})).toBe(true)
    expect(asked({ tokens: { disarm: 1 } })).toBe(false)
    expect(asked({ at: [450, 780] })).toBe(false)
    const empty = { id: 'discordmissiles', slot: 'missile', charges: { value: 0, max: 1, recovers: 0 } } as const
    expect(asked({ upgrades: [empty] })).toBe(false)
  })

  it('declined it costs nothing; its charge is not recovered, and it is no business of the System Phase', () => {
    const on = armed({ tokens: { calculate: 1, disarm: 1 } })
    on.push('system', {})
    expect(on.idle).toBe(true)
    on.push('engagement', {})
    on.answer({ pass: true })
    expect(on.ship('a1').upgrades[0]?.charges?.value).toBe(1)
    expect(on.ship('a1').tokens.calculate).toBe(1)
    const spent = { id: 'discordmissiles', slot: 'missile', charges: { value: 0, max: 1, recovers: 0 } } as const
    const reload = armed({ upgrades: [spent], bar: [{ type: 'reload', colour: 'white' }] })
    reload.push('offerActions', { ship: 'a1', offers: [{ type: 'reload', colour: 'white' }], why: 'granted' })
    expect(reload.choices()).not.toContainEqual({ action: 'reload', upgrade: 0 })
  })
})
