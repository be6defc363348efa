import { describe, expect, it } from 'vitest'
import { type DeviceSetup, type ShipSetup, table, typesOf } from '../../../test/dial/table.ts'
import { dial } from '../game.ts'
import { shipOf } from '../look.ts'

const team = (more: Partial<DeviceSetup> = {}): DeviceSetup => ({
  ...{ id: 'd1', kind: 'remote', card: 'imperialsupercommandos', outline: 'commandoteam', at: [450, 450] },
  ...more,
})

type Setup = Partial<Parameters<typeof table>[0]>

const on = (ships: readonly ShipSetup[], more: Setup = {}) => table({ ships, devices: [team()], ...more })

describe('commando team: dropped by its ship', () => {
  it('in the System Phase along the straight 1, either way round, for a charge', () => {
    const carrier = (): ShipSetup => ({
      id: 'a1',
      at: [450, 600],
      type: 'lambdaclasst4ashuttle',
      upgrades: [{ id: 'imperialsupercommandos', slot: 'crew', charges: { value: 2, max: 2, recovers: 0 } }],
    })
    const places = [{ card: 'imperialsupercommandos', way: 'drop', template: '1F' }]
    const drop = (turned: object) => {
      const game = table({ ships: [carrier()] })
      game.push('system', {})
      game.answer({ place: places.map(place => ({ ...place, ...turned })) })
      expect(game.ship('a1').upgrades[0]?.charges?.value).toBe(1)
      expect(dial.broken(game.state)).toEqual([])
      return game.game.devices.d1
    }
    // Half a large base, 40 mm of template, and the 15 mm from the team’s guides to its middle.
    expect(drop({})?.pose).toEqual({ x: 450, y: 600 - 40 - 40 - 15, dx: 0, dy: -1 })
    expect(drop({ turned: true })?.pose).toEqual({ x: 450, y: 600 - 40 - 40 - 15, dx: 0, dy: 1 })
    expect(drop({})).toMatchObject({ kind: 'remote', seat: 'a', charges: { value: 2, max: 2 }, hull: 2 })
  })
})

describe('commando team: overlapped', () => {
  const flown = (code: string, more: Setup = {}) => {
    const game = on([{ id: 'b1', at: [450, 330] }], more)
    game.push('executeManoeuvre', { ship: 'b1', code, cause: 'dial' })
    return game
  }

  it('an enemy ship is strained', () => {
    const game = flown('2FW')
    expect(game.ship('b1').tokens).toEqual({ strain: 1 })
    expect(dial.broken(game.state)).toEqual([])
  })

  it('not one that moves through it, nor one of its own player', () => {
    expect(flown('4FW').ship('b1').tokens).toEqual({})
    expect(flown('2FW', { devices: [team({ seat: 'b' })] }).ship('b1').tokens).toEqual({})
  })
})

describe('commando team: relocated at the start of the Activation Phase', () => {
  it('forward, by one of three templates, or not', () => {
    const game = on([{ id: 'b1', at: [800, 800] }])
    game.push('activations', {})
    expect(game.choices()).toEqual([...['1T', '2F', '1Y'].map(template => ({ use: { template } })), { pass: true }])
    game.answer({ use: { template: '2F' } })
    expect(game.game.devices.d1?.pose).toEqual({ x: 450, y: 450 + 110, dx: 0, dy: 1 })
    const stays = on([{ id: 'b1', at: [800, 800] }])
    stays.push('activations', {})
    stays.answer({ pass: true })
    expect(stays.game.devices.d1?.pose.y).toBe(450)
  })

  it('beneath an enemy ship, which is strained', () => {
    const game = on([{ id: 'b1', at: [450, 570] }])
    game.push('activations', {})
    game.answer({ use: { template: '2F' } })
    expect(game.ship('b1').tokens.strain).toBe(1)
  })
})

