import { expect, it } from 'vitest'
import { table } from '../../../../test/dial/table.ts'
import { dial } from '../../game.ts'

const engaged = (phase: 'engagement' | 'activations') => {
  const on = table({
    ships: [
      { id: 'a1', at: [400, 400], attacks: [], initiative: 1, upgrades: [{ id: 'captainphasma', slot: 'crew' }] },
      { id: 'a2', at: [500, 420], attacks: [], initiative: 2 },
      { id: 'b1', at: [400, 500], attacks: [], initiative: 3 },
      { id: 'b2', at: [440, 400], attacks: [], initiative: 4, tokens: { stress: 1 } },
      { id: 'b3', at: [400, 600], attacks: [], initiative: 5 },
      { id: 'b4', at: [300, 400], attacks: [], initiative: 6 },
    ],
    phase: 'activation',
  })
  on.push(phase, {})
  return on
}

it('stresses each unstressed enemy at range 0–1 at the end of the Engagement Phase', () => {
  const on = engaged('engagement')
  const stress = ['a1', 'a2', 'b1', 'b2', 'b3', 'b4'].map(id => on.ship(id).tokens.stress ?? 0)
  expect(stress).toEqual([0, 0, 1, 1, 0, 1])
  expect(on.idle).toBe(true)
  expect(dial.broken(on.state)).toEqual([])
})
