import { expect, it } from 'vitest'
import { bar, table, typesOf } from '../../../../test/dial/table.ts'
import { dial } from '../../game.ts'

const id = 'longrangescanners-alphaclassstarwing'
const far = { kind: 'ship', id: 'b1' } as const
const locking = (setup: object = {}, value = 2) => {
  const upgrades = [{ id, slot: 'sensor', charges: { value, max: 2, recovers: 0 } }] as const
  const on = table({
    ships: [
      { id: 'a1', at: [457, 100], bar: bar(['lock', 'focus']), upgrades },
      { id: 'b1', at: [457, 800] },
    ],
    ...setup,
  })
  on.push('performActionStep', { ship: 'a1' })
  return on
}
const charge = (on: ReturnType<typeof locking>) => on.ship('a1').upgrades[0]?.charges?.value

it('locks an object at any range for a charge, where nothing is near', () => {
  const on = locking()
  expect(on.choices()).toContainEqual({ action: 'lock', on: null })
  on.answer({ action: 'lock', on: null })
  const events = on.answer({ use: far })
  expect(typesOf(events)).toEqual(['abilityUsed', 'chargeSpent', 'actionPerformed', 'lockGained'])
  expect(events).toContainEqual(
    expect.objectContaining({ type: 'actionPerformed', choice: { action: 'lock', on: far } }),
  )
  expect(on.game.locks).toEqual([{ by: 'a1', on: far }])
  expect(charge(on)).toBe(1)
  expect(dial.broken(on.state)).toEqual([])
})

it('keeps the charge when it is declined: then the action is what was chosen', () => {
  const on = locking()
  on.answer({ action: 'lock', on: null })
  expect(typesOf(on.answer({ pass: true }))).toEqual(['actionFailed'])
  expect(charge(on)).toBe(2)
})

it('hears of lock actions only, and needs a charge and something to lock', () => {
  const focused = locking()
  focused.answer({ action: 'focus' })
  expect(focused.idle).toBe(true)
  const empty = locking({}, 0)
  empty.answer({ action: 'lock', on: null })
  expect(empty.idle).toBe(true)
  const cloud = locking({ obstacles: [{ id: 'o1', outline: 'gascloud1', at: [457, 800] }] })
  cloud.answer({ action: 'lock', on: null })
  // The ship in the gas cloud cannot be locked, the cloud itself can.
  expect(cloud.choices()).toEqual([{ use: { kind: 'obstacle', id: 'o1' } }, { pass: true }])
})
