import { expect, it } from 'vitest'
import { table } from '../../../../test/dial/table.ts'

it('a reload recovers two charges of it, and one of another card', () => {
  const charges = () => ({ value: 0, max: 4, recovers: 0 })
  const on = table({
    ships: [
      {
        id: 'a1',
        at: [400, 400],
        upgrades: [
          { id: 'thermaldetonators', slot: 'device', charges: charges() },
          { id: 'protonbombs', slot: 'device', charges: charges() },
        ],
      },
    ],
  })
  for (const upgrade of [0, 1]) {
    on.ship('a1').attempted = []
    on.push('offerActions', { ship: 'a1', offers: [{ type: 'reload', colour: 'white' }], why: 'granted' })
    on.answer({ action: 'reload', upgrade })
  }
  expect(on.ship('a1').upgrades.map(u => u.charges?.value)).toEqual([2, 1])
})
