import { expect, it } from 'vitest'
import { table } from '../../../../test/dial/table.ts'
import { dial } from '../../game.ts'

const codes = ['2FB', '2BB', '2TW', '2YW', '3FW'] as const
const tiin = { id: 'a1', at: [300, 300], pilot: 'saeseetiin', force: { value: 2, max: 2, recovers: 1 } } as const
const revealed = (ship: string, code: string, setup: object = {}, ships: object = {}) => {
  const on = table({
    ships: [
      { ...tiin, force: { ...tiin.force, ...setup }, dial: codes, bar: [] },
      { id: 'a2', at: [300, 450], dial: codes, bar: [], ...ships },
      { id: 'b1', at: [400, 450], dial: codes, bar: [] },
    ],
  })
  on.setDial(ship, code)
  on.push('activate', { ship })
  return on
}

it('turns the dial of a friendly ship at range 0–2 to the same speed and difficulty, for a force', () => {
  const on = revealed('a2', '2TW')
  expect(on.request).toMatchObject({ seat: 'a', args: { ship: 'a1' } })
  expect(on.choices()).toEqual([{ use: '2YW' }, { pass: true }])
  on.answer({ use: '2YW' })
  expect(on.ship('a2').revealed).toBe('2YW')
  expect(on.events.find(event => event.type === 'manoeuvreFlown')).toMatchObject({ ship: 'a2', code: '2YW' })
  expect(on.ship('a1').force?.value).toBe(1)
  expect(dial.broken(on.state)).toEqual([])
})

it('turns its own', () => {
  const on = revealed('a1', '2FB')
  on.answer({ use: '2BB' })
  expect(on.ship('a1').revealed).toBe('2BB')
})

it('costs nothing when it is declined', () => {
  const on = revealed('a2', '2TW')
  on.answer({ pass: true })
  expect(on.ship('a1').force?.value).toBe(2)
  expect(on.ship('a2').revealed).toBe('2TW')
})

it('turns none of an enemy, of a ship beyond range 2, of the only one of its kind, and none without force', () => {
  expect(revealed('b1', '2TW').idle).toBe(true)
  expect(revealed('a2', '2TW', {}, { at: [300, 620] }).idle).toBe(true)
  expect(revealed('a2', '3FW').idle).toBe(true)
  expect(revealed('a2', '2TW', { value: 0 }).idle).toBe(true)
})
