import { expect, it } from 'vitest'
import { table } from '../../../../test/dial/table.ts'
import { dial } from '../../game.ts'
import { gain } from '../../tokens/index.ts'

const focused = (ship: string, count = 1, token: 'focus' | 'calculate' = 'focus') => {
  const on = table({
    ships: [
      { id: 'a1', at: [400, 100], upgrades: [{ id: 'jynerso', slot: 'crew' }] },
      { id: 'a2', at: [400, 400] },
      { id: 'a3', at: [400, 600] },
      { id: 'b1', at: [500, 400] },
    ],
  })
  on.does(t => gain(t, ship, token, count))
  return on
}

it('has a friendly ship at range 0–3 gain an evade token instead, itself too', () => {
  for (const ship of ['a1', 'a2']) {
    const on = focused(ship)
    on.answer({ use: true })
    expect(on.ship(ship).tokens).toEqual({ evade: 1 })
    expect(dial.broken(on.state)).toEqual([])
  }
})

it('stands for one of two', () => {
  const on = focused('a2', 2)
  on.answer({ use: true })
  expect(on.ship('a2').tokens).toEqual({ focus: 1, evade: 1 })
})

it('need not, and not for others', () => {
  const on = focused('a2')
  on.answer({ pass: true })
  expect(on.ship('a2').tokens).toEqual({ focus: 1 })
  for (const ship of ['a3', 'b1']) expect(focused(ship).idle).toBe(true)
  expect(focused('a2', 1, 'calculate').idle).toBe(true)
})
