import { describe, expect, it } from 'vitest'
import { plain, poseAt, type ShipSetup, type TableSetup, table, typesOf } from '../../../test/dial/table.ts'
import type { Ability } from '../../kernel/index.ts'
import type { ObstacleId, PlacedObstacleId } from '../data/obstacles/index.ts'
import { placedShip } from '../look.ts'
import { obstacleShape } from '../objects.ts'
import { refuseLock } from '../tokens/index.ts'
import type { DialWords, RedFace } from '../words.ts'

const rock = (id: string, x: number, y: number, outline: ObstacleId | PlacedObstacleId = 'coreasteroid0') =>
  ({ id, outline, at: [x, y] }) as const

const flying = (setup: Partial<TableSetup> = {}, ship: Partial<ShipSetup> = {}) =>
  table({
    activation: { ship: 'a1' },
    ...setup,
    ships: [{ id: 'a1', at: [457, 200], hull: 20, ...ship }, ...(setup.ships ?? [])],
  })

const fly = (on: ReturnType<typeof flying>, code: string) =>
  on.push('executeManoeuvre', { ship: 'a1', code, cause: 'dial' })

const metBy = (on: ReturnType<typeof flying>) =>
  on.events.flatMap(e => (e.type === 'obstacleMet' ? [`${e.obstacle} ${e.how}`] : []))

describe('which obstacles a move meets: rules/dial.md §5.5', () => {
  it('moving through one costs no Perform Action step, ending on one does', () => {
    const through = flying({ obstacles: [rock('o1', 457, 260)], dice: ['blank'] })
    fly(through, '5FW')
    expect(metBy(through)).toEqual(['o1 through'])
    expect(through.game.activation?.skipsStep).toBeNull()
    const under = flying({ obstacles: [rock('o1', 457, 280)], dice: ['blank'] })
    fly(under, '1FW')
    expect(metBy(under)).toEqual(['o1 under'])
    expect(under.game.activation?.skipsStep).toBe('ended on an obstacle')
  })

  it('meets them in the order of the way, whatever the order on the table, and mines among them', () => {
    const on = flying({
      obstacles: [rock('o1', 457, 390, 'gascloud1'), rock('o2', 457, 250, 'coreasteroid2')],
      devices: [{ id: 'm1', kind: 'mine', outline: 'bomb', at: [457, 320] }],
      dice: ['blank', ['blank', 'blank'], 'blank'],
    })
    fly(on, '5FW')
    const order = on.events.flatMap(e =>
      e.type === 'obstacleMet' ? [e.obstacle] : e.type === 'deviceDetonated' ? [e.device] : [],
    )
    expect(order).toEqual(['o2', 'm1', 'o1'])
  })

  it('A16: a rock beyond the contact point is not suffered', () => {
    // The template of the straight 5 reaches y = 420; the contact with b1 ends it far before.
    const on = flying({
      ships: [
        { id: 'b1', at: [457, 300] },
        { id: 'b2', at: [457, 440] },
        { id: 'b3', at: [457, 395] },
        { id: 'b4', at: [457, 345] },
      ],
      obstacles: [rock('o1', 457, 380)],
    })
    fly(on, '5FW')
    expect(on.events.find(e => e.type === 'manoeuvreFlown')).toMatchObject({ executed: 'partially', last: ['b1'] })
    expect(metBy(on)).toEqual([])
  })

  it('A17: a ship that starts on a rock and moves off it suffers nothing', () => {
    const on = flying({ obstacles: [rock('o1', 457, 215)] })
    fly(on, '5FW')
    expect(metBy(on)).toEqual([])
    expect(on.ship('a1').shields.value).toBe(2)
  })

  it.each([
    ['by a short move', '1FW', [] as ShipSetup[]],
    ['by a stop', '0OR', []],
    ['by a bump that leaves it where it was', '1FW', [{ id: 'b1', at: [457, 243.2] } as ShipSetup]],
  ])(
    'A18: a ship that starts on a rock and ends on it again %s suffers it again and skips its action',
    (_how, code, ships) => {
      const on = flying({ ships, obstacles: [rock('o1', 457, 240, 'core2asteroid5')], dice: ['blank'] }, { bar: [] })
      fly(on, code)
      expect(metBy(on)).toEqual(['o1 under'])
      expect(on.ship('a1').shields.value).toBe(1)
      expect(on.game.activation?.skipsStep).toBe('ended on an obstacle')
    },
  )

  it('A19: a rock both moved through and overlapped counts once, and several count once each', () => {
    const through: string[] = []
    const watch: Ability<DialWords, 'throughObstacle'> = {
      id: 'watch',
      window: 'throughObstacle',
      when: () => true,
      effect: (_t, _source, { obstacle }) => through.push(obstacle),
    }
    const on = flying({
      obstacles: [rock('o1', 457, 295), rock('o2', 457, 245, 'coreasteroid2')],
      abilities: [{ ability: watch, listeners: [{ source: 'a1', seat: 'a' }] }],
      dice: ['blank', 'blank'],
    })
    fly(on, '2FB')
    expect(metBy(on)).toEqual(['o2 through', 'o1 under'])
    expect(on.ship('a1').shields.value).toBe(0)
    // The rock it ends on was moved through as well.
    expect(through).toEqual(['o2', 'o1'])
  })

  it('A20: a rock that only the sweep of the base crosses does nothing', () => {
    // 20 mm wide is the template, 40 the base: the rock lies beyond the one and within the other.
    const on = flying({ obstacles: [{ id: 'o1', outline: 'coreasteroid0', at: [457, 300] }] })
    const left = Math.min(...shapeXs(on))
    on.game.obstacles.o1 = { id: 'o1', outline: 'coreasteroid0', fuses: 0, pose: poseAt([457 + (468 - left), 300]) }
    expect(Math.min(...shapeXs(on))).toBeCloseTo(468, 6)
    fly(on, '5FW')
    expect(metBy(on)).toEqual([])
  })

  it('a destroyed ship meets no more of them', () => {
    const on = flying(
      { obstacles: [rock('o1', 457, 250, 'coreasteroid2'), rock('o2', 457, 330)], dice: ['blank'] },
      { hull: 1, shields: { value: 0, max: 0, recovers: 0 } },
    )
    fly(on, '5FW')
    expect(metBy(on)).toEqual(['o1 through'])
    expect(on.ship('a1').place).toBe('destroyed')
    expect(typesOf(on.events).filter(type => type === 'rolled')).toEqual([])
  })
})

