import { expect, it } from 'vitest'
import { table } from '../../../../test/dial/table.ts'
import { dial } from '../../game.ts'

const revealed = (shields: number, value = 2, id = 'r2astromech') => {
  const upgrades = [{ id, slot: 'astromech', charges: { value, max: 2, recovers: 0 } }] as const
  const pool = { value: shields, max: 2, recovers: 0 }
  const on = table({ ships: [{ id: 'a1', at: [457, 300], bar: [], shields: pool, upgrades }] })
  on.setDial('a1', '2FB')
  on.push('activate', { ship: 'a1' })
  return on
}

it.each(['r2astromech', 'r2d2'])('recovers a shield for a charge and a disarm token: %s', id => {
  const on = revealed(0, 2, id)
  on.answer({ use: true })
  expect(on.ship('a1').shields.value).toBe(1)
  expect(on.ship('a1').tokens).toEqual({ disarm: 1 })
  expect(on.ship('a1').upgrades[0]?.charges?.value).toBe(1)
  expect(dial.broken(on.state)).toEqual([])
})

it('costs nothing when it is declined, and is not asked with full shields or without a charge', () => {
  const on = revealed(1)
  on.answer({ pass: true })
  expect([on.ship('a1').shields.value, on.ship('a1').tokens]).toEqual([1, {}])
  expect(revealed(2).idle).toBe(true)
  expect(revealed(0, 0).idle).toBe(true)
})
