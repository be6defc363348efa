import { expect, it } from 'vitest'
import { table } from '../../../../test/dial/table.ts'
import { dial } from '../../game.ts'
import { lose, spend } from '../../tokens/index.ts'

const garven = { id: 'a1', at: [400, 400], pilot: 'garvendreis', tokens: { focus: 2 } } as const
const spent = (ships: Parameters<typeof table>[0]['ships']) => {
  const on = table({ ships: [{ ...garven, tokens: { ...garven.tokens } }, ...ships] })
  on.does(t => spend(t, 'a1', 'focus', 1))
  return on
}

it('gives a focus token to a friendly ship at range 1–3 after it has spent one', () => {
  // a2 is 360 mm ahead, at range 4; a3 touches it.
  const on = spent([
    { id: 'a2', at: [400, 800] },
    { id: 'a3', at: [440, 400] },
    { id: 'a4', at: [400, 500] },
    { id: 'a5', at: [400, 700] },
    { id: 'b1', at: [500, 500] },
  ])
  expect(on.choices()).toEqual([{ use: { ship: 'a4' } }, { use: { ship: 'a5' } }, { pass: true }])
  on.answer({ use: { ship: 'a5' } })
  expect(on.ship('a5').tokens).toEqual({ focus: 1 })
  expect(dial.broken(on.state)).toEqual([])
})

it('need not', () => {
  const on = spent([{ id: 'a2', at: [400, 500] }])
  on.answer({ pass: true })
  expect(on.ship('a2').tokens).toEqual({})
  expect(on.idle).toBe(true)
})

it('hears of no other token, of none that is removed, and of no other ship', () => {
  const on = table({
    ships: [
      { ...garven, tokens: { focus: 1, evade: 1 } },
      { id: 'a2', at: [400, 500], tokens: { focus: 1 } },
    ],
  })
  on.does(t => spend(t, 'a1', 'evade', 1))
  on.does(t => void lose(t, 'a1', 'focus', 1))
  on.does(t => spend(t, 'a2', 'focus', 1))
  expect(on.idle).toBe(true)
})
