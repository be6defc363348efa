import { describe, expect, it } from 'vitest'
import { bar, type DeviceSetup, plain, type ShipSetup, table, typesOf } from '../../../test/dial/table.ts'
import { dial } from '../game.ts'

const droid = (more: Partial<DeviceSetup> = {}): DeviceSetup => ({
  id: 'd1',
  kind: 'remote',
  card: 'drk1probedroid',
  outline: 'drk1probedroid',
  at: [450, 450],
  ...more,
})

const cloaked = (id: string, initiative: number, more: Partial<ShipSetup> = {}): ShipSetup => ({
  id,
  initiative,
  tokens: { cloak: 1 },
  ...more,
})

describe('DRK-1 probe droid: relocation', () => {
  it('is relocated in the System Phase at initiative 0, from any edge by any of three templates, or not', () => {
    const on = table({ ships: [{ id: 'a1', at: [100, 100] }], devices: [droid()], phase: 'planning' })
    on.push('system', {})
    expect(on.request).toMatchObject({ seat: 'a', kind: 'useAbility', args: { ship: 'd1', card: 'drk1probedroid' } })
    expect(on.choices()).toHaveLength(16)
    const events = on.answer({ use: { edge: 3, template: '2F' } })
    expect(typesOf(events)).toEqual(['abilityUsed', 'deviceRelocated', 'phaseEnded'])
    // Its third edge is the one away from its heading.
    expect(on.game.devices.d1?.pose.y).toBeCloseTo(450 - 121, 9)
    expect(dial.broken(on.state)).toEqual([])
  })

  it('may stay, which costs nothing', () => {
    const on = table({ ships: [{ id: 'a1', at: [100, 100] }], devices: [droid()] })
    on.push('system', {})
    expect(typesOf(on.answer({ pass: true }))).toEqual(['phaseEnded'])
    expect(on.game.devices.d1?.pose.y).toBe(450)
  })

  it('comes before ships of a higher initiative, and its owner says whether before his own of the same', () => {
    const on = table({
      ships: [cloaked('a1', 0, { at: [100, 100] }), cloaked('b1', 1, { at: [800, 800] })],
      devices: [droid()],
    })
    on.push('system', {})
    expect(on.request).toMatchObject({ seat: 'a', kind: 'chooseShip', args: { ships: ['a1', 'd1'] } })
    on.answer({ ship: 'd1' })
    on.answer({ pass: true })
    expect(on.request).toMatchObject({ seat: 'a', kind: 'system', args: { ship: 'a1' } })
    on.answer({ pass: true })
    expect(on.request).toMatchObject({ seat: 'b', kind: 'system', args: { ship: 'b1' } })
  })

  it('two players: the first player first', () => {
    const on = table({
      ships: [
        { id: 'a1', at: [100, 100] },
        { id: 'b1', at: [800, 800] },
      ],
      devices: [droid({ seat: 'b' }), droid({ id: 'd2', at: [600, 450] })],
    })
    on.push('system', {})
    expect(on.request).toMatchObject({ seat: 'a', args: { ship: 'd2' } })
    on.answer({ pass: true })
    expect(on.request).toMatchObject({ seat: 'b', args: { ship: 'd1' } })
  })

  it('asks nobody in the other phases', () => {
    const on = table({ ships: [], devices: [droid()] })
    on.push('activations', {})
    on.push('engagement', {})
    expect(on.idle).toBe(true)
  })
})

