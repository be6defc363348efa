import { expect, it } from 'vitest'
import { deviceWays } from '../../../../test/dial/device-ways.ts'
import { table } from '../../../../test/dial/table.ts'

const shipAbility = 'modularbombingmagazine'

it('drops from either side of the base as well', () => {
  expect(deviceWays('protonbombs', { shipAbility })).toEqual(['drop 1F', 'drop 1F left', 'drop 1F right'])
  expect(deviceWays('electrochaffmissiles', { shipAbility })).toEqual(['launch 3B', 'launch 3N', 'launch 4F'])
})

it('along a template that leads away from the middle of the side', () => {
  const charges = { value: 2, max: 2, recovers: 0 }
  const on = table({
    phase: 'system',
    ships: [
      {
        id: 'a1',
        at: [457, 457],
        type: 'mg100starfortress',
        shipAbility,
        upgrades: [{ id: 'protonbombs', slot: 'device', charges }],
      },
    ],
  })
  on.push('systemShip', { ship: 'a1' })
  on.answer({ place: [{ card: 'protonbombs', way: 'drop', template: '1F', side: 'left' }] })
  // The large base ends at 40 mm; it faces away from the ship.
  expect(on.game.devices.d1?.pose).toEqual({ x: 457 - 40 - 40 - 14.2, y: 457, dx: -1, dy: 0 })
})
