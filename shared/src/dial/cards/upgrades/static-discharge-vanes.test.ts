import { expect, it } from 'vitest'
import { type ShipSetup, table } from '../../../../test/dial/table.ts'
import { dial } from '../../game.ts'
import { gain } from '../../tokens/index.ts'

const vanes = (ship: Partial<ShipSetup> = {}) =>
  table({
    ships: [
      { id: 'a1', at: [400, 400], upgrades: [{ id: 'staticdischargevanes', slot: 'modification' }], ...ship },
      { id: 'a2', at: [400, 500] },
      { id: 'b1', at: [440, 400], tokens: { focus: 1, evade: 1 } },
      { id: 'b2', at: [400, 700] },
    ],
  })
const gained = (token: 'ion' | 'jam' | 'tractor', count = 1, ship: Partial<ShipSetup> = {}) => {
  const on = vanes(ship)
  on.push('gainTokens', { ship: 'a1', token, count, by: 'b' })
  return on
}

it('has another ship at range 0–1 gain the token, takes stress for it and suffers a hit', () => {
  const on = gained('ion')
  expect(on.choices()).toEqual([{ use: { ship: 'a2' } }, { use: { ship: 'b1' } }, { pass: true }])
  on.answer({ use: { ship: 'a2' } })
  expect([on.ship('a1').tokens, on.ship('a2').tokens]).toEqual([{ stress: 1 }, { ion: 1 }])
  expect(on.ship('a1').shields.value).toBe(1)
  expect(dial.broken(on.state)).toEqual([])
})

it('A48: it says what its jam token takes away, and its own ship loses nothing', () => {
  const on = gained('jam', 1, { tokens: { focus: 1 } })
  on.answer({ use: { ship: 'b1' } })
  expect(on.request).toMatchObject({ seat: 'a', kind: 'jam', args: { ship: 'b1' } })
  on.answer({ token: 'evade' })
  expect([on.ship('a1').tokens, on.ship('b1').tokens]).toEqual([{ focus: 1, stress: 1 }, { focus: 1 }])
})

it('stands for one token of several', () => {
  const on = gained('ion', 3)
  on.answer({ use: { ship: 'a2' } })
  expect([on.ship('a1').tokens, on.ship('a2').tokens]).toEqual([{ ion: 2, stress: 1 }, { ion: 1 }])
})

it('costs nothing when it is declined', () => {
  const on = gained('ion')
  on.answer({ pass: true })
  expect(on.ship('a1').tokens).toEqual({ ion: 1 })
  expect(on.ship('a1').shields.value).toBe(2)
})

it('needs an unstressed ship, ion or jam, and another near it', () => {
  expect(gained('ion', 1, { tokens: { stress: 1 } }).idle).toBe(true)
  expect(gained('ion', 1, { at: [100, 100] }).idle).toBe(true)
  const strained = vanes()
  strained.does(t => gain(t, 'a1', 'strain', 1))
  expect(strained.ship('a1').tokens).toEqual({ strain: 1 })
})
