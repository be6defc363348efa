import { Encoder, type Schema } from '@colyseus/schema'
import { describe, expect, it } from 'vitest'
import { projectionOf } from './wire.ts'

const shape = {
  root: { phase: 'string', round: 'uint16' },
  maps: { ships: { pilot: 'string', x: 'float64' } },
} as const

const head = { game: 'toy', status: 'playing', halt: '', seq: 1 }
const seats = { a: { side: 'A', name: 'Ana', here: true } }

function table() {
  const projection = projectionOf(shape)
  const state = projection.make()
  const encoder = new Encoder<Schema>(state)
  return {
    state,
    show(root: object, ships: Record<string, object>) {
      projection.apply(state, { root: { ...head, ...root }, maps: { seats, ships } })
      const { length } = encoder.encode()
      encoder.discardChanges()
      return length
    },
  }
}

describe('the schema built from a description', () => {
  it('holds what the flat view says, to the last bit', () => {
    const { state, show } = table()
    show({ phase: 'planning', round: 3 }, { a1: { pilot: 'luke', x: 0.1 + 0.2 }, b1: { pilot: 'vader', x: -1e-9 } })
    expect(state.toJSON()).toEqual({
      ...head,
      phase: 'planning',
      round: 3,
      seats,
      ships: { a1: { pilot: 'luke', x: 0.1 + 0.2 }, b1: { pilot: 'vader', x: -1e-9 } },
    })
  })

  it('follows changes, comings and goings, and sends no more than changed', () => {
    const { state, show } = table()
    const ships = { a1: { pilot: 'luke', x: 1 }, b1: { pilot: 'vader', x: 2 } }
    const whole = show({ phase: 'planning', round: 3 }, ships)
    expect(show({ phase: 'planning', round: 3 }, ships)).toBe(0)
    const one = show({ phase: 'planning', round: 3 }, { ...ships, a1: { pilot: 'luke', x: 5 } })
    expect(one).toBeGreaterThan(8)
    expect(one).toBeLessThan(whole / 3)
    show({ phase: 'system', round: 3 }, { b1: ships.b1, c1: { pilot: 'new', x: 0 } })
    expect(state.toJSON()).toMatchObject({ phase: 'system', ships: { b1: ships.b1, c1: { pilot: 'new', x: 0 } } })
    expect(state.toJSON()).not.toHaveProperty('ships.a1')
  })

  it('names a map that it does not have', () => {
    const { apply, make } = projectionOf(shape)
    expect(() => apply(make(), { root: {}, maps: { planets: {} } })).toThrow('no map planets in the schema')
  })
})
