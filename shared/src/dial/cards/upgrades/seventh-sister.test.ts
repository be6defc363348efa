import { expect, it } from 'vitest'
import { bar, type ShipSetup, table } from '../../../../test/dial/table.ts'
import { dial } from '../../game.ts'
import { gain } from '../../tokens/index.ts'

const sister = (enemy: Partial<ShipSetup> = {}, value = 1) =>
  table({
    ships: [
      {
        id: 'a1',
        at: [400, 400],
        force: { value, max: 1, recovers: 1 },
        upgrades: [{ id: 'seventhsister', slot: 'crew' }],
      },
      { id: 'a2', at: [440, 400] },
      { id: 'b1', at: [400, 500], ...enemy },
    ],
  })
const stressed = (on: ReturnType<typeof sister>, ship = 'b1', count = 1) => {
  on.does(t => gain(t, ship, 'stress', count))
  return on
}

it('has an enemy at range 0–1 gain a tractor or jam token instead of stress, for a force', () => {
  const on = stressed(sister())
  expect(on.request.seat).toBe('a')
  expect(on.choices()).toEqual([{ use: 'jam' }, { use: 'tractor' }, { pass: true }])
  on.answer({ use: 'tractor' })
  expect(on.ship('b1').tokens).toEqual({ tractor: 1 })
  expect(on.ship('a1').force?.value).toBe(0)
  expect(on.request).toMatchObject({ seat: 'a', kind: 'tractorMove' })
  on.answer({ pass: true })
  expect(dial.broken(on.state)).toEqual([])
})

it('stands for one of two', () => {
  const on = stressed(sister(), 'b1', 2)
  on.answer({ use: 'jam' })
  expect(on.ship('b1').tokens).toEqual({ stress: 1, jam: 1 })
})

it('a red action is paid for all the same', () => {
  const on = sister({ bar: bar(['focus'], 'red') })
  on.push('performActionStep', { ship: 'b1' })
  on.answer({ action: 'focus' })
  on.answer({ use: 'tractor' })
  on.answer({ pass: true })
  expect(on.ship('b1').tokens).toEqual({ focus: 1, tractor: 1 })
  expect(on.events).toContainEqual(expect.objectContaining({ type: 'actionPerformed', ship: 'b1', colour: 'red' }))
})

it('costs nothing when it is declined, and needs force, an enemy and range 1', () => {
  const on = stressed(sister())
  on.answer({ pass: true })
  expect(on.ship('b1').tokens).toEqual({ stress: 1 })
  expect(on.ship('a1').force?.value).toBe(1)
  expect(stressed(sister({}, 0)).idle).toBe(true)
  expect(stressed(sister(), 'a2').idle).toBe(true)
  expect(stressed(sister({ at: [400, 600] })).idle).toBe(true)
})
