import { expect, it } from 'vitest'
import { type ShipSetup, table } from '../../../../test/dial/table.ts'

const bomber = (ship: Partial<ShipSetup> = {}) => {
  const on = table({
    phase: 'system',
    ships: [
      {
        id: 'a1',
        at: [457, 457],
        upgrades: [
          { id: 'cadbane', slot: 'crew' },
          { id: 'protonbombs', slot: 'device', charges: { value: 2, max: 2, recovers: 0 } },
        ],
        ...ship,
      },
    ],
  })
  on.push('placeDevice', { ship: 'a1', places: [{ card: 'protonbombs', way: 'drop', template: '1F' }] })
  return on
}

it('boosts after a drop, which is red', () => {
  const on = bomber()
  expect(on.choices()).toEqual([
    ...['straight', 'left', 'right'].map(option => ({ action: 'boost', option })),
    { skip: true },
  ])
  on.answer({ action: 'boost', option: 'straight' })
  expect(on.pose('a1').y).toBe(457 + 80)
  expect(on.ship('a1').tokens).toEqual({ stress: 1 })
})

it('need not; a ship that has boosted this round or is stressed cannot', () => {
  const declined = bomber()
  declined.answer({ skip: true })
  expect(declined.ship('a1').tokens).toEqual({})
  expect(bomber({ attempted: ['boost'] }).idle).toBe(true)
  expect(bomber({ tokens: { stress: 1 } }).idle).toBe(true)
})
