import { expect, it } from 'vitest'
import { type At, table } from '../../../../test/dial/table.ts'
import { dial } from '../../game.ts'

const flown = (enemy: At, friend: At = [800, 800]) => {
  const on = table({
    ships: [
      { id: 'a1', at: [457, 200], bar: [], upgrades: [{ id: 'starbirdslash', slot: 'talent' }] },
      { id: 'a2', at: friend },
      { id: 'b1', at: enemy },
    ],
    activation: { ship: 'a1' },
  })
  on.push('executeManoeuvre', { ship: 'a1', code: '5FW', cause: 'dial' })
  return on
}

it('strains an enemy that it moved through, and itself in a firing arc of that enemy', () => {
  // It ends at y = 440, ahead of the enemy that faces as it does.
  const on = flown([457, 300], [457, 350])
  expect(on.choices()).toEqual([{ use: { ship: 'b1' } }, { pass: true }])
  on.answer({ use: { ship: 'b1' } })
  expect([on.ship('a1').tokens, on.ship('b1').tokens]).toEqual([{ strain: 1 }, { strain: 1 }])
  expect(dial.broken(on.state)).toEqual([])
})

it('not itself behind that enemy', () => {
  const on = flown([457, 300, 180])
  on.answer({ use: { ship: 'b1' } })
  expect([on.ship('a1').tokens, on.ship('b1').tokens]).toEqual([{}, { strain: 1 }])
})

it('need not, and not an enemy that it did not move through', () => {
  const on = flown([457, 300])
  on.answer({ pass: true })
  expect(on.ship('b1').tokens).toEqual({})
  expect(flown([500, 300]).idle).toBe(true)
})
