import { expect, it } from 'vitest'
import { deviceWays } from '../../../../test/dial/device-ways.ts'
import { table } from '../../../../test/dial/table.ts'

it('launches along the straight 1 what is dropped', () => {
  expect(deviceWays('thermaldetonators', { pilot: 'constablezuvio' })).toEqual(['drop 1F', 'drop 2F', 'launch 1F'])
  expect(deviceWays('electrochaffmissiles', { pilot: 'constablezuvio' })).toEqual([
    ...['launch 3B', 'launch 3N', 'launch 4F'],
  ])
})

it('the mine lies ahead then', () => {
  const upgrades = [{ id: 'proximitymines', slot: 'device', charges: { value: 2, max: 2, recovers: 0 } }] as const
  const on = table({ phase: 'system', ships: [{ id: 'a1', at: [457, 457], pilot: 'constablezuvio', upgrades }] })
  on.push('systemShip', { ship: 'a1' })
  on.answer({ place: [{ card: 'proximitymines', way: 'launch', template: '1F' }] })
  expect(on.game.devices.d1?.pose).toEqual({ x: 457, y: 457 + 20 + 40 + 32.6, dx: 0, dy: 1 })
})
