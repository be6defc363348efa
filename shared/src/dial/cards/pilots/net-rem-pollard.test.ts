import { expect, it } from 'vitest'
import { bar, type ShipSetup, table } from '../../../../test/dial/table.ts'
import { dial } from '../../game.ts'

const rolled = (wing: Partial<ShipSetup> = {}, action: 'barrelRoll' | 'boost' = 'barrelRoll', own: object = {}) => {
  const on = table({
    ships: [
      { id: 'a1', at: [400, 400], pilot: 'netrempollard', bar: bar(['barrelRoll', 'boost']), ...own },
      { id: 'a2', at: [480, 500], ...wing },
      { id: 'b1', at: [300, 500] },
    ],
  })
  on.push('performActionStep', { ship: 'a1' })
  on.answer({ action, option: action === 'boost' ? 'straight' : 'right:0' })
  return on
}

it('turns around after a barrel roll for the stress of a friendly ship at range 0–1, its own too', () => {
  const on = rolled()
  expect(on.choices()).toEqual([{ use: { ship: 'a1' } }, { use: { ship: 'a2' } }, { pass: true }])
  on.answer({ use: { ship: 'a2' } })
  expect(on.pose('a1')).toMatchObject({ x: 480, y: 400, dy: -1 })
  expect([on.ship('a1').tokens, on.ship('a2').tokens]).toEqual([{}, { stress: 1 }])
  expect(dial.broken(on.state)).toEqual([])
})

it('need not', () => {
  const on = rolled()
  on.answer({ pass: true })
  expect(on.pose('a1').dy).toBe(1)
  expect(on.ship('a2').tokens).toEqual({})
})

it('asks no stressed ship, and not after a boost', () => {
  const on = rolled({ tokens: { stress: 1 } })
  expect(on.choices()).toEqual([{ use: { ship: 'a1' } }, { pass: true }])
  expect(rolled({}, 'boost').idle).toBe(true)
})

it('hears of a roll by a tractor beam', () => {
  const on = table({
    ships: [
      { id: 'a1', at: [400, 400], pilot: 'netrempollard' },
      { id: 'b1', at: [400, 600] },
    ],
  })
  on.push('gainTokens', { ship: 'a1', token: 'tractor', count: 1, by: 'b' })
  on.answer({ move: 'left:0' })
  expect(on.request).toMatchObject({ seat: 'a', kind: 'useAbility' })
})
