import { describe, expect, it } from 'vitest'
import { only, type ShipSetup, type TableSetup, table } from '../../../test/hex/table.ts'
import type { JsonObject } from '../../kernel/index.ts'

const gunner = { role: 'gunner' } as const

const battle = (a: Partial<ShipSetup>, others: readonly ShipSetup[], dice: NonNullable<TableSetup['dice']>) =>
  table({ ships: [{ id: 'a1', at: [0, 0], crew: [gunner], ...a }, ...others], phase: 'gunnery', dice })

const shoot = (t: ReturnType<typeof battle>, way: JsonObject) =>
  t.push('shoot', { ship: 'a1', crew: 'a1.1', attack: 'shoot', weapon: 'w1', ...way })

const array = { weapons: [{ damage: '6d4', properties: [{ property: 'array' as const }] }] }
const line = { weapons: [{ damage: '8d6', increment: 20, properties: [{ property: 'line' as const }] }] }
const sixes = [6, 6, 6, 6, 6, 6, 6, 6]
const fours = [4, 4, 4, 4, 4, 4]

describe('an array: rules/hex.md §3.8', () => {
  const ships: readonly ShipSetup[] = [
    { id: 'b1', at: [0, -5], ac: 16 },
    { id: 'a2', at: [0, -2], ac: 16 },
    { id: 'b2', at: [1, -4], ac: 16 },
    { id: 'b3', at: [4, -1], ac: 16 },
  ]

  it('is rolled for every ship in its arc, friend or foe, the nearest first, each at −4; the damage once', () => {
    const t = battle(array, ships, [10, fours, 9, 12])
    const events = shoot(t, { arc: 'forward' })
    expect(only(events, 'checkMade').map(({ total }) => total)).toEqual([16, 15, 18])
    expect(only(events, 'fired').map(({ target, hit }) => [target, hit])).toEqual([
      ['a2', true],
      ['b2', false],
      ['b1', true],
    ])
    expect(t.game.hits.map(({ target, damage }) => [target, damage])).toEqual([
      ['a2', 24],
      ['b1', 24],
    ])
  })

  it('its penalty adds to that of the action, and range counts for each', () => {
    const t = battle(array, [{ id: 'b1', at: [0, -6] }], [10])
    const events = shoot(t, { arc: 'forward', attack: 'fireAtWill' })
    expect(only(events, 'checkMade')[0]?.total).toBe(10)
  })

  it('a ship on the boundary is struck unless another arc was chosen for it, and then that one is', () => {
    const t = battle({ weapons: [...array.weapons, { mount: 'starboard' }] }, [{ id: 'b1', at: [1, -2] }], [2])
    shoot(t, { arc: 'forward' })
    expect(t.game.picks).toEqual([{ attacker: 'a1', target: 'b1', arc: 'forward', quadrant: 'aft' }])
    expect(() => shoot(t, { weapon: 'w2', target: 'b1' })).toThrow('fires what it cannot')
  })

  it('a quadrant may be picked of each on whose boundary it stands', () => {
    const t = battle(array, [{ id: 'b1', at: [1, -2], ac: 10 }], [10, fours])
    shoot(t, { arc: 'forward', quadrants: { b1: 'port' } })
    expect(t.game.hits[0]?.quadrant).toBe('port')
  })

  it('on a turret it fires into any one arc', () => {
    const t = battle({ weapons: [{ ...array.weapons[0], mount: 'turret' }] }, ships, [10])
    expect(only(shoot(t, { arc: 'starboard' }), 'fired').map(({ target }) => target)).toEqual(['b3'])
  })

  it('of tracking projectiles it launches one at each', () => {
    const tracking = { weapons: [{ ...array.weapons[0], kind: 'tracking' as const, speed: 1 }] }
    const t = battle(
      tracking,
      [
        { id: 'b1', at: [0, -5], tl: 15 },
        { id: 'b2', at: [1, -4], tl: 15 },
      ],
      [10, 8],
    )
    const events = shoot(t, { arc: 'forward' })
    expect(only(events, 'launched').map(({ target }) => target)).toEqual(['b2'])
    expect(only(events, 'fired').map(({ target, hit }) => [target, hit])).toEqual([['b1', false]])
    expect(Object.keys(t.game.projectiles)).toEqual(['p1'])
  })
})

