import { describe, expect, it } from 'vitest'
import { bar, table, typesOf } from '../../../test/dial/table.ts'

const me = { id: 'a1', at: [457, 457], bar: bar(['lock']) } as const

const locking = (setup: Partial<Parameters<typeof table>[0]> = {}) => {
  const on = table({ ships: [me], ...setup })
  on.push('performActionStep', { ship: 'a1' })
  return on
}

describe('the lock action: rules/dial.md §8.2', () => {
  it('takes any object at range 0–3: ships of either player, obstacles, devices', () => {
    const on = locking({
      ships: [me, { id: 'a2', at: [557, 457] }, { id: 'b1', at: [457, 797] }, { id: 'b2', at: [457, 60] }],
      obstacles: [{ id: 'o1', outline: 'coreasteroid0', at: [300, 300] }],
      devices: [{ id: 'd1', kind: 'bomb', outline: 'bomb', at: [500, 300] }],
    })
    const objects = [
      { kind: 'ship', id: 'a2' },
      { kind: 'ship', id: 'b1' },
      { kind: 'obstacle', id: 'o1' },
      { kind: 'device', id: 'd1' },
    ]
    expect(on.choices()).toEqual([...objects.map(o => ({ action: 'lock', on: o })), { skip: true }])
    expect(on.refuses({ action: 'lock', on: { kind: 'ship', id: 'b2' } })?.code).toBe('out_of_range')
    expect(on.refuses({ action: 'lock', on: { kind: 'ship', id: 'a1' } })?.code).toBe('wrong_object')
    expect(on.refuses({ action: 'lock', on: { kind: 'ship', id: 'o1' } })?.code).toBe('no_such_object')
    expect(on.refuses({ action: 'lock', on: { kind: 'device', id: 'toString' } })?.code).toBe('no_such_object')
    expect(on.refuses({ action: 'lock', on: 'b1' })?.code).toBe('bad_answer')
    on.answer({ action: 'lock', on: { kind: 'device', id: 'd1' } })
    expect(on.game.locks).toEqual([{ by: 'a1', on: { kind: 'device', id: 'd1' } }])
  })

  it('names the rule and the line that decides about what is out of range', () => {
    const on = locking({ ships: [me, { id: 'b2', at: [457, 60, 30] }] })
    const refused = on.refuses({ action: 'lock', on: { kind: 'ship', id: 'b2' } })
    expect(refused).toMatchObject({ code: 'out_of_range', facts: { rule: 'dial §3.2' } })
    const [[x, y], [toX, toY]] = JSON.parse(String(refused?.facts?.line))
    // From the rear edge of the base straight down to the corner of the other that is turned towards it.
    expect([x, y]).toEqual([toX, 437])
    expect(toX).toBeCloseTo(457 - 20 * Math.cos(Math.PI / 6) + 20 * Math.sin(Math.PI / 6), 6)
    expect(toY).toBeCloseTo(60 + 20 * Math.cos(Math.PI / 6) + 20 * Math.sin(Math.PI / 6), 6)
  })

  it('may lie on a ship at range 0', () => {
    const on = locking({ ships: [me, { id: 'b1', at: [497, 457] }] })
    on.answer({ action: 'lock', on: { kind: 'ship', id: 'b1' } })
    expect(on.game.locks).toHaveLength(1)
  })

  it('A47: with an asteroid alone in range a ship must lock it', () => {
    const on = locking({ obstacles: [{ id: 'o1', outline: 'coreasteroid0', at: [457, 657] }] })
    expect(on.choices()).toEqual([{ action: 'lock', on: { kind: 'obstacle', id: 'o1' } }, { skip: true }])
    expect(on.refuses({ action: 'lock', on: null })).toMatchObject({
      code: 'may_not_fail',
      facts: { rule: 'dial §8.2', legal: 'o1' },
    })
  })

  it('A47: it fails without a valid object', () => {
    const on = locking({ obstacles: [{ id: 'o1', outline: 'coreasteroid0', at: [457, 880] }] })
    expect(on.choices()).toEqual([{ action: 'lock', on: null }, { skip: true }])
    expect(typesOf(on.answer({ action: 'lock', on: null }))).toEqual(['actionFailed'])
    expect(on.ship('a1').attempted).toEqual(['lock'])
  })

  it('fails in a gas cloud, whatever is near', () => {
    const on = locking({
      ships: [me, { id: 'b1', at: [457, 557] }],
      obstacles: [{ id: 'o1', outline: 'gascloud1', at: [457, 457] }],
    })
    expect(on.choices()).toEqual([{ action: 'lock', on: null }, { skip: true }])
    expect(on.refuses({ action: 'lock', on: { kind: 'ship', id: 'b1' } })?.code).toBe('cannot_lock')
  })

  it('keeps the old lock when it fails', () => {
    const far = { by: 'a1', on: { kind: 'ship', id: 'b1' } } as const
    const on = locking({ ships: [me, { id: 'b1', at: [457, 860] }], locks: [far] })
    on.answer({ action: 'lock', on: null })
    expect(on.game.locks).toEqual([far])
  })
})
