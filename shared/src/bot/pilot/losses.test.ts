import { expect, it } from 'vitest'
import { answerOf } from '../../../test/bot/ask.ts'
import { table } from '../../../test/dial/table.ts'
import { pilot } from './pilot.ts'

it('a jam takes the enemy’s focus, and of one’s own what is cheapest', () => {
  const tokens = () => ({ focus: 1, calculate: 1 })
  const t = table({
    ships: [
      { id: 'a1', at: [400, 400], tokens: tokens() },
      { id: 'b1', at: [400, 600], tokens: tokens() },
    ],
  })
  t.push('jammed', { ship: 'b1', count: 1, by: 'a' })
  expect(answerOf(pilot, t)).toEqual({ token: 'focus' })
  t.answer({ token: 'focus' })
  t.push('jammed', { ship: 'a1', count: 1, by: null })
  expect(answerOf(pilot, t)).toEqual({ token: 'calculate' })
})

it('a repair discards a card where it can, else it turns down what hurts most', () => {
  const up = ['woundedpilot', 'hullbreach']
  const t = table({ ships: [{ id: 'a1', at: [400, 400], damage: { down: 0, up } }] })
  t.push('repair', { ship: 'a1', by: 'a', which: 'faceUp' })
  expect(answerOf(pilot, t)).toEqual({ card: 'hullbreach' })
  const more = table({ ships: [{ id: 'a1', at: [400, 400], damage: { down: 1, up } }] })
  more.push('repair', { ship: 'a1', by: 'a', which: null })
  expect(answerOf(pilot, more)).toEqual({ faceDown: true })
})

it('a mine beneath several ships takes the enemy’s dearest', () => {
  const t = table({
    ships: [
      { id: 'a1', at: [400, 400], cost: 20 },
      { id: 'b1', at: [445, 400], cost: 3 },
      { id: 'b2', at: [400, 445], cost: 9 },
    ],
    devices: [{ id: 'm1', kind: 'mine', outline: 'proximitymine', at: [425, 425] }],
  })
  t.push('placedUnder', { objects: [{ kind: 'device', id: 'm1' }] })
  expect(answerOf(pilot, t)).toEqual({ ship: 'b2' })
})
