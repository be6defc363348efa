import { expect, it } from 'vitest'
import { type ShipSetup, table } from '../../../../test/dial/table.ts'

const dropped = (card: string, ship: Partial<ShipSetup> = {}) => {
  const on = table({
    phase: 'system',
    ships: [
      {
        ...{ id: 'a1', at: [457, 457], pilot: 'scimitar3-battleoverendor' },
        charges: { value: 2, max: 2, recovers: 0 },
        upgrades: [{ id: card, slot: 'device', charges: { value: 1, max: 2, recovers: 0 } }],
        ...ship,
      },
    ],
  })
  on.push('placeDevice', { ship: 'a1', places: [{ card, way: 'drop', template: '1F' }] })
  return on
}

it('boosts after dropping a bomb, for a charge', () => {
  const on = dropped('protonbombs')
  on.answer({ use: true })
  expect(on.ship('a1').charges?.value).toBe(1)
  on.answer({ action: 'boost', option: 'straight' })
  expect(on.pose('a1').y).toBe(537)
  expect(on.ship('a1').tokens).toEqual({})
})

it('need not; not after a mine, nor stressed, nor without a charge', () => {
  const declined = dropped('protonbombs')
  declined.answer({ pass: true })
  expect(declined.ship('a1').charges?.value).toBe(2)
  expect(dropped('proximitymines').idle).toBe(true)
  expect(dropped('protonbombs', { tokens: { stress: 1 } }).idle).toBe(true)
  expect(dropped('protonbombs', { charges: { value: 0, max: 2, recovers: 0 } }).idle).toBe(true)
})
