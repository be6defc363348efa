import { expect, it } from 'vitest'
import { table } from '../../../../test/dial/table.ts'
import { loseShields } from '../../damage/lose-shields.ts'
import { dial } from '../../game.ts'

const shielded = (value: number) =>
  table({
    ships: [
      { id: 'a1', at: [400, 400], pilot: 'jophseastriker', shields: { value, max: 2, recovers: 0 } },
      { id: 'a2', at: [500, 400] },
    ],
  })

it('gains an evade token for each shield that it loses to damage', () => {
  const on = shielded(2)
  on.push('suffer', { ship: 'a1', hits: 2, crits: 0, source: 'asteroid' })
  expect(on.ship('a1').tokens).toEqual({ evade: 2 })
  expect(on.idle).toBe(true)
  expect(dial.broken(on.state)).toEqual([])
})

it('and to anything else', () => {
  const on = shielded(1)
  on.does(t => loseShields(t, t.game.ships.a1 ?? on.ship('a1'), 1))
  expect(on.ship('a1').tokens).toEqual({ evade: 1 })
})

it('gains none for damage to its hull, nor for the shields of others', () => {
  const on = shielded(0)
  on.push('suffer', { ship: 'a1', hits: 1, crits: 0, source: 'asteroid' })
  on.push('suffer', { ship: 'a2', hits: 1, crits: 0, source: 'asteroid' })
  expect(on.ship('a1').tokens).toEqual({})
})
