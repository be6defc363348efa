import { expect, it } from 'vitest'
import { table } from '../../../../test/dial/table.ts'
import { dial } from '../../game.ts'

const lock = { by: 'a1', on: { kind: 'ship', id: 'b1' } } as const
const engaging = (y: number, setup: object = { locks: [lock] }) => {
  const on = table({
    ships: [
      { id: 'a1', at: [400, 400], pilot: 'lattsrazzi', attacks: [] },
      { id: 'b1', at: [400, y], attacks: [] },
    ],
    phase: 'activation',
    ...setup,
  })
  on.push('engagement', {})
  return on
}

it('tractors a ship at range 1 for the lock on it, and moves it', () => {
  const on = engaging(500)
  expect(on.choices()).toEqual([{ use: { ship: 'b1' } }, { pass: true }])
  on.answer({ use: { ship: 'b1' } })
  expect(on.game.locks).toEqual([])
  expect(on.ship('b1').tokens).toEqual({ tractor: 1 })
  expect(on.request).toMatchObject({ seat: 'a', kind: 'tractorMove' })
  on.answer({ move: 'boost' })
  on.answer({ pass: true })
  expect(on.pose('b1').y).toBe(580)
  expect(dial.broken(on.state)).toEqual([])
})

it('keeps its lock when it is declined', () => {
  const on = engaging(500)
  on.answer({ pass: true })
  expect(on.game.locks).toEqual([lock])
  expect(on.ship('b1').tokens).toEqual({})
})

it('needs the lock, and range 1', () => {
  expect(engaging(500, {}).idle).toBe(true)
  expect(engaging(600).idle).toBe(true)
  // At range 0.
  expect(engaging(440).idle).toBe(true)
})
