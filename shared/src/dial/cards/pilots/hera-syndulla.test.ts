import { expect, it } from 'vitest'
import { table, typesOf } from '../../../../test/dial/table.ts'
import { dial } from '../../game.ts'

const codes = ['1FB', '2FB', '3FW', '2TR', '3TR', '4KR'] as const
const revealed = (code: string, ship: object = {}) => {
  const on = table({ ships: [{ id: 'a1', at: [457, 400], pilot: 'herasyndulla', dial: codes, bar: [], ...ship }] })
  on.setDial('a1', code)
  on.push('activate', { ship: 'a1' })
  return on
}

it('turns a red dial to another red manoeuvre, which is the one revealed then', () => {
  const on = revealed('3TR')
  expect(on.choices()).toEqual([{ use: '2TR' }, { use: '4KR' }, { pass: true }])
  const events = on.answer({ use: '4KR' })
  expect(typesOf(events).slice(0, 3)).toEqual(['abilityUsed', 'dialSet', 'manoeuvreFlown'])
  expect(on.ship('a1').revealed).toBe('4KR')
  expect(on.pose('a1')).toMatchObject({ y: 600, dy: -1 })
  expect(on.ship('a1').tokens).toEqual({ stress: 1 })
  expect(dial.broken(on.state)).toEqual([])
})

it('need not, and does not change a white one', () => {
  const on = revealed('1FB')
  on.answer({ pass: true })
  expect(on.ship('a1').revealed).toBe('1FB')
  expect(on.pose('a1').y).toBe(480)
  expect(revealed('3FW').idle).toBe(true)
})

it('A10: an ionised ship triggers nothing by its dial', () => {
  const on = revealed('2FB', { tokens: { ion: 1 } })
  expect(on.idle).toBe(true)
})
