import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { table } from '../../../test/dial/table.ts'
import type { RedFace } from '../words.ts'
import { rank } from './player-order.ts'

const first = (a: string, b: string) => {
  const faces: { [letter: string]: RedFace } = { h: 'hit', c: 'crit', f: 'focus', b: 'blank' }
  const read = (text: string) => [...text].map(letter => faces[letter] ?? 'blank')
  return rank([
    { seat: 'a', faces: read(a) },
    { seat: 'b', faces: read(b) },
  ])
}

describe('player order: rules/dial.md §1.2 step 2', () => {
  it.each([
    ['cbb', 'fff', ['a', 'b']],
    ['chh', 'ccb', ['b', 'a']],
    ['fbb', 'hhh', ['a', 'b']],
    ['cff', 'cfh', ['a', 'b']],
    ['cfb', 'chf', ['b', 'a']],
    ['hbb', 'bbb', ['a', 'b']],
    ['bbb', 'hbb', ['b', 'a']],
    ['chf', 'fch', null],
    ['bbb', 'bbb', null],
    ['fff', 'fff', null],
  ])('%s against %s: most crits, then focus, then hits, else again', (a, b, order) => {
    expect(first(a, b)).toEqual(order)
  })

  const three = fc.array(fc.constantFrom<RedFace>('hit', 'crit', 'focus', 'blank'), { minLength: 3, maxLength: 3 })

  it('does not depend on who is asked first nor on the order of the dice', () => {
    fc.assert(
      fc.property(three, three, (a, b) => {
        const one = rank([
          { seat: 'a', faces: a },
          { seat: 'b', faces: b },
        ])
        const other = rank([
          { seat: 'b', faces: [...b].reverse() },
          { seat: 'a', faces: [...a].sort() },
        ])
        expect(other).toEqual(one)
      }),
    )
  })

  it('teams roll once a side, ties again, and every seat has its place', () => {
    const on = table({ ships: [], sides: { a: 'A', b: 'B', c: 'A', d: 'B' } })
    const four = table({
      ships: ['a1', 'b1', 'c1', 'd1'].map(id => ({ id })),
      sides: { a: 'A', b: 'B', c: 'A', d: 'B' },
    })
    for (const t of [on, four]) t.push('playerOrder', {})
    const told = four.events.flatMap(e => (e.type === 'playerOrder' ? [e] : []))
    for (const event of told) expect(event.rolls.map(r => r.seat)).toEqual(['a', 'b'])
    for (const event of told.slice(0, -1)) expect(event.order).toEqual([])
    expect([
      ['a', 'c', 'b', 'd'],
      ['b', 'd', 'a', 'c'],
    ]).toContainEqual(told.at(-1)?.order)
    expect(four.game.order).toEqual(told.at(-1)?.order)
  })
})
