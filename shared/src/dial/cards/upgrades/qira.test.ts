import { describe, expect, it } from 'vitest'
import { bar, table, typesOf } from '../../../../test/dial/table.ts'
import { shotsOf } from '../../attack/options.ts'
import { dial } from '../../game.ts'
import { placedShip } from '../../look.ts'
import { breakLock } from '../../tokens/index.ts'

const rock = { id: 'o1', outline: 'core2asteroid5', at: [457, 420] } as const
const lock = { by: 'a1', on: { kind: 'obstacle', id: 'o1' } } as const
const setup = (locked: boolean) =>
  ({
    ships: [
      { id: 'a1', at: [457, 300], bar: bar(['focus', 'boost']), upgrades: [{ id: 'qira', slot: 'crew' }] },
      { id: 'b1', at: [457, 620, 180] },
    ],
    obstacles: [rock],
    locks: locked ? [lock] : [],
  }) as const

const flown = (locked: boolean, code: string) => {
  const on = table({ ...setup(locked), dice: ['blank'] })
  on.setDial('a1', code)
  on.push('activate', { ship: 'a1' })
  return on
}
const shots = (on: ReturnType<typeof flown>) => {
  let found = 0
  let obstructed = 0
  on.does(t => {
    const all = shotsOf(t, placedShip(t.game, 'a1'), { ship: 'a1', bonus: false })
    found = all.length
    obstructed = all.filter(shot => shot.obstructed.length > 0).length
  })
  return { found, obstructed }
}

describe('moving', () => {
  it.each(['2FW', '4FW'])('meets nothing on a rock that it locks: %s', code => {
    const on = flown(true, code)
    expect(typesOf(on.events)).not.toContain('obstacleMet')
    expect(on.request.args).toMatchObject({ why: 'step' })
    expect(on.ship('a1').shields.value).toBe(2)
    expect(dial.broken(on.state)).toEqual([])
  })

  it('meets one that it does not lock', () => {
    const on = flown(false, '2FW')
    expect(on.ship('a1').shields.value).toBe(1)
    expect(on.events.at(-1)).toMatchObject({ type: 'actionSkipped', why: 'ended on an obstacle' })
  })

  it('boosts onto it', () => {
    const options = (locked: boolean) => {
      const on = table(setup(locked))
      on.push('performActionStep', { ship: 'a1' })
      return on.choices()
    }
    expect(options(true)).toContainEqual({ action: 'boost', option: 'straight' })
    expect(options(false)).not.toContainEqual({ action: 'boost', option: 'straight' })
  })
})

describe('attacking', () => {
  it('from the rock that it locks it attacks, and others beyond it are not obstructed', () => {
    const on = flown(true, '2FW')
    on.answer({ skip: true })
    expect(shots(on)).toEqual({ found: 1, obstructed: 0 })
    const far = table(setup(true))
    expect(shots(far)).toEqual({ found: 1, obstructed: 0 })
    expect(shots(table(setup(false)))).toEqual({ found: 1, obstructed: 1 })
  })

  it('A60: when it drops the lock on the rock under it, range-0 effects begin, through-effects do not', () => {
    const on = flown(true, '2FW')
    on.answer({ skip: true })
    const events = on.does(t => breakLock(t, t.game.locks[0] ?? lock))
    expect(typesOf(events)).toEqual(['lockBroken'])
    expect(on.ship('a1').shields.value).toBe(2)
    expect(shots(on).found).toBe(0)
  })
})
