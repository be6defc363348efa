import { expect, it } from 'vitest'
import { type ShipSetup, table } from '../../../../test/dial/table.ts'
import { dial } from '../../game.ts'

const tuned = (value: number, ship: Partial<ShipSetup> = {}, phase: 'system' | 'endPhase' = 'system') => {
  const upgrades = [{ id: 'overtunedmodulators', slot: 'illicit', charges: { value, max: 1, recovers: 0 } }] as const
  const on = table({ ships: [{ id: 'a1', at: [457, 300], upgrades, ...ship }] })
  on.push(phase, {})
  return on
}

it('calculates thrice in the System Phase for its charge', () => {
  const on = tuned(1)
  on.answer({ use: true })
  expect(on.ship('a1').tokens).toEqual({ calculate: 3 })
  expect(on.ship('a1').upgrades[0]?.charges?.value).toBe(0)
  expect(dial.broken(on.state)).toEqual([])
})

it('not stressed, and for nothing when it is declined', () => {
  expect(tuned(1, { tokens: { stress: 1 } }).idle).toBe(true)
  const on = tuned(1)
  on.answer({ pass: true })
  expect(on.ship('a1').tokens).toEqual({})
})

it('is strained by each green token removed in the End Phase when the charge is spent', () => {
  const tokens = { calculate: 2, focus: 1, disarm: 1 }
  expect(tuned(0, { tokens: { ...tokens } }, 'endPhase').ship('a1').tokens).toEqual({ strain: 3 })
  expect(tuned(1, { tokens: { ...tokens } }, 'endPhase').ship('a1').tokens).toEqual({})
})
