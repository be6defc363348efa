import { expect, it } from 'vitest'
import { bar, type ShipSetup, table } from '../../../../test/dial/table.ts'
import { dial } from '../../game.ts'
import { recoverCharges } from '../../tokens/index.ts'

const smuggler = (ship: Partial<ShipSetup> = {}) => {
  const upgrades = [
    { id: 'contrabandcybernetics', slot: 'illicit', charges: { value: 1, max: 1, recovers: 0 } },
  ] as const
  const on = table({
    ships: [
      { id: 'a1', at: [457, 300], bar: bar(['focus', 'evade']), tokens: { stress: 3 }, upgrades, ...ship },
      { id: 'b1', at: [457, 800] },
    ],
  })
  on.setDial('a1', '3TR')
  on.push('activate', { ship: 'a1' })
  return on
}

it('flies red and acts though stressed until the round ends', () => {
  const on = smuggler()
  on.answer({ use: true })
  expect(on.events.find(event => event.type === 'manoeuvreFlown')).toMatchObject({ code: '3TR' })
  on.answer({ action: 'focus' })
  expect(on.ship('a1').tokens).toEqual({ stress: 4, focus: 1 })
  expect(on.game.lasting).toEqual([{ ship: 'a1', card: 'contrabandcybernetics', on: null, until: 'round' }])
  on.does(t => t.push('endPhase', {}))
  expect(on.game.lasting).toHaveLength(1)
  on.does(t => t.push('round', {}))
  expect(on.game.lasting).toEqual([])
  expect(dial.broken(on.state)).toEqual([])
})

it('costs nothing when it is declined, and then stress counts', () => {
  const on = smuggler()
  on.answer({ pass: true })
  expect(on.events.find(event => event.type === 'manoeuvreFlown')).toMatchObject({ code: '2FW' })
  expect(on.events.at(-1)).toMatchObject({ type: 'actionSkipped', why: 'stressed' })
  expect(on.ship('a1').upgrades[0]?.charges?.value).toBe(1)
})

it('its charge is never recovered', () => {
  const on = smuggler()
  on.answer({ use: true })
  on.answer({ skip: true })
  on.does(t => recoverCharges(t, 'a1', 'contrabandcybernetics', 1))
  expect(on.ship('a1').upgrades[0]?.charges?.value).toBe(0)
})
