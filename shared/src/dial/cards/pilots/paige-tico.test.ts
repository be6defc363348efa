import { expect, it } from 'vitest'
import { type ShipSetup, table } from '../../../../test/dial/table.ts'
import { dial } from '../../game.ts'

const device = (id: string, value: number) => {
  return { id, slot: 'device', charges: { value, max: 2, recovers: 0 } } as const
}
const dropping = (ship: Partial<ShipSetup> = {}) => {
  const on = table({
    phase: 'system',
    ships: [
      {
        id: 'a1',
        at: [457, 457],
        pilot: 'paigetico',
        charges: { value: 1, max: 1, recovers: 1 },
        upgrades: [device('protonbombs', 2), device('proximitymines', 1)],
        ...ship,
      },
    ],
  })
  on.push('placeDevice', { ship: 'a1', places: [{ card: 'protonbombs', way: 'drop', template: '1F' }] })
  return on
}

it('drops another device, for a charge of hers and of its card', () => {
  const on = dropping()
  const mine = { card: 'proximitymines', way: 'drop', template: '1F' }
  expect(on.choices()).toEqual([{ use: { ...mine, card: 'protonbombs' } }, { use: mine }, { pass: true }])
  on.answer({ use: mine })
  expect(on.idle).toBe(true)
  expect(Object.values(on.game.devices).map(({ card }) => card)).toEqual(['protonbomb', 'proximitymine'])
  expect(on.ship('a1').charges?.value).toBe(0)
  expect(on.ship('a1').upgrades.map(u => u.charges?.value)).toEqual([1, 0])
  expect(dial.broken(on.state)).toEqual([])
})

it('declined it costs nothing; without a charge of hers or of a card it is not asked', () => {
  const declined = dropping()
  declined.answer({ pass: true })
  expect(declined.ship('a1').charges?.value).toBe(1)
  expect(dropping({ charges: { value: 0, max: 1, recovers: 1 } }).idle).toBe(true)
  expect(dropping({ upgrades: [device('protonbombs', 1), device('proximitymines', 0)] }).idle).toBe(true)
})
