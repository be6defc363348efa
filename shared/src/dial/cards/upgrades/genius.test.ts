import { expect, it } from 'vitest'
import { type ShipSetup, table } from '../../../../test/dial/table.ts'
import { dial } from '../../game.ts'

const device = (id: string) => ({ id, slot: 'device', charges: { value: 2, max: 2, recovers: 0 } }) as const
const flown = (cards: readonly string[], ship: Partial<ShipSetup> = {}) => {
  const upgrades = [{ id: 'genius', slot: 'astromech' } as const, ...cards.map(device)]
  const on = table({ activation: { ship: 'a1' }, ships: [{ id: 'a1', at: [457, 457], upgrades, ...ship }] })
  on.push('executeManoeuvre', { ship: 'a1', code: '1FR', cause: 'dial' })
  return on
}

it('drops a bomb after any manoeuvre fully executed, one only, and no mine', () => {
  const on = flown(['thermaldetonators', 'proximitymines'])
  const near = { card: 'thermaldetonators', way: 'drop', template: '1F' }
  expect(on.choices()).toEqual([{ use: near }, { use: { ...near, template: '2F' } }, { pass: true }])
  on.answer({ use: near })
  expect(on.idle).toBe(true)
  expect(on.ship('a1').upgrades[1]?.charges?.value).toBe(1)
  expect(on.ship('a1').placedDevice).toBe(true)
  expect(dial.broken(on.state)).toEqual([])
})

it('not in a round in which its ship has placed a device, nor without a bomb', () => {
  expect(flown(['protonbombs'], { placedDevice: true }).idle).toBe(true)
  expect(flown(['proximitymines']).idle).toBe(true)
})

it('a card that changes how bombs are placed changes it here, too', () => {
  const on = flown(['protonbombs'], { pilot: 'constablezuvio' })
  expect(on.choices()).toContainEqual({ use: { card: 'protonbombs', way: 'launch', template: '1F' } })
})