describe('what each kind does: rules/dial.md §5.5', () => {
  const met = (outline: ObstacleId | PlacedObstacleId, face: RedFace, ship: Partial<ShipSetup> = {}) => {
    const on = flying(
      {
        ships: [{ id: 'b1', at: [800, 800] }],
        obstacles: [rock('o1', 300, 300, outline)],
        locks: [
          { by: 'a1', on: { kind: 'ship', id: 'b1' } },
          { by: 'b1', on: { kind: 'ship', id: 'a1' } },
        ],
        dice: [face],
      },
      ship,
    )
    on.push('obstacleEffects', {
      ship: 'a1',
      met: [{ kind: 'obstacle', id: 'o1', through: true, under: false }],
      losesStep: true,
    })
    return on
  }
  const outcome = (on: ReturnType<typeof flying>) => ({
    lost: 2 - on.ship('a1').shields.value,
    tokens: on.ship('a1').tokens,
    locks: on.game.locks.length,
  })

  it.each([
    ['coreasteroid0', 'blank', 1, {}, 2],
    ['coreasteroid0', 'focus', 1, {}, 2],
    ['coreasteroid0', 'hit', 2, {}, 2],
    ['coreasteroid0', 'crit', 2, {}, 2],
    ['pomdebris1', 'blank', 0, { stress: 1 }, 2],
    ['pomdebris1', 'focus', 0, { stress: 1 }, 2],
    ['pomdebris1', 'hit', 1, { stress: 1 }, 2],
    ['pomdebris1', 'crit', 1, { stress: 1 }, 2],
    ['gascloud1', 'blank', 0, { strain: 1 }, 0],
    ['gascloud1', 'focus', 0, { strain: 1 }, 0],
    ['gascloud1', 'hit', 0, { strain: 1, ion: 1 }, 0],
    ['gascloud1', 'crit', 0, { strain: 1, ion: 3 }, 0],
    ['electrochaffcloud', 'blank', 0, { jam: 1 }, 0],
    ['electrochaffcloud', 'focus', 0, { jam: 1 }, 0],
    ['electrochaffcloud', 'hit', 0, { jam: 1, stress: 1 }, 0],
    ['electrochaffcloud', 'crit', 0, { jam: 1, stress: 1 }, 0],
    ['loosecargo', 'blank', 0, { strain: 1 }, 2],
    ['loosecargo', 'focus', 0, { strain: 1 }, 2],
    ['loosecargo', 'hit', 0, { strain: 1, stress: 1 }, 2],
    ['spareparts', 'crit', 0, { strain: 1, stress: 1 }, 2],
    ['blaze', 'blank', 0, {}, 2],
    ['blaze', 'focus', 0, { stress: 1 }, 2],
    ['blaze', 'hit', 1, {}, 2],
    ['blaze', 'crit', 1, {}, 2],
  ] as const)('%s, die %s: %d lost, %j, %d locks left', (outline, face, lost, tokens, locks) => {
    expect(outcome(met(outline, face))).toEqual({ lost, tokens, locks })
  })

  it('debris on a crit deals a card face up, an asteroid never does', () => {
    const none = { shields: { value: 0, max: 0, recovers: 0 } }
    expect(met('pomdebris1', 'crit', none).ship('a1').damage).toMatchObject({ down: 0, up: [expect.any(String)] })
    expect(met('coreasteroid0', 'crit', none).ship('a1').damage).toEqual({ down: 2, up: [] })
  })

  it('only a blaze takes the step of a ship that moved through', () => {
    expect(met('blaze', 'blank').game.activation?.skipsStep).toBe('met a blaze')
    for (const kind of ['coreasteroid0', 'pomdebris1', 'gascloud1', 'electrochaffcloud', 'loosecargo'] as const) {
      expect(met(kind, 'blank').game.activation?.skipsStep).toBeNull()
    }
  })
})

