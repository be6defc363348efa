import { expect, it } from 'vitest'
import { type At, table } from '../../../../test/dial/table.ts'
import { dial } from '../../game.ts'

const ionised = (at: At, value = 3, ship = 'b1') => {
  const on = table({
    ships: [
      { id: 'a1', at: [400, 400], pilot: 'dacebonearm', charges: { value, max: 3, recovers: 1 } },
      { id: 'a2', at: [300, 400] },
      { id: 'b1', at, type: 'lambdaclasst4ashuttle' },
    ],
    locks: [{ by: 'b1', on: { kind: 'ship', id: 'a1' } }],
  })
  on.push('gainTokens', { ship, token: 'ion', count: 1, by: null })
  return on
}

it('ionises an enemy at range 0–3 with 2 tokens more, for 3 charges', () => {
  const on = ionised([400, 600])
  expect(on.game.locks).toHaveLength(1)
  on.answer({ use: true })
  expect(on.ship('b1').tokens).toEqual({ ion: 3 })
  expect(on.game.locks).toEqual([])
  expect(on.ship('a1').charges?.value).toBe(0)
  expect(on.idle).toBe(true)
  expect(dial.broken(on.state)).toEqual([])
})

it('keeps its charges when it is declined', () => {
  const on = ionised([400, 600])
  on.answer({ pass: true })
  expect(on.ship('b1').tokens).toEqual({ ion: 1 })
  expect(on.ship('a1').charges?.value).toBe(3)
})

it('needs 3 charges, an enemy, and range 3', () => {
  expect(ionised([400, 600], 2).idle).toBe(true)
  expect(ionised([400, 600], 3, 'a2').idle).toBe(true)
  expect(ionised([400, 850]).idle).toBe(true)
})