describe('commando team: it attacks', () => {
  const target = { weapon: 'primary', arc: 'front', target: 'b1' }
  const engaged = (ships: readonly ShipSetup[], more: Setup = {}) => {
    const game = on(ships, more)
    game.push('engagement', {})
    return game
  }
  const disarm = { disarm: 1 }

  it('at initiative 2, with two dice, without range bonus, for a charge; a focus result becomes a hit', () => {
    const game = engaged([{ id: 'b1', at: [450, 560], initiative: 5, tokens: disarm }], {
      dice: [
        ['focus', 'focus'],
        ['blank', 'blank'],
      ],
    })
    expect(game.request).toMatchObject({ seat: 'a', kind: 'attack', args: { ship: 'd1' } })
    const declared = game.answer(target)
    expect(declared[0]).toMatchObject({ type: 'attackDeclared', ship: 'd1', defender: 'b1', range: 1, card: null })
    expect(shipOf(game.game, 'd1').charges?.value).toBe(1)
    const [how] = game.choices()
    game.answer(how ?? null)
    expect(game.idle).toBe(true)
    expect(game.ship('b1').shields.value).toBe(1)
    expect(dial.broken(game.state)).toEqual([])
  })

  it('its player may not attack, and the charge stays', () => {
    const game = engaged([{ id: 'b1', at: [450, 560], tokens: disarm }])
    expect(typesOf(game.answer({ skip: true }))).toContain('attackPassed')
    expect(shipOf(game.game, 'd1').charges?.value).toBe(2)
  })

  it('not beyond range 2, outside of its arc, without a charge, or with an enemy ship at range 0', () => {
    expect(engaged([{ id: 'b1', at: [450, 690], tokens: disarm }]).idle).toBe(true)
    expect(engaged([{ id: 'b1', at: [450, 300], tokens: disarm }]).idle).toBe(true)
    const spent = team({ charges: { value: 0, max: 2, recovers: 0 } })
    expect(engaged([{ id: 'b1', at: [450, 560], tokens: disarm }], { devices: [spent] }).idle).toBe(true)
    const near = [
      { id: 'b1', at: [450, 560], tokens: disarm },
      { id: 'b2', at: [485, 450], tokens: disarm, initiative: 0 },
    ] as const
    expect(engaged(near).idle).toBe(true)
    // A friendly ship at range 0 does not matter.
    const friend = { id: 'a1', at: [485, 450], tokens: disarm } as const
    expect(engaged([near[0], friend]).idle).toBe(false)
  })

  it('from a rock, as it is no ship; the rock gives the defender a die', () => {
    const game = engaged([{ id: 'b1', at: [450, 640], tokens: disarm }], {
      obstacles: [
        { id: 'o1', outline: 'coreasteroid1', at: [450, 540] },
        { id: 'o2', outline: 'coreasteroid0', at: [450, 450] },
      ],
      dice: [
        ['blank', 'blank'],
        ['blank', 'blank', 'blank'],
      ],
    })
    expect(game.answer(target)[0]).toMatchObject({ range: 2, obstructed: ['o1'] })
    expect(game.idle).toBe(true)
  })

  it('destroyed by a ship of its own initiative it still attacks, then it is removed', () => {
    const game = on([{ id: 'b1', at: [450, 560, 180], initiative: 2 }], {
      devices: [team({ damage: { down: 1, up: [] } })],
      dice: [
        ['hit', 'hit', 'hit', 'hit'],
        ['blank', 'blank'],
      ],
    })
    game.game.order = ['b', 'a']
    game.push('engagement', {})
    game.answer({ weapon: 'primary', arc: 'front', target: 'd1' })
    expect(shipOf(game.game, 'd1').doomed).toBe(true)
    expect(game.request).toMatchObject({ kind: 'attack', args: { ship: 'd1' } })
    game.answer({ skip: true })
    expect(game.game.devices).toEqual({})
    expect(dial.broken(game.state)).toEqual([])
  })
})
