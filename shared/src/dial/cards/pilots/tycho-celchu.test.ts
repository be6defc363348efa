import { expect, it } from 'vitest'
import { bar, table } from '../../../../test/dial/table.ts'
import { dial } from '../../game.ts'

const acting = (stress: number, ship: object = {}) => {
  const tokens = stress === 0 ? {} : { stress }
  const on = table({
    ships: [{ id: 'a1', at: [400, 400], pilot: 'tychocelchu', bar: bar(['focus', 'evade']), tokens, ...ship }],
    activation: { ship: 'a1' },
  })
  on.push('performActionStep', { ship: 'a1' })
  return on
}

it('acts with up to 2 stress tokens', () => {
  const on = acting(2)
  on.answer({ action: 'evade' })
  expect(on.ship('a1').tokens).toEqual({ stress: 2, evade: 1 })
  expect(dial.broken(on.state)).toEqual([])
})

it('does not with 3, and its stress bars no other ship less', () => {
  const on = acting(3)
  expect(on.idle).toBe(true)
  expect(on.events.at(-1)).toMatchObject({ type: 'actionSkipped', why: 'stressed' })
  const other = table({
    ships: [
      { id: 'a1', at: [400, 400], pilot: 'tychocelchu' },
      { id: 'a2', at: [500, 400], bar: bar(['focus']), tokens: { stress: 1 } },
    ],
  })
  other.push('performActionStep', { ship: 'a2' })
  expect(other.idle).toBe(true)
})

it('takes the red linked action too, but its stress is as much as 2 only', () => {
  const linked = [{ type: 'focus', colour: 'white', linked: { type: 'evade', colour: 'red' } }] as const
  const one = acting(1, { bar: [...linked] })
  one.answer({ action: 'focus' })
  one.answer({ action: 'evade' })
  expect(one.ship('a1').tokens).toEqual({ stress: 2, focus: 1, evade: 1 })
})
