import { describe, expect, it } from 'vitest'
import { type DeviceSetup, table, typesOf } from '../../../test/dial/table.ts'
import { dial } from '../game.ts'
import { shipOf } from '../look.ts'

const droid = (more: Partial<DeviceSetup> = {}): DeviceSetup => ({
  id: 'd3',
  kind: 'remote',
  card: 'drk1probedroid',
  outline: 'drk1probedroid',
  seat: 'b',
  at: [450, 450],
  ...more,
})

type Setup = Partial<Parameters<typeof table>[0]>

/** A ship with 3 dice to its front, 450 mm up the table, and a droid of the enemy's ahead of it. */
const facing = (y: number, device: Partial<DeviceSetup> = {}, more: Setup = {}) => {
  const on = table({ ships: [{ id: 'a1', at: [450, y] }], devices: [droid(device)], phase: 'engagement', ...more })
  on.push('offerAttack', { ship: 'a1', bonus: false })
  return on
}

const shoot = { weapon: 'primary', arc: 'front', target: 'd3' }

describe('attacking a remote (rules/dial.md §9.1, §7.1)', () => {
  it('it is a target as a ship is, measured to its token; it rolls its agility and suffers face down', () => {
    // 200 mm between the middles: 20 to the base’s edge, 20.5 to the droid’s.
    const on = facing(
      250,
      {},
      {
        dice: [
          ['hit', 'crit', 'blank'],
          ['evade', 'blank', 'blank'],
        ],
      },
    )
    expect(on.choices()).toEqual([shoot, { skip: true }])
    const events = on.answer(shoot)
    expect(typesOf(events)).toEqual([
      ...['attackDeclared', 'attackRolled', 'defenceRolled', 'attackResolved', 'damageDealt', 'destroyed'],
      ...['removed', 'deviceRemoved'],
    ])
    expect(events[0]).toMatchObject({ ship: 'a1', defender: 'd3', range: 2, obstructed: [] })
    expect(events[4]).toMatchObject({ ship: 'd3', down: 1, up: [] })
    expect(on.game.devices).toEqual({})
    expect(dial.broken(on.state)).toEqual([])
  })

  it('range adds dice to either side, an obstacle adds one to it', () => {
    const close = facing(
      360,
      {},
      {
        dice: [
          ['blank', 'blank', 'blank', 'blank'],
          ['blank', 'blank', 'blank'],
        ],
      },
    )
    expect(close.answer(shoot)[0]).toMatchObject({ range: 1 })
    const obstacles = [{ id: 'o1', outline: 'gascloud1', at: [450, 300] }] as const
    const blank = 'blank' as const
    const far = facing(
      170,
      {},
      {
        obstacles,
        dice: [
          [blank, blank, blank],
          [blank, blank, blank, blank, blank],
        ],
      },
    )
    expect(far.answer(shoot)[0]).toMatchObject({ range: 3, obstructed: ['o1'] })
    expect(far.idle).toBe(true)
  })

  it('a lock on it rerolls dice, and is spent', () => {
    const locks = [{ by: 'a1', on: { kind: 'device', id: 'd3' } }] as const
    const dice = [
      ['blank', 'blank', 'blank'],
      ['hit', 'hit', 'hit'],
      ['evade', 'evade', 'blank'],
    ] as const
    const on = facing(250, {}, { locks, dice })
    on.answer(shoot)
    expect(on.request).toMatchObject({ seat: 'a', kind: 'modify' })
    on.answer({ spend: 'lock', dice: [0, 1, 2] })
    expect(on.game.locks).toEqual([])
    expect(on.game.devices).toEqual({})
  })

  it('a torpedo that needs a lock takes one on it', () => {
    const torpedoes = { id: 'protontorpedoes', slot: 'torpedo', charges: { value: 2, max: 2, recovers: 0 } } as const
    const target = { kind: 'device', id: 'd3' } as const
    const armed = (locks: Setup['locks']) =>
      facing(250, {}, { ships: [{ id: 'a1', at: [450, 250], upgrades: [torpedoes] }], locks: locks ?? [] })
    expect(armed([]).choices()).toHaveLength(2)
    expect(armed([{ by: 'a1', on: target }]).choices()).toContainEqual({ weapon: 0, arc: 'front', target: 'd3' })
  })

  it('beneath the base it is in no arc; where it sticks out it is at range 0, point blank', () => {
    expect(facing(450, { card: 'sensorbuoy', outline: 'sensorbuoy' }).idle).toBe(true)
    const dice = [
      ['blank', 'blank', 'blank'],
      ['blank', 'blank', 'blank'],
    ] as const
    const on = facing(430, {}, { dice, ships: [{ id: 'a1', at: [450, 430], tokens: { focus: 1 } }] })
    // No die is added at range 0, and its attacker may modify none.
    expect(on.answer(shoot)[0]).toMatchObject({ range: 0 })
    expect(on.idle).toBe(true)
  })

  it('is refused with a reason', () => {
    const on = table({
      ships: [
        { id: 'a1', at: [450, 250] },
        { id: 'b1', at: [450, 330] },
      ],
      devices: [
        droid({ id: 'd1', seat: 'a' }),
        droid({ id: 'd2', at: [450, 100] }),
        droid({ id: 'd4', at: [450, 850] }),
        { id: 'd5', kind: 'bomb', outline: 'bomb', seat: 'b', at: [480, 400] },
      ],
      phase: 'engagement',
    })
    on.push('offerAttack', { ship: 'a1', bonus: false })
    const refused = (target: string) => on.refuses({ ...shoot, target })?.code
    expect(refused('d1')).toBe('wrong_object')
    expect(refused('d2')).toBe('not_in_arc')
    expect(refused('d4')).toBe('out_of_range')
    expect(refused('d5')).toBe('no_such_object')
    expect(refused('d9')).toBe('no_such_object')
  })

  it('another ship obstructs nothing, and neither does a device', () => {
    const on = facing(
      250,
      {},
      {
        ships: [
          { id: 'a1', at: [450, 250] },
          { id: 'a2', at: [450, 350] },
        ],
      },
    )
    expect(on.answer(shoot)[0]).toMatchObject({ obstructed: [] })
  })

  it('destroyed at its own initiative it stays until all of that have engaged', () => {
    const dice = [
      ['hit', 'blank', 'blank'],
      ['blank', 'blank', 'blank'],
    ] as const
    const play = (initiative: number) => {
      const on = table({
        ships: [
          { id: 'a1', at: [450, 250], initiative },
          { id: 'a2', at: [500, 200], initiative: 0 },
        ],
        devices: [droid()],
        dice,
      })
      on.push('engagement', {})
      if (on.request.kind === 'chooseShip') on.answer({ ship: 'a1' })
      on.answer(shoot)
      return on
    }
    // Removed at once; the next ship has nothing to shoot at.
    expect(play(1).idle).toBe(true)
    const own = play(0)
    expect(own.request).toMatchObject({ kind: 'attack', args: { ship: 'a2' } })
    expect(shipOf(own.game, 'd3').doomed).toBe(true)
    own.answer({ skip: true })
    expect(own.game.devices).toEqual({})
    expect(dial.broken(own.state)).toEqual([])
  })

  it('its destruction is a remote’s, not a ship’s', () => {
    const heard: string[] = []
    const ability = (window: 'destroyed' | 'remoteDestroyed' | 'afterAttacking') => ({
      ability: {
        id: `hears ${window}`,
        window,
        when: () => true,
        commutes: true as const,
        effect: () => void heard.push(window),
      },
      listeners: [{ source: 'a1', seat: 'a' }],
    })
    const on = facing(
      250,
      {},
      {
        dice: [
          ['hit', 'hit', 'hit'],
          ['blank', 'blank', 'blank'],
        ],
        abilities: [ability('destroyed'), ability('remoteDestroyed'), ability('afterAttacking')] as Setup['abilities'] &
          object,
      },
    )
    on.answer(shoot)
    expect(heard.sort()).toEqual(['afterAttacking', 'remoteDestroyed'])
  })
})
