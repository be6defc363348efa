import { expect, it } from 'vitest'
import { type At, table } from '../../../../test/dial/table.ts'
import { dial } from '../../game.ts'

const acting = (rock: At | null, ship: object = {}) => {
  const upgrades = [{ id: 'debrisgambit', slot: 'talent' }] as const
  const on = table({
    ships: [{ id: 'a1', at: [457, 300], bar: [{ type: 'evade', colour: 'red' }], upgrades, ...ship }],
    obstacles: rock === null ? [] : [{ id: 'o1', outline: 'core2asteroid5', at: rock }],
  })
  on.push('performActionStep', { ship: 'a1' })
  return on
}

it('evades in white with an obstacle at range 0–1', () => {
  const on = acting([457, 400])
  expect(on.request.args).toMatchObject({ offers: [{ type: 'evade', colour: 'white' }] })
  on.answer({ action: 'evade' })
  expect(on.ship('a1').tokens).toEqual({ evade: 1 })
  expect(dial.broken(on.state)).toEqual([])
})

it('in red without one, or with one further away', () => {
  for (const rock of [null, [457, 600] as const]) {
    const on = acting(rock)
    on.answer({ action: 'evade' })
    expect(on.ship('a1').tokens).toEqual({ evade: 1, stress: 1 })
  }
})

it('a linked evade is white too', () => {
  const linked = { type: 'focus', colour: 'white', linked: { type: 'evade', colour: 'red' } }
  const on = acting([457, 400], { bar: [linked] })
  on.answer({ action: 'focus' })
  on.answer({ action: 'evade' })
  expect(on.ship('a1').tokens).toEqual({ focus: 1, evade: 1 })
})