describe('a line: rules/hex.md §3.8', () => {
  const ships: readonly ShipSetup[] = [
    { id: 'b1', at: [0, -9], ac: 20 },
    { id: 'a2', at: [0, -3], ac: 21 },
    { id: 'b2', at: [0, -14], ac: 18 },
    { id: 'b3', at: [0, -21], ac: 5 },
    { id: 'b4', at: [1, -9], ac: 5 },
  ]

  it('one roll is compared with every ship on it, friend or foe, as far as one increment; the damage is rolled once', () => {
    const t = battle(line, ships, [10, sixes])
    const events = shoot(t, { target: 'b1' })
    expect(only(events, 'checkMade').map(({ total, dc }) => [total, dc])).toEqual([[20, null]])
    expect(only(events, 'fired').map(({ target, hit }) => [target, hit])).toEqual([
      ['a2', false],
      ['b1', true],
      ['b2', true],
    ])
    expect(t.game.hits.map(({ target, damage }) => [target, damage])).toEqual([
      ['b1', 48],
      ['b2', 48],
    ])
  })

  it('its hits belong together, for a damage threshold that stops it', () => {
    const t = battle(line, ships, [10, sixes])
    shoot(t, { target: 'b1' })
    const [first, second] = t.game.hits
    expect(first?.beam).not.toBeNull()
    expect(second?.beam).toBe(first?.beam)
  })

  it('lock on helps against its own target alone', () => {
    const t = battle(line, ships, [9, sixes])
    t.ship('a1').effects.lockedOn = ['b1']
    expect(only(shoot(t, { target: 'b2' }), 'fired').map(({ target, hit }) => [target, hit])).toEqual([
      ['a2', false],
      ['b1', true],
      ['b2', true],
    ])
    const without = battle(line, ships, [9, sixes])
    expect(only(shoot(without, { target: 'b2' }), 'fired').map(({ hit }) => hit)).toEqual([false, false, true])
  })

  it('does not reach beyond its increment', () => {
    const t = battle(line, ships, [10])
    expect(() => shoot(t, { target: 'b3' })).toThrow('fires what it cannot')
  })
})

describe('capital weapons', () => {
  it('of an array spare tiny and small ships', () => {
    const capital = { weapons: [{ ...array.weapons[0], class: 'capital' as const }] }
    const small: readonly ShipSetup[] = [
      { id: 'b1', at: [0, -2], size: 'small' },
      { id: 'b2', at: [0, -3] },
    ]
    const t = battle(capital, small, [2])
    expect(only(shoot(t, { arc: 'forward' }), 'fired').map(({ target }) => target)).toEqual(['b2'])
  })
})

describe('a rail weapon: rules/hex.md §3.8', () => {
  const rail = { weapons: [{ damage: '2d6', properties: [{ property: 'rail' as const, dice: '1d8' }] }] }

  it.each([
    [10, 9],
    [14, 9],
    [15, 17],
    [19, 17],
  ])('does its dice more for every 5 over AC (a roll of %i)', (natural, damage) => {
    const t = battle(rail, [{ id: 'b1', at: [0, -3], ac: 20 }], [natural, [4, 5], 8])
    shoot(t, { target: 'b1' })
    expect(t.game.hits[0]?.damage).toBe(damage)
  })

  it('has no help of science officers', () => {
    const t = battle(rail, [{ id: 'b1', at: [0, -3], ac: 21 }], [10])
    t.ship('a1').effects.lockedOn = ['b1']
    expect(only(shoot(t, { target: 'b1' }), 'checkMade')[0]?.total).toBe(20)
  })
})

describe('a force field: rules/hex.md §3.8', () => {
  const field = (shields: ShipSetup['shields'], mount: 'forward' | 'turret' = 'forward') => ({
    weapons: [{ mount, damage: '2d6', properties: [{ property: 'forceField' as const, points: 15 }] }],
    shields: shields ?? {},
  })

  it('adds the shield points of its quadrant up to its number, and they are gone at once, hit or miss', () => {
    const ships: readonly ShipSetup[] = [{ id: 'b1', at: [0, -3], ac: 20 }]
    const t = battle(field({ forward: 40 }), ships, [10, [1, 1]])
    const events = shoot(t, { target: 'b1' })
    expect(t.game.hits[0]?.damage).toBe(17)
    expect(t.ship('a1').shields.forward).toBe(25)
    expect(only(events, 'shieldsChanged')[0]).toMatchObject({ ship: 'a1', why: 'forceField' })
    const weak = battle(field({ forward: 4 }), ships, [2])
    shoot(weak, { target: 'b1' })
    expect(weak.ship('a1').shields.forward).toBe(0)
  })

  it('is not fired from a quadrant without shields; a turret uses the one into which it fires', () => {
    const port: readonly ShipSetup[] = [{ id: 'b1', at: [-3, 1], ac: 20 }]
    const empty = battle(field({ port: 0 }, 'turret'), port, [10])
    expect(() => shoot(empty, { target: 'b1' })).toThrow('fires what it cannot')
    const t = battle(field({ port: 20 }, 'turret'), port, [10, [1, 1]])
    shoot(t, { target: 'b1' })
    expect(t.ship('a1').shields).toMatchObject({ port: 5, forward: 10 })
  })
})
