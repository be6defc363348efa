import { expect, it } from 'vitest'
import { type ShipSetup, table } from '../../../../test/dial/table.ts'
import { dial } from '../../game.ts'

const codes = ['3FB', '3BW', '3TR', '2FB'] as const
const revealed = (code: string, ship: Partial<ShipSetup> = {}) => {
  const upgrades = [{ id: 'seasonednavigator', slot: 'crew' }] as const
  const on = table({ ships: [{ id: 'a1', at: [457, 300], dial: codes, bar: [], upgrades, ...ship }] })
  on.setDial('a1', code)
  on.push('activate', { ship: 'a1' })
  return on
}

it('turns the dial to another manoeuvre of the same speed that is not red, and flies that harder', () => {
  const on = revealed('3TR')
  expect(on.choices()).toEqual([{ use: '3FB' }, { use: '3BW' }, { pass: true }])
  on.answer({ use: '3BW' })
  expect(on.ship('a1').revealed).toBe('3BW')
  expect(on.events.find(event => event.type === 'manoeuvreFlown')).toMatchObject({ code: '3BR' })
  expect(on.ship('a1').tokens).toEqual({ stress: 1 })
  expect(dial.broken(on.state)).toEqual([])
})

it('a blue one is white then and sheds no stress', () => {
  const on = revealed('3BW', { tokens: { stress: 1 } })
  on.answer({ use: '3FB' })
  expect(on.events.find(event => event.type === 'manoeuvreFlown')).toMatchObject({ code: '3FW' })
  expect(on.ship('a1').tokens).toEqual({ stress: 1 })
})

it('A34: a red dial turned to white in time is flown by a stressed ship only if it stays white', () => {
  const on = revealed('3TR', { tokens: { stress: 1 } })
  on.answer({ use: '3BW' })
  expect(on.events.find(event => event.type === 'manoeuvreChanged')).toMatchObject({ code: '2FW', reason: 'stressed' })
})

it('need not, and then nothing is harder', () => {
  const on = revealed('3BW')
  on.answer({ pass: true })
  expect(on.events.find(event => event.type === 'manoeuvreFlown')).toMatchObject({ code: '3BW' })
  expect(revealed('2FB').idle).toBe(true)
})
