import { expect, it } from 'vitest'
import { type ShipSetup, table } from '../../../../test/dial/table.ts'
import { dial } from '../../game.ts'

const device = (id: string) => ({ id, slot: 'device', charges: { value: 1, max: 2, recovers: 0 } }) as const
const flown = (code: string, ship: Partial<ShipSetup> = {}) => {
  const on = table({
    activation: { ship: 'a1' },
    ships: [
      {
        ...{ id: 'a1', at: [457, 300], pilot: 'deathfire-swz98' },
        charges: { value: 2, max: 2, recovers: 1 },
        upgrades: [device('protonbombs'), device('proximitymines')],
        ...ship,
      },
    ],
  })
  on.push('executeManoeuvre', { ship: 'a1', code, cause: 'dial' })
  return on
}
const way = (way: 'drop' | 'launch') => ({ card: 'protonbombs', way, template: '3F' })

it('drops or launches a bomb along the straight 3 after a fast manoeuvre, for two charges and the card’s own', () => {
  const on = flown('3FW')
  expect(on.choices()).toEqual([{ use: way('drop') }, { use: way('launch') }, { pass: true }])
  on.answer({ use: way('launch') })
  expect(on.game.devices.d1?.pose.y).toBe(300 + 160 + 20 + 120 + 14.2)
  expect(on.ship('a1').charges?.value).toBe(0)
  expect(on.ship('a1').upgrades.map(u => u.charges?.value)).toEqual([0, 1])
  expect(dial.broken(on.state)).toEqual([])
})

it('not after a slow one, after another device this round, or with one charge', () => {
  expect(flown('2FW').idle).toBe(true)
  expect(flown('3FW', { placedDevice: true }).idle).toBe(true)
  expect(flown('3FW', { charges: { value: 1, max: 2, recovers: 1 } }).idle).toBe(true)
})

it('declined it costs nothing', () => {
  const on = flown('5FW')
  on.answer({ pass: true })
  expect(on.ship('a1').charges?.value).toBe(2)
})
