import { expect, it } from 'vitest'
import { bar, table } from '../../../../test/dial/table.ts'
import { dial } from '../../game.ts'

const far = { kind: 'ship', id: 'b1' } as const
const locking = (wing: object = {}) => {
  const on = table({
    ships: [
      { id: 'a1', at: [400, 300], pilot: 'dutchvander', bar: bar(['lock', 'focus']) },
      { id: 'a2', at: [400, 100], ...wing },
      { id: 'b1', at: [400, 600] },
    ],
  })
  on.push('performActionStep', { ship: 'a1' })
  return on
}

it('has a friendly ship at range 1–3 lock the same object, however far it is', () => {
  const on = locking()
  on.answer({ action: 'lock', on: far })
  expect(on.choices()).toEqual([{ use: { ship: 'a2' } }, { pass: true }])
  on.answer({ use: { ship: 'a2' } })
  expect(on.game.locks).toEqual([
    { by: 'a1', on: far },
    { by: 'a2', on: far },
  ])
  expect(dial.broken(on.state)).toEqual([])
})

it('need not', () => {
  const on = locking()
  on.answer({ action: 'lock', on: far })
  on.answer({ pass: true })
  expect(on.game.locks).toEqual([{ by: 'a1', on: far }])
})

it('does nothing for a ship that cannot lock, nor for its other actions', () => {
  const ionised = locking({ tokens: { ion: 1 } })
  ionised.answer({ action: 'lock', on: far })
  expect(ionised.idle).toBe(true)
  const focused = locking()
  focused.answer({ action: 'focus' })
  expect(focused.idle).toBe(true)
})
