import { expect, it } from 'vitest'
import { type TableSetup, table, typesOf } from '../../../test/dial/table.ts'
import { dial } from '../game.ts'

const bombed = (more: Partial<TableSetup> = {}, at: readonly [number, number, number] = [457, 500, 0]) => {
  const on = table({
    ships: [{ id: 'b1', at: [457, 420], shields: { value: 4, max: 4, recovers: 0 } }],
    devices: [{ id: 'd1', kind: 'bomb', card: 'blazerbomb', outline: 'bomb', at }],
    dice: ['hit', 'blank'],
    ...more,
  })
  on.game.devicesPlaced = 1
  on.push('detonate', { device: 'd1', ship: null })
  expect(dial.broken(on.state)).toEqual([])
  return on
}

it('burns what is near it and leaves a fused blaze at its far edge', () => {
  const on = bombed()
  expect(on.ship('b1').shields.value).toBe(3)
  expect(on.game.devices).toEqual({})
  // The bomb ends 16 mm above its middle, the blaze begins 22 mm below its own.
  expect(on.game.obstacles).toEqual({
    d2: { id: 'd2', outline: 'blaze', pose: { x: 457, y: 500 + 16 + 22, dx: 0, dy: 1 }, fuses: 1 },
  })
})

it('a ship that the blaze lies under suffers it', () => {
  const on = bombed({ ships: [{ id: 'b1', at: [457, 560], shields: { value: 4, max: 4, recovers: 0 } }] })
  expect(on.events.find(e => e.type === 'obstacleMet')).toMatchObject({ ship: 'b1', obstacle: 'd2', how: 'under' })
  const again = bombed({
    ships: [{ id: 'b1', at: [457, 560], shields: { value: 4, max: 4, recovers: 0 } }],
    dice: ['blank', 'hit'],
  })
  expect(again.ship('b1').shields.value).toBe(3)
})

it('no blaze lies beyond the edge', () => {
  const on = bombed({}, [457, 880, 0])
  expect(on.game.obstacles).toEqual({})
  expect(typesOf(on.events)).not.toContain('obstaclePlaced')
})
