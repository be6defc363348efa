import { expect, it } from 'vitest'
import { answerOf } from '../../../test/bot/ask.ts'
import { table } from '../../../test/dial/table.ts'
import { pilot } from './pilot.ts'

it('who flies first is the one in front, unless it has no free way', () => {
  const enemy = { id: 'b1', at: [400, 800, 180], initiative: 6 } as const
  const front = { id: 'a1', at: [400, 300], dial: ['2FB'] } as const
  const rear = { id: 'a2', at: [400, 250], dial: ['3FB'] } as const
  const line = table({ ships: [front, rear, enemy] })
  line.push('activations', {})
  expect(answerOf(pilot, line)).toEqual({ ship: 'a1' })

  // Now the one in front turns round into the other.
  const facing = table({ ships: [{ ...front, at: [400, 300, 180] }, rear, enemy] })
  const own = facing.state.hidden.sides.a
  if (own === undefined) throw new Error('no side a')
  Object.assign(own.own.dials, { a1: '1FB', a2: '4FB' })
  facing.push('activations', {})
  expect(answerOf(pilot, facing)).toEqual({ ship: 'a2' })
})

it('who shoots first is the one that hits hardest', () => {
  const t = table({
    phase: 'engagement',
    ships: [
      { id: 'a1', at: [350, 400], attacks: [{ arc: 'front', value: 2 }] },
      { id: 'a2', at: [450, 400], attacks: [{ arc: 'front', value: 4 }] },
      { id: 'b1', at: [400, 550, 180], initiative: 0 },
    ],
  })
  t.push('engagement', {})
  expect(answerOf(pilot, t)).toEqual({ ship: 'a2' })
})
