import { expect, it } from 'vitest'
import { type At, bar, table } from '../../../../test/dial/table.ts'
import { dial } from '../../game.ts'

const tug = (other: At, ship: object = {}) => {
  const on = table({
    ships: [
      { id: 'a1', at: [457, 300], shipAbility: 'spacetugtractorarray', bar: bar(['focus']), ...ship },
      { id: 'b1', at: other, type: 'firesprayclasspatrolcraft' },
    ],
  })
  on.push('performActionStep', { ship: 'a1' })
  return on
}
const pull = { action: 'card', card: 'spacetugtractorarray', choice: { ship: 'b1' } } as const

it('tractors a ship ahead at range 1', () => {
  const on = tug([540, 390])
  expect(on.choices()).toEqual([{ action: 'focus' }, pull, { skip: true }])
  on.answer(pull)
  expect(on.ship('b1').tokens).toEqual({ tractor: 1 })
  expect(on.ship('a1').attempted).toEqual(['card:spacetugtractorarray'])
  expect(on.idle).toBe(true)
  expect(dial.broken(on.state)).toEqual([])
})

it('by 2 tokens in its bullseye arc, which is enough for a medium ship', () => {
  const on = tug([457, 420])
  on.answer(pull)
  expect(on.ship('b1').tokens).toEqual({ tractor: 2 })
  expect(on.request).toMatchObject({ seat: 'a', kind: 'tractorMove' })
})

it('is no action at another range or beside the arc, nor twice a round, nor for a stressed ship', () => {
  for (const on of [tug([457, 560]), tug([570, 300]), tug([457, 420], { attempted: ['card:spacetugtractorarray'] })]) {
    expect(on.choices()).toEqual([{ action: 'focus' }, { skip: true }])
    expect(on.refuses(pull)?.code).toBe('not_offered')
  }
  expect(tug([457, 420], { tokens: { stress: 1 } }).idle).toBe(true)
})

it('says what is wrong with another choice', () => {
  const on = tug([457, 420])
  expect(on.refuses({ ...pull, choice: { ship: 'a1' } })?.code).toBe('not_an_option')
  expect(on.refuses({ ...pull, card: 'tychocelchu' })?.code).toBe('not_offered')
  expect(on.refuses({ action: 'card' })?.code).toBe('bad_answer')
})
