import { expect, it } from 'vitest'
import { table } from '../../../../test/dial/table.ts'
import { dial } from '../../game.ts'

const codes = ['1FB', '2FB', '3FW', '4FW', '1BB', '3BW', '2TW', '4KR'] as const
const revealed = (code: string) => {
  const upgrades = [{ id: 'r2a6', slot: 'astromech' }] as const
  const on = table({ ships: [{ id: 'a1', at: [457, 300], dial: codes, bar: [], upgrades }] })
  on.setDial('a1', code)
  on.push('activate', { ship: 'a1' })
  return on
}

it('turns the dial to the same bearing one faster or slower, as it is on the dial', () => {
  const on = revealed('3FW')
  expect(on.choices()).toEqual([{ use: '2FB' }, { use: '4FW' }, { pass: true }])
  on.answer({ use: '2FB' })
  expect(on.pose('a1').y).toBe(420)
  expect(on.events.find(event => event.type === 'manoeuvreFlown')).toMatchObject({ code: '2FB' })
  expect(dial.broken(on.state)).toEqual([])
})

it('need not, and is not asked where the dial has none', () => {
  const on = revealed('3FW')
  on.answer({ pass: true })
  expect(on.pose('a1').y).toBe(460)
  for (const code of ['1BB', '2TW', '4KR']) expect(revealed(code).idle).toBe(true)
})
