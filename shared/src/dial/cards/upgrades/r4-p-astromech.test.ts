import { expect, it } from 'vitest'
import { type ShipSetup, table } from '../../../../test/dial/table.ts'
import { dial } from '../../game.ts'

const flying = (code: string, ship: Partial<ShipSetup> = {}, charge = 2) => {
  const charges = { value: charge, max: 2, recovers: 0 }
  const upgrades = [{ id: 'r4pastromech', slot: 'astromech', charges }] as const
  const on = table({ ships: [{ id: 'a1', at: [457, 300], bar: [], upgrades, ...ship }], activation: { ship: 'a1' } })
  on.push('executeManoeuvre', { ship: 'a1', code, cause: 'dial' })
  return on
}
const charge = (on: ReturnType<typeof flying>) => on.ship('a1').upgrades[0]?.charges?.value
const flown = (on: ReturnType<typeof flying>) => on.events.find(event => event.type === 'manoeuvreFlown')

it('makes a basic manoeuvre easier for a charge: white becomes blue', () => {
  const on = flying('2TW', { tokens: { stress: 1 } })
  on.answer({ use: true })
  expect(flown(on)).toMatchObject({ code: '2TB' })
  expect(on.ship('a1').tokens).toEqual({})
  expect(charge(on)).toBe(1)
  expect(dial.broken(on.state)).toEqual([])
})

it('A34: a stressed ship flies the red one that is white in time', () => {
  const on = flying('3TR', { tokens: { stress: 1 } })
  on.answer({ use: true })
  expect(flown(on)).toMatchObject({ code: '3TW' })
  expect(on.ship('a1').tokens).toEqual({ stress: 1 })
})

it('keeps the charge when it is declined', () => {
  const on = flying('3TR')
  on.answer({ pass: true })
  expect(flown(on)).toMatchObject({ code: '3TR' })
  expect(charge(on)).toBe(2)
})

it('does nothing for advanced, blue or purple manoeuvres, for the ion manoeuvre, and without a charge', () => {
  for (const code of ['4KR', '3LR', '3RR', '0OR', '1SR', '2FB', '2TP']) {
    const on = flying(code, { force: { value: 1, max: 1, recovers: 1 } })
    expect(
      on.state.pending.map(({ kind }) => kind),
      code,
    ).not.toContain('useAbility')
  }
  expect(flying('2TW', { tokens: { ion: 1 } }).idle).toBe(true)
  expect(flying('2TW', {}, 0).idle).toBe(true)
})

it('a white turn that a damaged engine made red is red no more', () => {
  const on = flying('2TW', { damage: { down: 0, up: ['damagedengine'] } })
  on.answer({ use: true })
  expect(flown(on)).toMatchObject({ code: '2TW' })
  expect(on.ship('a1').tokens).toEqual({})
})
