import { expect, it } from 'vitest'
import { type ShipSetup, table } from '../../../../test/dial/table.ts'
import { dial } from '../../game.ts'

const activating = (value: number, ship: Partial<ShipSetup> = {}) => {
  const charges = { value, max: 2, recovers: 0 }
  const on = table({
    ships: [{ id: 'a1', at: [457, 400], upgrades: [{ id: 'bombletgenerator', slot: 'device', charges }], ...ship }],
  })
  on.does(t => t.window('phaseStart', { phase: 'activation' }))
  return on
}

it('a shield pays for two charges', () => {
  const on = activating(0)
  on.answer({ use: true })
  expect(on.ship('a1').shields.value).toBe(1)
  expect(on.ship('a1').upgrades[0]?.charges?.value).toBe(2)
  expect(dial.broken(on.state)).toEqual([])
})

it('of which no more are recovered than there is room for; declined it costs nothing', () => {
  const one = activating(1)
  one.answer({ use: true })
  expect(one.ship('a1').upgrades[0]?.charges?.value).toBe(2)
  const declined = activating(0)
  expect(declined.answer({ pass: true })).toEqual([])
  expect(declined.ship('a1').shields.value).toBe(2)
})

it('needs a shield and room', () => {
  expect(activating(0, { shields: { value: 0, max: 2, recovers: 0 } }).idle).toBe(true)
  expect(activating(2).idle).toBe(true)
})
