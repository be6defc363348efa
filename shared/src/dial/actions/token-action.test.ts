import { describe, expect, it } from 'vitest'
import { bar, plain, table } from '../../../test/dial/table.ts'
import type { Json } from '../../kernel/index.ts'
import { calculate } from './calculate.ts'
import { cloak } from './cloak.ts'
import { evade } from './evade.ts'
import { focus } from './focus.ts'
import { reinforce } from './reinforce.ts'

const at = [457, 457] as const

describe('actions that gain one token: rules/dial.md §8.2', () => {
  it.each([focus, calculate, evade, cloak])('$type gains the token and never fails', ({ type }) => {
    const on = table({ ships: [{ id: 'a1', at, bar: bar([type]) }], activation: { ship: 'a1' } })
    on.push('performActionStep', { ship: 'a1' })
    expect(on.choices()).toEqual([{ action: type }, { skip: true }])
    expect(plain(on.answer({ action: type }))).toEqual([
      { type: 'actionPerformed', ship: 'a1', choice: { action: type }, colour: 'white', why: 'step' },
      { type: 'tokenGained', ship: 'a1', token: type, count: 1 },
    ])
    expect(on.ship('a1').tokens).toEqual({ [type]: 1 })
    expect(on.ship('a1').attempted).toEqual([type])
  })

  it.each([
    ['fore', 'reinforceFore'],
    ['aft', 'reinforceAft'],
  ] as const)('reinforce gains a token for the end chosen: %s', (end, token) => {
    const on = table({ ships: [{ id: 'a1', at, bar: bar([reinforce.type]) }] })
    on.push('performActionStep', { ship: 'a1' })
    expect(on.choices()).toEqual([
      { action: 'reinforce', end: 'fore' },
      { action: 'reinforce', end: 'aft' },
      { skip: true },
    ])
    on.answer({ action: 'reinforce', end })
    expect(on.ship('a1').tokens).toEqual({ [token]: 1 })
  })

  it('a cloaked ship cannot attempt to cloak', () => {
    const on = table({ ships: [{ id: 'a1', at, bar: bar(['cloak', 'focus']), tokens: { cloak: 1 } }] })
    on.push('performActionStep', { ship: 'a1' })
    expect(on.choices()).toEqual([{ action: 'focus' }, { skip: true }])
    expect(on.refuses({ action: 'cloak' })?.code).toBe('not_offered')
  })

  it.each<Json>([{ action: 'focus', more: 1 }, { action: 'reinforce' }, { action: 'reinforce', end: 'left' }])(
    'refuses %j',
    answer => {
      const on = table({ ships: [{ id: 'a1', at, bar: bar(['focus', 'reinforce']) }] })
      on.push('performActionStep', { ship: 'a1' })
      expect(on.refuses(answer)?.code).toBe('bad_answer')
    },
  )
})
