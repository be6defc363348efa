import { expect, it } from 'vitest'
import { table } from '../../../../test/dial/table.ts'
import { dial } from '../../game.ts'

const ended = (ship: object, locks: Parameters<typeof table>[0]['locks'] = []) => {
  const upgrades = [{ id: 'electronicbaffle', slot: 'modification' }] as const
  const on = table({
    ships: [
      { id: 'a1', at: [457, 300], upgrades, ...ship },
      { id: 'b1', at: [457, 600] },
    ],
    locks,
    phase: 'engagement',
  })
  on.push('endPhase', {})
  return on
}

it('suffers a hit in the End Phase to remove a red token', () => {
  const on = ended({ tokens: { ion: 2, disarm: 1 } })
  expect(on.choices()).toEqual([{ use: { token: 'ion' } }, { pass: true }])
  on.answer({ use: { token: 'ion' } })
  expect(on.ship('a1').tokens).toEqual({ ion: 1 })
  expect(on.ship('a1').shields.value).toBe(1)
  expect(dial.broken(on.state)).toEqual([])
})

it('or a lock', () => {
  const on = ended({}, [{ by: 'b1', on: { kind: 'ship', id: 'a1' } }])
  on.answer({ use: { lockOf: 'b1' } })
  expect(on.game.locks).toEqual([])
})

it('need not, and needs a red token', () => {
  const on = ended({ tokens: { strain: 1 } })
  on.answer({ pass: true })
  expect(on.ship('a1').shields.value).toBe(2)
  expect(ended({ tokens: { tractor: 1 } }).idle).toBe(true)
})

it('may be destroyed by it', () => {
  const on = ended({ tokens: { stress: 1 }, hull: 1, shields: { value: 0, max: 2, recovers: 0 } })
  on.answer({ use: { token: 'stress' } })
  expect(on.ship('a1').place).toBe('destroyed')
  expect(dial.broken(on.state)).toEqual([])
})
