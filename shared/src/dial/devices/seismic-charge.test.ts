import { expect, it } from 'vitest'
import { type TableSetup, table, typesOf } from '../../../test/dial/table.ts'
import { dial } from '../game.ts'

const rock = (id: string, x: number, y: number) => ({ id, outline: 'coreasteroid2', at: [x, y] }) as const

/** The charge is b's and lies at (457, 500). */
const charged = (obstacles: TableSetup['obstacles'], more: Partial<TableSetup> = {}) => {
  const on = table({
    ships: [
      { id: 'a1', at: [457, 700] },
      { id: 'b1', at: [457, 440] },
    ],
    devices: [{ id: 'd1', kind: 'bomb', card: 'seismiccharge', outline: 'bomb', at: [457, 500], seat: 'b' }],
    obstacles,
    ...more,
  })
  on.push('detonate', { device: 'd1', ship: null })
  return on
}
const shields = (on: ReturnType<typeof charged>) => ['a1', 'b1'].map(id => on.ship(id).shields.value)

it('breaks up the only obstacle near it: what is near that is hit, not what is near the charge', () => {
  const on = charged([rock('o1', 457, 610), rock('o2', 800, 800)], {
    locks: [{ by: 'a1', on: { kind: 'obstacle', id: 'o1' } }],
  })
  expect(shields(on)).toEqual([1, 2])
  expect(Object.keys(on.game.obstacles)).toEqual(['o2'])
  expect(on.game.locks).toEqual([])
  expect(typesOf(on.events)).toEqual([
    ...['deviceDetonated', 'shieldLost', 'lockBroken', 'obstacleRemoved', 'deviceRemoved'],
  ])
  expect(dial.broken(on.state)).toEqual([])
})

it('of several its player chooses one', () => {
  const on = charged([rock('o1', 457, 610), rock('o2', 457, 380)])
  expect(on.request).toMatchObject({ seat: 'b', kind: 'nextObstacle' })
  expect(on.choices()).toEqual([{ obstacle: 'o1' }, { obstacle: 'o2' }])
  expect(on.refuses({ obstacle: 'o3' })).toMatchObject({ code: 'not_an_option', place: 'answer.obstacle' })
  on.answer({ obstacle: 'o2' })
  expect(shields(on)).toEqual([2, 1])
  expect(Object.keys(on.game.obstacles)).toEqual(['o1'])
})

it('without an obstacle near it does nothing', () => {
  const on = charged([rock('o2', 800, 800)])
  expect(shields(on)).toEqual([2, 2])
  expect(on.game.devices).toEqual({})
})

it('a fused obstacle loses a fuse marker instead of being removed', () => {
  const on = charged([{ id: 'o1', outline: 'blaze', at: [457, 610], fuses: 1 }])
  expect(shields(on)).toEqual([1, 2])
  expect(on.game.obstacles.o1?.fuses).toBe(0)
})