describe('DRK-1 probe droid: overlapped', () => {
  const flown = (face: 'focus' | 'hit', more: Partial<DeviceSetup> = {}) => {
    const on = table({ ships: [{ id: 'b1', at: [450, 330] }], devices: [droid(more)], dice: [face] })
    on.push('executeManoeuvre', { ship: 'b1', code: '2FW', cause: 'dial' })
    return on
  }

  it('an enemy ship that overlaps it rolls a die: focus hurts the droid', () => {
    const on = flown('focus')
    expect(typesOf(on.events)).toEqual([
      ...['manoeuvreFlown', 'remoteMet', 'abilityUsed', 'rolled', 'damageDealt', 'destroyed'],
      ...['removed', 'deviceRemoved'],
    ])
    expect(on.events[0]).toMatchObject({ executed: 'fully', overlapped: [], under: [] })
    expect(on.events[3]).toMatchObject({ ship: 'b1', why: 'drk1probedroid', faces: ['focus'] })
    expect(dial.broken(on.state)).toEqual([])
  })

  it('anything else does nothing', () => {
    expect(flown('hit').game.devices.d1).toBeDefined()
  })

  it('moving through it does nothing, nor does its own player', () => {
    expect(typesOf(flown('focus', { at: [450, 375] }).events)).toEqual(['manoeuvreFlown', 'remoteMet'])
    expect(typesOf(flown('focus', { seat: 'b' }).events)).toEqual(['manoeuvreFlown', 'remoteMet'])
  })

  it('a barrel roll onto it overlaps it too', () => {
    const on = table({
      ships: [{ id: 'b1', at: [370, 450], bar: bar(['barrelRoll']) }],
      devices: [droid()],
      dice: ['focus'],
    })
    on.push('offerActions', { ship: 'b1', offers: bar(['barrelRoll']), why: 'granted' })
    on.answer({ action: 'barrelRoll', option: 'right:0' })
    expect(on.game.devices).toEqual({})
  })

  it('relocated beneath enemy ships it is overlapped by them', () => {
    const on = table({
      ships: [
        { id: 'b1', at: [450, 571] },
        { id: 'a1', at: [100, 100] },
      ],
      devices: [droid({ at: [450, 450, 36] })],
      dice: ['focus'],
    })
    on.push('system', {})
    // The fifth edge lies 36 degrees to the left of its heading.
    on.answer({ use: { edge: 5, template: '2F' } })
    expect(on.events.some(({ type }) => type === 'remoteMet')).toBe(true)
    expect(on.game.devices).toEqual({})
  })
})

describe('DRK-1 probe droid: measuring from it', () => {
  const lock = (seat: string) =>
    table({
      ships: [
        { id: 'a1', at: [100, 100], bar: bar(['lock']) },
        { id: 'b1', at: [680, 680] },
      ],
      devices: [droid({ seat })],
    })
  const offer = { ship: 'a1', offers: bar(['lock']), why: 'granted' as const }

  it('its player’s ships lock what is at range 3 of it', () => {
    const on = lock('a')
    on.push('offerActions', offer)
    on.answer({ action: 'lock', on: { kind: 'ship', id: 'b1' } })
    expect(on.game.locks).toEqual([{ by: 'a1', on: { kind: 'ship', id: 'b1' } }])
    expect(dial.broken(on.state)).toEqual([])
  })

  it('an enemy’s ships do not, though they may lock the droid itself where it is near', () => {
    const on = lock('b')
    on.push('offerActions', offer)
    expect(on.refuses({ action: 'lock', on: { kind: 'ship', id: 'b1' } })?.code).toBe('out_of_range')
    expect(on.refuses({ action: 'lock', on: { kind: 'device', id: 'd1' } })?.code).toBe('out_of_range')
    const near = table({ ships: [{ id: 'a1', at: [300, 300] }], devices: [droid({ seat: 'b' })] })
    near.push('offerActions', offer)
    near.answer({ action: 'lock', on: { kind: 'device', id: 'd1' } })
    expect(near.game.locks).toEqual([{ by: 'a1', on: { kind: 'device', id: 'd1' } }])
  })

  it('they jam what is at range 1 of it, or at range 2 in their own bullseye', () => {
    const jam = (ship: ShipSetup['at'], enemy: ShipSetup['at']) => {
      const on = table({
        ships: [
          { id: 'a1', at: ship ?? [0, 0] },
          { id: 'b1', at: enemy ?? [0, 0] },
        ],
        devices: [droid()],
      })
      on.push('offerActions', { ship: 'a1', offers: bar(['jam']), why: 'granted' })
      return on.choices().some(choice => JSON.stringify(choice).includes('b1'))
    }
    expect(jam([100, 100], [550, 450])).toBe(true)
    expect(jam([100, 100], [650, 450])).toBe(false)
    expect(jam([650, 150], [650, 450])).toBe(true)
    // Beyond range 3 there is no arc.
    expect(jam([650, 100], [650, 450])).toBe(false)
  })

  it('a lock through it is as any other: it stays when the droid is gone', () => {
    const on = lock('a')
    on.push('offerActions', offer)
    on.answer({ action: 'lock', on: { kind: 'ship', id: 'b1' } })
    expect(
      plain(on.push('suffer', { ship: 'd1', hits: 1, crits: 0, source: 'attack' })).map(e => e.type),
    ).not.toContain('lockBroken')
    expect(on.game.locks).toHaveLength(1)
  })
})
