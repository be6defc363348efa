import { expect, it } from 'vitest'
import { table } from '../../../../test/dial/table.ts'
import { dial } from '../../game.ts'

const ended = (value: number, ship: object = {}) => {
  const upgrades = [{ id: 'virago', slot: 'title', charges: { value, max: 2, recovers: 1 } }] as const
  const on = table({ ships: [{ id: 'a1', at: [457, 300], upgrades, ...ship }], phase: 'engagement' })
  on.push('endPhase', {})
  return on
}

it('boosts in red for a charge in the End Phase, before its charge recovers', () => {
  const on = ended(1)
  expect(on.request.args).toMatchObject({ window: 'phaseDuring' })
  on.answer({ use: true })
  on.answer({ action: 'boost', option: 'straight' })
  expect(on.pose('a1').y).toBe(380)
  expect(on.ship('a1').tokens).toEqual({ stress: 1 })
  expect(on.ship('a1').upgrades[0]?.charges?.value).toBe(1)
  expect(dial.broken(on.state)).toEqual([])
})

it('not stressed, not twice a round, and for nothing when it is declined', () => {
  expect(ended(2, { tokens: { stress: 1 } }).idle).toBe(true)
  expect(ended(2, { attempted: ['boost'] }).idle).toBe(true)
  expect(ended(0).idle).toBe(true)
  const on = ended(2)
  on.answer({ pass: true })
  expect(on.ship('a1').upgrades[0]?.charges?.value).toBe(2)
})