describe('range 0 of an obstacle without a move onto it: rules/dial.md §4.3, §5.5', () => {
  it('an obstacle put down beneath ships is suffered by each, the first player’s first, and no step is lost', () => {
    const on = flying({
      ships: [{ id: 'b1', at: [500, 200] }],
      obstacles: [rock('o1', 478, 200, 'gascloud1')],
      dice: ['blank', 'blank'],
    })
    on.game.order = ['b', 'a']
    on.push('placedUnder', { objects: [{ kind: 'obstacle', id: 'o1' }] })
    expect(plain(on.events).filter(e => e.type === 'obstacleMet')).toEqual([
      { type: 'obstacleMet', ship: 'b1', obstacle: 'o1', how: 'under' },
      { type: 'obstacleMet', ship: 'a1', obstacle: 'o1', how: 'under' },
    ])
    expect([on.ship('a1').tokens, on.ship('b1').tokens]).toEqual([{ strain: 1 }, { strain: 1 }])
    expect(on.game.activation?.skipsStep).toBeNull()
  })

  it('A60: a ship on a cloud whose effects begin only now suffers none of those of moving, but cannot lock', () => {
    const on = flying({ ships: [{ id: 'b1', at: [457, 300] }], obstacles: [rock('o1', 457, 200, 'gascloud1')] })
    expect(on.ship('a1').tokens).toEqual({})
    expect(refuseLock(on.game, placedShip(on.game, 'a1'), { kind: 'ship', id: 'b1' })).toMatchObject({
      code: 'cannot_lock',
    })
  })
})

function shapeXs(on: ReturnType<typeof flying>): number[] {
  const obstacle = on.game.obstacles.o1
  if (obstacle === undefined) throw new Error('no rock')
  return obstacleShape(obstacle).parts.flatMap(part => part.map(([x]) => x))
}
