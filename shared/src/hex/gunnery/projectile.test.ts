import { describe, expect, it } from 'vitest'
import { only, type ShipSetup, type TableSetup, table, typesOf } from '../../../test/hex/table.ts'
import type { JsonObject } from '../../kernel/index.ts'
import { leaveMap } from '../phases/leave.ts'

const gunner = { role: 'gunner' } as const
const torpedo = {
  ...{ kind: 'tracking' as const, speed: 4, increment: 20, damage: '2d8', name: 'light torpedo launcher' },
}

const battle = (
  a: Partial<ShipSetup>,
  b: Partial<ShipSetup>,
  dice: NonNullable<TableSetup['dice']>,
  more: Partial<TableSetup> = {},
) =>
  table({
    ships: [
      { id: 'a1', at: [0, 0], crew: [gunner], weapons: [torpedo], ...a },
      { id: 'b1', at: [0, -3, 3], ac: 5, tl: 20, crew: [{ role: 'pilot' }], ...b },
    ],
    phase: 'gunnery',
    dice,
    ...more,
  })

type T = ReturnType<typeof battle>

const launch = (t: T, way: JsonObject = {}) =>
  t.push('shoot', { ship: 'a1', crew: 'a1.1', attack: 'shoot', weapon: 'w1', target: 'b1', ...way })

const flyOn = (t: T, id = 'p1') => t.push('projectile', { id, launched: false })

describe('launching: rules/hex.md §3.5', () => {
  it('6.41: is rolled against TL, and reaches a target in its speed at once', () => {
    const t = battle({}, {}, [10, [3, 4]])
    const events = launch(t)
    expect(typesOf(events)).toEqual(['rolled', 'checkMade', 'launched', 'projectileMoved', 'rolled', 'projectileGone'])
    expect(only(events, 'checkMade')[0]).toMatchObject({ dc: 20, total: 20 })
    expect(only(events, 'projectileGone')).toEqual([{ type: 'projectileGone', projectile: 'p1', why: 'hit' }])
    expect(t.game.hits).toMatchObject([{ target: 'b1', quadrant: 'forward', damage: 7, natural: 10, weapon: 'w1' }])
    expect(t.game.projectiles).toEqual({})
  })

  it('a miss loses projectile and shot', () => {
    const t = battle({ weapons: [{ ...torpedo, shots: 5 }] }, {}, [9])
    expect(only(launch(t), 'fired')[0]).toMatchObject({ hit: false })
    expect(t.game.projectiles).toEqual({})
    expect(t.ship('a1').weapons[0]?.shots).toBe(4)
  })

  it('further away it flies its speed and waits for the next round', () => {
    const t = battle({}, { at: [0, -9, 3] }, [10])
    launch(t)
    expect(t.game.projectiles).toEqual({
      p1: {
        ...{
          id: 'p1',
          by: 'a1',
          side: 'A',
          weapon: 'w1',
          name: 'light torpedo launcher',
          damage: '2d8',
          properties: [],
        },
        ...{
          target: 'b1',
          speed: 4,
          gunner: 'a1.1',
          gunnery: 10,
          hex: [0, -4],
          heading: 0,
          rerolled: false,
          penalty: 0,
        },
      },
    })
    expect(t.game.hits).toEqual([])
  })

  it('range costs on this check', () => {
    expect(only(launch(battle({}, { at: [0, -21, 3] }, [10])), 'checkMade')[0]?.total).toBe(18)
  })

  it('in one hex it strikes where the gunner wants it to', () => {
    const t = battle({}, { at: [0, 0, 3] }, [10, [3, 4]])
    launch(t, { quadrant: 'port' })
    expect(t.game.hits[0]?.quadrant).toBe('port')
  })

  it('precise targeting holds for what arrives at once', () => {
    const precise = (at: readonly [number, number, 3]) => {
      const t = battle({}, { at, shields: { forward: 0 } }, [10, ...(at[1] === -3 ? [[1, 1]] : [15, [1, 1]])])
      launch(t, { attack: 'precise' })
      if (t.game.hits.length === 0) flyOn(t)
      return t.game.hits[0]?.precise
    }
    expect([precise([0, -3, 3]), precise([0, -6, 3])]).toEqual([true, false])
  })
})

