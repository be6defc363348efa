import { expect, it } from 'vitest'
import { type At, table } from '../../../../test/dial/table.ts'
import { dial } from '../../game.ts'
import { gain } from '../../tokens/index.ts'

const stressed = (enemy: At, token: 'stress' | 'strain' = 'stress') => {
  const on = table({
    ships: [
      { id: 'a1', at: [400, 400], pilot: 'niennunb', tokens: { stress: 1 } },
      { id: 'b1', at: enemy },
    ],
  })
  on.does(t => gain(t, 'a1', token, 1))
  return on
}

it('may remove the stress token that it gained with an enemy ahead at range 0–1', () => {
  const on = stressed([400, 500])
  expect(on.ship('a1').tokens).toEqual({ stress: 2 })
  on.answer({ use: true })
  expect(on.ship('a1').tokens).toEqual({ stress: 1 })
  expect(dial.broken(on.state)).toEqual([])
})

it('need not', () => {
  const on = stressed([400, 500])
  on.answer({ pass: true })
  expect(on.ship('a1').tokens).toEqual({ stress: 2 })
})

it('needs the enemy in its front arc and at range 1, and stress', () => {
  expect(stressed([500, 400]).idle).toBe(true)
  expect(stressed([400, 600]).idle).toBe(true)
  expect(stressed([400, 500], 'strain').idle).toBe(true)
})
