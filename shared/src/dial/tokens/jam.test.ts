import { describe, expect, it } from 'vitest'
import { table } from '../../../test/dial/table.ts'

const at = [400, 400] as const
const enemy = { id: 'b1', at: [400, 600] } as const
const lock = { by: 'a1', on: { kind: 'ship', id: 'b1' } } as const

describe('jam tokens: rules/dial.md §3.2', () => {
  it('waits where there is nothing to take', () => {
    const on = table({ ships: [{ id: 'a1', at, tokens: { stress: 1 } }, enemy] })
    on.push('gainTokens', { ship: 'a1', token: 'jam', count: 1, by: 'b' })
    expect(on.idle).toBe(true)
    expect(on.ship('a1').tokens).toEqual({ stress: 1, jam: 1 })
  })

  it('takes the only thing there is without asking', () => {
    const on = table({ ships: [{ id: 'a1', at }, enemy], locks: [lock] })
    on.push('gainTokens', { ship: 'a1', token: 'jam', count: 1, by: 'b' })
    expect(on.idle).toBe(true)
    expect(on.game.locks).toEqual([])
    expect(on.ship('a1').tokens).toEqual({})
  })

  it('A48: the player whose effect jams chooses what is taken away', () => {
    const on = table({ ships: [{ id: 'a1', at, tokens: { focus: 1, evade: 1 } }, enemy], locks: [lock] })
    on.push('gainTokens', { ship: 'a1', token: 'jam', count: 1, by: 'b' })
    expect(on.request.seat).toBe('b')
    expect(on.choices()).toEqual([{ token: 'focus' }, { token: 'evade' }, { lockOn: lock.on }])
    expect(on.refuses({ token: 'calculate' })?.code).toBe('not_an_option')
    on.answer({ lockOn: lock.on })
    expect(on.game.locks).toEqual([])
    expect(on.ship('a1').tokens).toEqual({ focus: 1, evade: 1 })
  })

  it('A48: of a cloud the owner of the ship that moved onto it chooses', () => {
    const on = table({
      ships: [{ id: 'a1', at, tokens: { focus: 1, evade: 1 } }],
      obstacles: [{ id: 'o1', outline: 'electrochaffcloud', at }],
      dice: ['blank'],
    })
    on.push('obstacleEffects', {
      ship: 'a1',
      met: [{ kind: 'obstacle', id: 'o1', through: false, under: true }],
      losesStep: true,
    })
    expect([on.request.kind, on.request.seat]).toEqual(['jam', 'a'])
    on.answer({ token: 'evade' })
    expect(on.ship('a1').tokens).toEqual({ focus: 1 })
  })

  it('takes one thing for each token and lets the rest wait', () => {
    const on = table({ ships: [{ id: 'a1', at, tokens: { focus: 1, evade: 1 } }, enemy] })
    on.push('gainTokens', { ship: 'a1', token: 'jam', count: 3, by: 'b' })
    on.answer({ token: 'evade' })
    expect(on.idle).toBe(true)
    expect(on.ship('a1').tokens).toEqual({ jam: 1 })
  })

  it('leaves the choice about an effect of nobody to the owner', () => {
    const on = table({ ships: [{ id: 'a1', at, tokens: { focus: 1, evade: 1 } }, enemy] })
    on.push('gainTokens', { ship: 'a1', token: 'jam', count: 1, by: null })
    expect(on.request.seat).toBe('a')
  })
})