describe('under way: rules/hex.md §3.5', () => {
  const flying = (dice: NonNullable<TableSetup['dice']>, projectile: object = {}, b: Partial<ShipSetup> = {}) =>
    battle({}, b, dice, { projectiles: [{ by: 'a1', target: 'b1', hex: [0, 3], speed: 4, ...projectile }] })

  it('6.40: at the start of the gunnery phase it is checked anew, without any action', () => {
    const t = battle({}, {}, [10], {
      projectiles: [{ by: 'a1', target: 'b1', hex: [0, 3], speed: 4 }],
      ships: [
        { id: 'a1', at: [0, 0], crew: [] },
        { id: 'b1', at: [0, -3, 3], tl: 20, crew: [{ role: 'pilot', down: true }] },
      ],
    })
    t.push('gunnery', { left: [] })
    expect(t.game.projectiles.p1?.hex).toEqual([0, -1])
  })

  it('is rolled with the gunner alone: neither range nor computer, captain or lock on', () => {
    const t = flying([10], { hex: [0, 45] })
    t.ship('a1').effects.lockedOn = ['b1']
    expect(only(flyOn(t), 'checkMade')).toEqual([
      {
        ...{ type: 'checkMade', ship: 'a1', crew: 'a1.4', skill: 'gunnery', why: 'tracking', seen: null },
        ...{ natural: 10, total: 20, dc: 20, margin: 0 },
      },
    ])
  })

  it('below TL it is lost', () => {
    const t = flying([9])
    expect(only(flyOn(t), 'projectileGone')).toEqual([{ type: 'projectileGone', projectile: 'p1', why: 'missed' }])
    expect(t.game.projectiles).toEqual({})
  })

  it('the critical is that of the check that brings it there', () => {
    const t = flying([20, [1, 1]], { hex: [0, 1] })
    flyOn(t)
    expect(t.game.hits[0]?.natural).toBe(20)
  })

  it('6.39: ships between are no hindrance', () => {
    const t = table({
      ships: [
        { id: 'a1', at: [0, 6] },
        { id: 'a2', at: [0, 1] },
        { id: 'b2', at: [0, -1] },
        { id: 'b1', at: [0, -2, 0], tl: 20 },
      ],
      phase: 'gunnery',
      projectiles: [{ by: 'a1', target: 'b1', hex: [0, 2], speed: 4 }],
      dice: [10, [1, 1]],
    })
    flyOn(t)
    expect(t.game.hits.map(({ target }) => target)).toEqual(['b1'])
  })

  it('6.42: whether the target has left the arc and range of the launcher is all one', () => {
    const t = battle({ at: [0, 60, 3] }, {}, [10, [1, 1]], {
      projectiles: [{ by: 'a1', target: 'b1', hex: [0, 1], speed: 4 }],
    })
    flyOn(t)
    expect(t.game.hits).toHaveLength(1)
  })

  it('strikes the quadrant through which it comes in', () => {
    const struck = (hex: readonly [number, number]) => {
      const t = flying([10, [1, 1]], { hex, heading: 3 })
      flyOn(t)
      return t.game.hits[0]?.quadrant
    }
    // b1 faces south.
    expect([struck([0, 0]), struck([0, -6]), struck([2, -4]), struck([-2, -2])]).toEqual([
      ...['forward', 'aft', 'port', 'starboard'],
    ])
  })

  it('a target that has come into its hex is struck from behind the projectile', () => {
    const t = flying([10, [1, 1]], { hex: [0, -3], heading: 1 })
    flyOn(t)
    expect(t.game.hits[0]?.quadrant).toBe('starboard')
  })

  it('with its launcher destroyed or its gunner in another role it flies on as before', () => {
    const t = flying([10, [1, 1]], { hex: [0, 0], gunnery: 10 })
    t.ship('a1').crew[0] = { ...t.ship('a1').crew[0], role: 'pilot', down: true } as never
    t.does(turn => leaveMap(turn, t.ship('a1'), 'destroyed'))
    flyOn(t)
    expect(t.game.hits).toHaveLength(1)
  })

  it('goes with its target', () => {
    const t = flying([], { hex: [0, 0] })
    t.ship('b1').place = 'fled'
    t.ship('b1').at = null
    expect(only(flyOn(t), 'projectileGone')[0]).toMatchObject({ why: 'targetGone' })
    expect(t.game.projectiles).toEqual({})
  })

  it('improved countermeasures hold for it: two are rolled and the worse counts', () => {
    const t = flying([15, 9])
    t.ship('a1').effects.jammed = true
    expect(only(flyOn(t), 'projectileGone')[0]).toMatchObject({ why: 'missed' })
  })

  it('a taunt of its launcher counts', () => {
    const t = flying([11])
    t.ship('a1').afflictions = [{ kind: 'taunted.gunnery', until: 9 }]
    expect(only(flyOn(t), 'checkMade')[0]).toMatchObject({ total: 19 })
  })

  it('interference costs 4 on its next check, and no more', () => {
    const t = flying([14, 10], { hex: [0, 13], penalty: -4 })
    flyOn(t)
    expect(t.game.projectiles.p1).toMatchObject({ penalty: 0, hex: [0, 9] })
    flyOn(t)
    expect(t.game.projectiles.p1).toMatchObject({ hex: [0, 5] })
  })

  it('6.44: the system that was targeted is struck by what arrives first', () => {
    const t = flying([10, [1, 1]], { hex: [0, 0] })
    t.ship('a1').targeted = [{ ship: 'b1', system: 'sensors' }]
    flyOn(t)
    expect(t.game.hits[0]?.system).toBe('sensors')
  })

  it('power that is diverted to the weapons when it lands counts', () => {
    const t = flying([10, [1, 1]], { hex: [0, 0] })
    t.ship('a1').effects.weaponsDiverted = true
    flyOn(t)
    expect(t.game.hits[0]?.damage).toBe(4)
  })
})

describe('quantum: rules/hex.md §3.8', () => {
  const properties = [{ property: 'quantum' as const }]

  it('one failed check of a projectile is rolled again, that of its launch among them', () => {
    const t = battle({ weapons: [{ ...torpedo, properties }] }, { at: [0, -9, 3] }, [9, 10])
    expect(only(launch(t), 'checkMade').map(({ natural, margin }) => [natural, margin])).toEqual([
      [9, -1],
      [10, 0],
    ])
    expect(t.game.projectiles.p1?.rerolled).toBe(true)
  })

  it('or one on its way; the second failure is the last', () => {
    const t = battle({}, { at: [0, -9, 3] }, [3, 10, 9], {
      projectiles: [{ by: 'a1', target: 'b1', hex: [0, 3], speed: 4, properties }],
    })
    flyOn(t)
    expect(t.game.projectiles.p1).toMatchObject({ rerolled: true, hex: [0, -1] })
    expect(only(flyOn(t), 'projectileGone')[0]).toMatchObject({ why: 'missed' })
  })

  it('a second failure in a row loses it', () => {
    const t = battle({ weapons: [{ ...torpedo, properties }] }, {}, [9, 8])
    expect(only(launch(t), 'fired')[0]).toMatchObject({ hit: false })
  })
})
