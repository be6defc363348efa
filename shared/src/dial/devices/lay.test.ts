import { expect, it } from 'vitest'
import { table } from '../../../test/dial/table.ts'
import { dial } from '../game.ts'

it('a device never has the name of a ship of seat d: damage to a remote is not that ship’s', () => {
  const charges = { value: 2, max: 2, recovers: 0 }
  const on = table({
    phase: 'system',
    sides: { a: 'A', b: 'B', c: 'A', d: 'B' },
    ships: [
      { id: 'a1', at: [457, 400], upgrades: [{ id: 'drk1probedroids', slot: 'device', charges }] },
      { id: 'd1', at: [100, 800] },
      { id: 'd2', at: [200, 800] },
    ],
  })
  on.push('placeDevice', { ship: 'a1', places: [{ card: 'drk1probedroids', way: 'drop', template: '3F' }] })
  expect(Object.keys(on.game.devices)).toEqual(['d3'])
  on.push('dealCard', { ship: 'd3', up: false, source: 'attack' })
  expect(Object.keys(on.game.lostRemotes)).toEqual(['d3'])
  expect([on.ship('d1'), on.ship('d2')].map(({ damage }) => damage)).toEqual([
    { down: 0, up: [] },
    { down: 0, up: [] },
  ])
  expect(dial.broken(on.state)).toEqual([])
})
