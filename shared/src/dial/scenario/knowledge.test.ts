import { describe, expect, it } from 'vitest'
import { type TableSetup, table } from '../../../test/dial/table.ts'
import type { Shot } from '../attack/options.ts'
import { gainKnowledge } from './knowledge.ts'

/** a1 attacks b1 at range 2 with the dice said; these ships have the condition. */
function attacked(knowing: readonly ('a1' | 'b1')[], dice: NonNullable<TableSetup['dice']>) {
  const t = table({
    scenario: 'ancient',
    phase: 'engagement',
    dice,
    ships: [
      { id: 'a1', at: [400, 400], attacks: [{ arc: 'front', value: 2 }] },
      { id: 'b1', at: [400, 590, 180], agility: 1, bar: [] },
    ],
  })
  t.does(turn => {
    for (const id of knowing) gainKnowledge(turn, t.ship(id))
  })
  t.push('offerAttack', { ship: 'a1', bonus: false })
  const { shots } = t.request.args as { shots: Shot[] }
  expect(shots.map(({ range }) => range)).toEqual([2])
  t.answer({ weapon: 'primary', arc: 'front', target: 'b1' })
  return t
}

const use = (source: string, from: string, to: string) => ({ card: 'ancientKnowledge', source, choice: { from, to } })

describe('the condition of Ancient Knowledge: rules/dial.md §1.3', () => {
  it('the attacker discards it to make one of his dice a hit or a crit', () => {
    const t = attacked(['a1'], [['hit', 'blank'], 'evade'])
    expect(t.choices()).toEqual([
      use('a1', 'hit', 'crit'),
      use('a1', 'blank', 'hit'),
      use('a1', 'blank', 'crit'),
      { done: true },
    ])
    t.answer(use('a1', 'blank', 'crit'))
    expect(t.events).toContainEqual(expect.objectContaining({ type: 'diceModified', red: ['hit', 'crit'] }))
    expect(t.events).toContainEqual(expect.objectContaining({ type: 'attackResolved', hits: 0, crits: 1 }))
    expect(t.ship('a1').knowledge).toBe(false)
    expect(t.state.listeners.modifyDice).toBeUndefined()
  })

  it('the defender makes one of his an evade', () => {
    const t = attacked(['b1'], [['hit', 'blank'], 'blank'])
    expect(t.request.seat).toBe('b')
    expect(t.choices()).toEqual([use('b1', 'blank', 'evade'), { done: true }])
    t.answer(use('b1', 'blank', 'evade'))
    expect(t.events).toContainEqual(expect.objectContaining({ type: 'attackResolved', hits: 0, crits: 0 }))
    expect(t.ship('b1').knowledge).toBe(false)
  })

  it('need not be used, and does not touch other ships’ dice', () => {
    const t = attacked(['a1'], [['hit', 'blank'], 'evade'])
    expect(t.refuses(use('b1', 'blank', 'hit'))?.code).toBe('cannot_modify')
    t.answer({ done: true })
    expect(t.ship('a1').knowledge).toBe(true)
  })

  it('is gone when the ship leaves play', () => {
    const t = attacked(['a1', 'b1'], [['blank', 'blank'], 'blank'])
    t.answer({ done: true })
    t.answer({ done: true })
    t.push('leavePlay', { ship: 'b1', how: 'fled' })
    expect(t.ship('b1').knowledge).toBe(false)
    expect(t.state.listeners.modifyDice).toEqual([expect.objectContaining({ source: 'a1' })])
  })
})
