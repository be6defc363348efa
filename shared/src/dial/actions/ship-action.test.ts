import { describe, expect, it } from 'vitest'
import { bar, table, typesOf } from '../../../test/dial/table.ts'
import { coordinate } from './coordinate.ts'
import { jam } from './jam.ts'

const me = (type: 'coordinate' | 'jam') => ({ id: 'a1', at: [457, 457], bar: bar([type]) }) as const

const acting = (
  type: 'coordinate' | 'jam',
  ships: Parameters<typeof table>[0]['ships'],
  sides: Record<string, string> = {},
) => {
  const on = table({ ships: [me(type), ...ships], sides })
  on.push('performActionStep', { ship: 'a1' })
  return on
}

describe('the coordinate action: rules/dial.md §8.2', () => {
  const near = { id: 'a2', at: [457, 557], bar: bar(['evade']) } as const

  it('lets another friendly ship at range 1–2 perform an action of its own choice', () => {
    const on = acting(coordinate.type, [near])
    on.answer({ action: 'coordinate', ship: 'a2' })
    expect(on.request).toMatchObject({ kind: 'action', seat: 'a', args: { ship: 'a2', why: 'granted' } })
    on.answer({ action: 'evade' })
    expect(on.ship('a2').tokens).toEqual({ evade: 1 })
    expect(on.ship('a2').attempted).toEqual(['evade'])
    expect(on.ship('a1').attempted).toEqual(['coordinate'])
  })

  it('chooses friendly ships only: no allied one, no enemy, not itself', () => {
    const others = [
      { id: 'b1', at: [557, 457] },
      { id: 'c1', at: [357, 457] },
    ] as const
    const on = acting('coordinate', [near, ...others], { a: 'A', b: 'A', c: 'C' })
    expect(on.choices()).toEqual([{ action: 'coordinate', ship: 'a2' }, { skip: true }])
    for (const ship of ['a1', 'b1', 'c1']) expect(on.refuses({ action: 'coordinate', ship })?.code).toBe('wrong_object')
    expect(on.refuses({ action: 'coordinate', ship: 'hasOwnProperty' })?.code).toBe('no_such_object')
    expect(on.refuses({ action: 'coordinate', ship: null })).toMatchObject({
      code: 'may_not_fail',
      facts: { rule: 'dial §8.2', legal: 'a2' },
    })
  })

  it.each([
    ['touching', 497, null],
    ['a gap of 0.5 mm', 497.5, 'a2'],
    ['a gap of 200 mm', 697, 'a2'],
    ['a gap of 200.5 mm', 697.5, null],
  ])('measures range 1–2: %s', (_, x, ship) => {
    const on = acting('coordinate', [{ id: 'a2', at: [x, 457] }])
    expect(on.choices()[0]).toEqual({ action: 'coordinate', ship })
  })

  it.each([
    ['coordinate', { id: 'a2', at: [797, 457, 45] }],
    ['jam', { id: 'b1', at: [797, 457, 45] }],
  ] as const)('names the rule and the line that decides out of range: %s', (action, other) => {
    const on = acting(action, [other])
    const refused = on.refuses({ action, ship: other.id })
    expect(refused).toMatchObject({ code: 'out_of_range', facts: { rule: 'dial §8.2' } })
    const [from, [x, y]] = JSON.parse(String(refused?.facts?.line))
    // The western corner of the turned base lies level with the middle of the other.
    expect(from).toEqual([477, y])
    expect([x, y]).toEqual([expect.closeTo(797 - 20 * Math.SQRT2, 6), expect.closeTo(457, 6)])
  })

  it('does not fail when the coordinated action does', () => {
    const on = acting('coordinate', [{ ...near, bar: bar(['lock', 'reload']) }])
    on.answer({ action: 'coordinate', ship: 'a2' })
    const events = on.answer({ action: 'reload', upgrade: null })
    expect(typesOf(events)).toEqual(['actionFailed'])
    expect(on.events.flatMap(e => (e.type === 'actionPerformed' ? [e.ship] : []))).toEqual(['a1'])
  })

  it('fails where no ship fits', () => {
    const on = acting('coordinate', [{ id: 'a2', at: [457, 857] }])
    expect(typesOf(on.answer({ action: 'coordinate', ship: null }))).toEqual(['actionFailed'])
  })

  it('gives a stressed ship nothing to do', () => {
    const on = acting('coordinate', [{ ...near, tokens: { stress: 1 } }])
    on.answer({ action: 'coordinate', ship: 'a2' })
    expect(on.idle).toBe(true)
  })

  it('lets the coordinated ship decline', () => {
    const on = acting('coordinate', [near])
    on.answer({ action: 'coordinate', ship: 'a2' })
    on.answer({ skip: true })
    expect(on.idle).toBe(true)
    expect(on.ship('a2').attempted).toEqual([])
  })
})

describe('the jam action: rules/dial.md §8.2', () => {
  it('A48: gives a jam token, and the player who jams chooses what it takes away', () => {
    const on = acting(jam.type, [{ id: 'b1', at: [457, 557], tokens: { focus: 1, evade: 1 } }])
    on.answer({ action: 'jam', ship: 'b1' })
    expect([on.request.kind, on.request.seat]).toEqual(['jam', 'a'])
    on.answer({ token: 'evade' })
    expect(on.ship('b1').tokens).toEqual({ focus: 1 })
  })

  it.each([
    ['range 0 ahead', 457, 500.19, null],
    ['range 1 aside', 597, 457, 'b1'],
    ['range 2 aside', 597.5, 457, null],
    ['range 2 in the bullseye', 457, 697, 'b1'],
    ['range 2, an edge in the bullseye', 484, 697, 'b1'],
    ['range 2, beside the bullseye', 485, 697, null],
    ['range 2 behind', 457, 257, null],
    ['range 3 in the bullseye', 457, 697.5, null],
  ])('reaches range 1, or 2 in the bullseye arc: %s', (_, x, y, ship) => {
    const on = acting('jam', [{ id: 'b1', at: [x, y] }])
    expect(on.choices()[0]).toEqual({ action: 'jam', ship })
  })

  it('takes enemies only', () => {
    const on = acting(
      'jam',
      [
        { id: 'a2', at: [457, 557] },
        { id: 'b1', at: [557, 457] },
      ],
      { a: 'A', b: 'A' },
    )
    expect(on.choices()).toEqual([{ action: 'jam', ship: null }, { skip: true }])
    expect(on.refuses({ action: 'jam', ship: 'b1' })?.code).toBe('wrong_object')
  })
})
