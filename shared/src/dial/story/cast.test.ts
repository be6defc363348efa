import { describe, expect, it } from 'vitest'
import { table } from '../../../test/dial/table.ts'
import { castOf } from './cast.ts'

const { game } = table({
  ships: [{ id: 'a1', at: [100, 100], pilot: 'lukeskywalker' }],
  obstacles: [{ id: 'o1', outline: 'gascloud1', at: [400, 400] }],
  devices: [{ id: 'd1', kind: 'mine', outline: 'proximitymine', at: [600, 400], card: 'proximitymines' }],
})

describe('castOf', () => {
  it('knows pilots, kinds of obstacles and cards of devices', () => {
    const cast = castOf(game)
    expect(cast.ships).toEqual({ a1: 'lukeskywalker' })
    expect(cast.obstacles).toEqual({ o1: 'gas' })
    expect(cast.devices).toEqual({ d1: 'proximitymines' })
  })

  it('takes the names that players gave, made plain and short, and none where none was given', () => {
    const { players } = castOf(game, { a: `Ana\n${'x'.repeat(99)}`, b: ' ' })
    expect(players.a?.name).toBe(`Ana ${'x'.repeat(19)}…`)
    expect(players.b).toEqual({ side: 'b', name: null })
  })

  it('finds no name by a seat that every object has', () => {
    expect(castOf({ ...game, players: {} }, {}).players).toEqual({})
    expect(castOf(game, { constructor: 'x' }).players.a?.name).toBeNull()
  })
})
