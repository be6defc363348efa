import { expect, it } from 'vitest'
import { type ShipSetup, table } from '../../../../test/dial/table.ts'
import { dial } from '../../game.ts'
import { spendForce } from '../../tokens/index.ts'

const force = (value: number) => ({ value, max: 3, recovers: 1 })
const spending = (by: string, yoda: Partial<ShipSetup> = {}, other: Partial<ShipSetup> = {}) => {
  const on = table({
    ships: [
      { id: 'a1', at: [400, 400], pilot: 'yoda', force: force(3), ...yoda },
      { id: 'a2', at: [400, 600], force: force(3), ...other },
      { id: 'b1', at: [500, 600], force: force(3) },
    ],
  })
  on.does(t => spendForce(t, by, 2))
  return on
}

it('has another friendly ship recover one force for one of its own', () => {
  const on = spending('a2')
  on.answer({ use: true })
  expect(on.ship('a2').force?.value).toBe(2)
  expect(on.ship('a1').force?.value).toBe(2)
  // What it spends itself is no other ship's.
  expect(on.idle).toBe(true)
  expect(dial.broken(on.state)).toEqual([])
})

it('keeps its force when it is declined', () => {
  const on = spending('a2')
  on.answer({ pass: true })
  expect([on.ship('a1').force?.value, on.ship('a2').force?.value]).toEqual([3, 1])
})

it('does nothing for itself, for an enemy, beyond range 3, or without force', () => {
  expect(spending('a1').idle).toBe(true)
  expect(spending('b1').idle).toBe(true)
  expect(spending('a2', {}, { at: [400, 800] }).idle).toBe(true)
  expect(spending('a2', { force: force(0) }).idle).toBe(true)
})
