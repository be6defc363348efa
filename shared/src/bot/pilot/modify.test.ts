import { describe, expect, it } from 'vitest'
import { answerOf } from '../../../test/bot/ask.ts'
import { type ShipSetup, type Table, type TableSetup, table } from '../../../test/dial/table.ts'
import { pilot } from './pilot.ts'

/** a1 attacks b1 at range 2 with 3 dice against 2; what the dice show is said. */
function attacked(
  dice: TableSetup['dice'],
  a: Partial<ShipSetup>,
  b: Partial<ShipSetup>,
  more: Partial<TableSetup> = {},
): Table {
  const t = table({
    ...{ phase: 'engagement', dice, ...more },
    ships: [
      { id: 'a1', at: [400, 400], attacks: [{ arc: 'front', value: 3 }], ...a },
      { id: 'b1', at: [400, 590, 180], agility: 2, ...b },
    ],
  })
  t.push('offerAttack', { ship: 'a1', bonus: false })
  t.answer({ weapon: 'primary', arc: 'front', target: 'b1' })
  return t
}

describe('what the pilot does with attack dice', () => {
  const locks = [{ by: 'a1', on: { kind: 'ship', id: 'b1' } }] as const

  it('spends a focus on focus results', () => {
    const t = attacked([['focus', 'focus', 'hit']], { tokens: { focus: 1 } }, {})
    expect(answerOf(pilot, t)).toEqual({ spend: 'focus' })
  })

  it('spends the cheaper of two tokens on one result', () => {
    const t = attacked([['focus', 'blank', 'hit']], { tokens: { focus: 1, calculate: 1 } }, {})
    expect(answerOf(pilot, t)).toEqual({ spend: 'calculate' })
  })

  it('rerolls what does not count with its lock, and nothing else', () => {
    const t = attacked([['blank', 'crit', 'focus']], {}, {}, { locks })
    expect(answerOf(pilot, t)).toEqual({ spend: 'lock', dice: [0, 2] })
  })

  it('first rerolls the blanks and keeps the focus results when it has a focus', () => {
    const t = attacked([['blank', 'hit', 'focus']], { tokens: { focus: 1 } }, {}, { locks })
    expect(answerOf(pilot, t)).toEqual({ spend: 'lock', dice: [0] })
  })

  it('keeps a lock that would gain nothing', () => {
    const t = attacked([['hit', 'hit', 'crit']], {}, {}, { locks })
    expect(answerOf(pilot, t)).toEqual({ done: true })
  })

  it('spends nothing on a ship that is destroyed already', () => {
    const t = attacked([['focus', 'focus', 'hit']], { tokens: { focus: 1 } }, { doomed: true })
    expect(answerOf(pilot, t)).toEqual({ done: true })
  })
})

describe('what the pilot does with defence dice', () => {
  const tokens = { focus: 1, evade: 1 }

  it('spends nothing when nothing comes through', () => {
    const t = attacked(
      [
        ['hit', 'blank', 'blank'],
        ['evade', 'focus'],
      ],
      {},
      { tokens },
    )
    expect(answerOf(pilot, t, 'b')).toEqual({ done: true })
  })

  it('spends the evade token where one evade is enough', () => {
    const t = attacked(
      [
        ['hit', 'hit', 'blank'],
        ['evade', 'focus'],
      ],
      {},
      { tokens },
    )
    expect(answerOf(pilot, t, 'b')).toEqual({ spend: 'evade', face: 'focus' })
  })

  it('spends the focus where it cancels more, then the evade on a blank', () => {
    const t = attacked(
      [
        ['hit', 'hit', 'crit'],
        ['focus', 'focus'],
      ],
      {},
      { tokens },
    )
    expect(answerOf(pilot, t, 'b')).toEqual({ spend: 'focus' })
    const one = attacked(
      [
        ['hit', 'hit', 'crit'],
        ['focus', 'blank'],
      ],
      {},
      { tokens: { evade: 1 } },
    )
    expect(answerOf(pilot, one, 'b')).toEqual({ spend: 'evade', face: 'blank' })
  })
})

describe('cards that touch dice', () => {
  /** The card of Ancient Knowledge with these choices, and others like it. */
  const offered = (t: Table, choices: readonly object[]) => {
    const options = [...choices.map(choice => ({ card: 'some', source: 'a1', choice })), { done: true }]
    return (
      answerOf((asked, chance) => pilot({ ...asked, options: { type: 'one', of: options as never } }, chance), t) as {
        choice?: object
      }
    ).choice
  }
  const t = attacked([['hit', 'blank', 'focus']], { tokens: { focus: 1 } }, {})

  it('are used on dice that do not count', () => {
    expect(
      offered(t, [
        { from: 'hit', to: 'crit' },
        { from: 'blank', to: 'hit' },
      ]),
    ).toEqual({ from: 'blank', to: 'hit' })
    expect(offered(t, [{ dice: [0] }, { dice: [0, 1, 2] }, { dice: [1, 2] }])).toEqual({ dice: [1, 2] })
  })

  it('are not used on those that do', () => {
    expect(offered(t, [{ from: 'hit', to: 'crit' }])).toBeUndefined()
    expect(offered(t, [{ dice: [0] }])).toBeUndefined()
  })
})
