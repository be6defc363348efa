import { describe, expect, it } from 'vitest'
import { bar, table, typesOf } from '../../../../test/dial/table.ts'
import { shotsOf } from '../../attack/options.ts'
import { dial } from '../../game.ts'
import { placedShip } from '../../look.ts'
import { acquireLock } from '../../tokens/index.ts'

const detector = (at: readonly [number, number], value = 2, dice: readonly 'blank'[] = []) =>
  table({
    ships: [
      {
        id: 'a1',
        at: [457, 300],
        bar: bar(['boost', 'focus']),
        upgrades: [{ id: 'collisiondetector', slot: 'sensor', charges: { value, max: 2, recovers: 0 } }],
      },
    ],
    obstacles: [{ id: 'o1', outline: 'core2asteroid5', at }],
    activation: { ship: 'a1' },
    dice,
  })
const charge = (on: ReturnType<typeof detector>) => on.ship('a1').upgrades[0]?.charges?.value

describe('a manoeuvre', () => {
  it('ignores the obstacle that it ends on for a charge: no damage, and the step is kept', () => {
    const on = detector([457, 420])
    on.push('executeManoeuvre', { ship: 'a1', code: '2FW', cause: 'dial' })
    expect(on.request.args).toMatchObject({ card: 'collisiondetector', window: 'throughObstacle' })
    on.answer({ use: true })
    expect(on.ship('a1').shields.value).toBe(2)
    expect(on.game.activation?.skipsStep).toBeNull()
    expect(charge(on)).toBe(1)
    expect(on.game.lasting).toEqual([{ ship: 'a1', card: 'collisiondetector', on: 'o1', until: 'round' }])
    expect(dial.broken(on.state)).toEqual([])
  })

  it('and meets it no more in this round', () => {
    const on = detector([457, 420])
    on.push('executeManoeuvre', { ship: 'a1', code: '2FW', cause: 'dial' })
    on.answer({ use: true })
    on.push('executeManoeuvre', { ship: 'a1', code: '0OW', cause: 'card' })
    expect(on.idle).toBe(true)
    expect(charge(on)).toBe(1)
  })

  it('suffers it when it is declined', () => {
    const on = detector([457, 420], 2, ['blank'])
    on.push('executeManoeuvre', { ship: 'a1', code: '2FW', cause: 'dial' })
    on.answer({ pass: true })
    expect(on.ship('a1').shields.value).toBe(1)
    expect(on.game.activation?.skipsStep).toBe('ended on an obstacle')
    expect(charge(on)).toBe(2)
  })
})

describe('on an obstacle that it ignores', () => {
  const gas = (value: number) => {
    const upgrades = [{ id: 'collisiondetector', slot: 'sensor', charges: { value, max: 2, recovers: 0 } }] as const
    const on = table({
      ships: [
        { id: 'a1', at: [457, 300], bar: bar(['lock']), upgrades },
        { id: 'b1', at: [457, 600] },
      ],
      obstacles: [{ id: 'o1', outline: 'gascloud1', at: [457, 445] }],
      dice: value > 0 ? [] : ['blank'],
    })
    on.push('executeManoeuvre', { ship: 'a1', code: '2FW', cause: 'card' })
    if (value > 0) on.answer({ use: true })
    return on
  }

  it('it locks and is locked, and attacks, though what lies between obstructs', () => {
    const on = gas(2)
    on.does(t => {
      expect(acquireLock(t, 'a1', { kind: 'ship', id: 'b1' })).toBe(true)
      expect(acquireLock(t, 'b1', { kind: 'ship', id: 'a1' })).toBe(true)
      const [shot] = shotsOf(t, placedShip(t.game, 'a1'), { ship: 'a1', bonus: false })
      expect(shot).toMatchObject({ defender: 'b1', obstructed: ['o1'] })
    })
  })

  it('and else does not', () => {
    const on = gas(0)
    on.does(t => {
      expect(acquireLock(t, 'a1', { kind: 'ship', id: 'b1' })).toBe(false)
      expect(acquireLock(t, 'b1', { kind: 'ship', id: 'a1' })).toBe(false)
      expect(shotsOf(t, placedShip(t.game, 'a1'), { ship: 'a1', bonus: false })).toEqual([])
    })
  })
})

describe('a boost', () => {
  it('goes through and onto obstacles, and meets them', () => {
    const on = detector([457, 360], 0, ['blank'])
    on.push('performActionStep', { ship: 'a1' })
    on.answer({ action: 'boost', option: 'straight' })
    expect(on.pose('a1').y).toBe(380)
    expect(typesOf(on.events)).toContain('obstacleMet')
    expect(on.ship('a1').shields.value).toBe(1)
  })

  it('or ignores them for a charge', () => {
    const on = detector([457, 360])
    on.push('performActionStep', { ship: 'a1' })
    on.answer({ action: 'boost', option: 'straight' })
    on.answer({ use: true })
    expect(on.ship('a1').shields.value).toBe(2)
  })
})
