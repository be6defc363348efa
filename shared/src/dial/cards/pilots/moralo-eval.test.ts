import { expect, it } from 'vitest'
import { type At, type ShipSetup, type Table, table, typesOf } from '../../../../test/dial/table.ts'
import { dial } from '../../game.ts'

const lock = { by: 'a1', on: { kind: 'ship', id: 'b1' } } as const
const fleeing = (at: At, ship: Partial<ShipSetup> = {}) => {
  const charges = { value: 2, max: 2, recovers: 0 }
  const on = table({
    ships: [
      { id: 'a1', at, type: 'yv666lightfreighter', pilot: 'moraloeval', charges, tokens: { stress: 1 }, ...ship },
      { id: 'b1', at: [457, 457] },
    ],
    locks: [lock],
  })
  on.setDial('a1', '2FB')
  on.push('activate', { ship: 'a1' })
  return on
}
const planning = (on: Table) => on.push('planning', {})

it('goes into reserve for a charge, with its tokens and without its locks, and its activation is over', () => {
  const on = fleeing([457, 860])
  expect(on.choices()).toEqual([{ use: { edge: 'north' } }, { pass: true }])
  const events = on.answer({ use: { edge: 'north' } })
  expect(typesOf(events)).toEqual(['abilityUsed', 'chargeSpent', 'lockBroken', 'placedInReserve'])
  expect(on.ship('a1')).toMatchObject({ place: 'reserve', pose: null, tokens: { stress: 1 }, charges: { value: 1 } })
  expect(on.idle).toBe(true)
  expect(dial.broken(on.state)).toEqual([])
})

it('is placed within range 1 of that edge at the start of the next Planning Phase, and has a dial then', () => {
  const on = fleeing([457, 860])
  on.answer({ use: { edge: 'north' } })
  planning(on)
  expect(on.request).toMatchObject({ seat: 'a', kind: 'placeShip' })
  const place = { ship: 'a1', x: 300, y: 860, dx: 0, dy: -1 }
  expect(on.refuses({ ...place, y: 700 })?.code).toBe('outside_strip')
  expect(on.refuses({ ...place, y: 60, dy: 1 })?.code).toBe('outside_strip')
  on.answer(place)
  expect(on.pose('a1')).toEqual({ x: 300, y: 860, dx: 0, dy: -1 })
  expect(on.game.lasting).toEqual([])
  expect(on.state.pending.find(({ seat }) => seat === 'a')).toMatchObject({ kind: 'planning', args: { ships: ['a1'] } })
  expect(dial.broken(on.state)).toEqual([])
})

it('over a corner it says which edge', () => {
  const on = fleeing([870, 870, 45])
  expect(on.choices()).toEqual([{ use: { edge: 'north' } }, { use: { edge: 'east' } }, { pass: true }])
})

it('flees without a charge, or as it likes', () => {
  const declined = fleeing([457, 860])
  declined.answer({ pass: true })
  expect(declined.ship('a1')).toMatchObject({ place: 'fled', charges: { value: 2 } })
  expect(dial.broken(declined.state)).toEqual([])
  expect(fleeing([457, 860], { charges: { value: 0, max: 2, recovers: 0 } }).ship('a1').place).toBe('fled')
  const other = fleeing([457, 860], { pilot: 'x' })
  expect(other.ship('a1').place).toBe('fled')
})
