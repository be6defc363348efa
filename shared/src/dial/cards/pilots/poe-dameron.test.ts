import { expect, it } from 'vitest'
import { bar, table } from '../../../../test/dial/table.ts'
import { dial } from '../../game.ts'

const acting = (ship: object = {}) => {
  const charges = { value: 1, max: 1, recovers: 1 }
  const poe = { id: 'a1', at: [400, 400], pilot: 'poedameron', charges, bar: bar(['focus', 'evade']), ...ship } as const
  const on = table({ ships: [poe], phase: 'activation' })
  on.push('performActionStep', { ship: 'a1' })
  return on
}

it('performs a white action as a red one for its charge', () => {
  const on = acting()
  on.answer({ action: 'focus' })
  on.answer({ use: true })
  expect(on.request.args).toMatchObject({ why: 'granted', offers: [{ type: 'evade', colour: 'red' }] })
  on.answer({ action: 'evade' })
  expect(on.ship('a1').tokens).toEqual({ focus: 1, evade: 1, stress: 1 })
  expect(on.ship('a1').charges?.value).toBe(0)
  expect(on.idle).toBe(true)
  expect(dial.broken(on.state)).toEqual([])
})

it('keeps the charge when it is declined', () => {
  const on = acting()
  on.answer({ action: 'focus' })
  on.answer({ pass: true })
  expect(on.ship('a1').charges?.value).toBe(1)
  expect(on.idle).toBe(true)
})

it('is not asked without a charge, when stress of a red action stops it, or with no other white action', () => {
  const empty = acting({ charges: { value: 0, max: 1, recovers: 1 } })
  empty.answer({ action: 'focus' })
  expect(empty.idle).toBe(true)
  const red = acting({ bar: [{ type: 'focus', colour: 'red' }, ...bar(['evade'])] })
  red.answer({ action: 'focus' })
  expect(red.idle).toBe(true)
  const lone = acting({ bar: bar(['focus']) })
  lone.answer({ action: 'focus' })
  expect(lone.idle).toBe(true)
})

it('recovers its charge in the End Phase', () => {
  const on = table({
    ships: [{ id: 'a1', at: [400, 400], pilot: 'poedameron', charges: { value: 0, max: 1, recovers: 1 } }],
    phase: 'engagement',
  })
  on.push('endPhase', {})
  expect(on.ship('a1').charges?.value).toBe(1)
})
