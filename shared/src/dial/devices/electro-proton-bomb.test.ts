import { expect, it } from 'vitest'
import { type ShipSetup, type TableSetup, table } from '../../../test/dial/table.ts'
import { dial } from '../game.ts'

const bomb = { id: 'd1', kind: 'bomb', card: 'electroprotonbomb', outline: 'bomb', at: [457, 300] } as const

const bombed = (ship: ShipSetup, dice: TableSetup['dice'] = [], devices: TableSetup['devices'] = [bomb]) => {
  const on = table({ ships: [{ shields: { value: 3, max: 3, recovers: 0 }, ...ship }], devices, dice })
  on.push('detonate', { device: 'd1', ship: null })
  expect(dial.broken(on.state)).toEqual([])
  return on
}

it('strips a shield for a blank, ionises for a focus or hit, disarms for a crit, up to range 2', () => {
  const on = bombed({ id: 'b1', at: [457, 300 + 16 + 200 + 20] }, [['blank', 'focus', 'hit', 'crit']])
  expect(on.ship('b1').shields.value).toBe(2)
  expect(on.ship('b1').tokens).toEqual({ ion: 2, disarm: 1 })
  expect(on.ship('b1').damage).toEqual({ down: 0, up: [] })
})

it('blanks beyond the shields do nothing, and range 3 is out of its reach', () => {
  const bare = bombed({ id: 'b1', at: [457, 400], shields: { value: 1, max: 3, recovers: 0 } }, [
    ['blank', 'blank', 'blank', 'blank'],
  ])
  expect(bare.ship('b1').shields.value).toBe(0)
  expect(bare.ship('b1').damage).toEqual({ down: 0, up: [] })
  expect(bombed({ id: 'b1', at: [457, 300 + 16 + 200.1 + 20] }).ship('b1').tokens).toEqual({})
})

it('a remote is hurt by focus and hit results at range 0–1 only', () => {
  const far = { id: 'd2', kind: 'remote', card: 'sensorbuoy', outline: 'sensorbuoy', at: [457, 470] } as const
  const near = { ...far, id: 'd3', at: [457, 380] } as const
  const on = bombed(
    { id: 'b1', at: [800, 800] },
    [
      ['focus', 'blank', 'crit', 'blank'],
      ['hit', 'hit', 'hit', 'hit'],
    ],
    [bomb, near, far],
  )
  expect(on.game.devices.d2).toMatchObject({ damage: { down: 0 } })
  expect(on.game.devices.d3).toMatchObject({ damage: { down: 1 } })
})
