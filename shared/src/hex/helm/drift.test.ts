import { describe, expect, it } from 'vitest'
import { only, type ShipSetup, type TableSetup, table } from '../../../test/hex/table.ts'

/** a1 has no hull points left. */
const wreck = (a: Partial<ShipSetup> = {}, more: Partial<TableSetup> = {}) =>
  table({
    ...more,
    ships: [{ id: 'a1', at: [0, 0], damage: 50, speed: 7, ...a }, ...(more.ships ?? [])],
    ...{ phase: 'helm', active: 'a1' },
  })

const drift = (t: ReturnType<typeof wreck>) => t.push('drift', { ship: 'a1' })

describe('a disabled ship: rules/hex.md §2.7', () => {
  it('floats half its speed, rounded down, as it moved last, and keeps its facing', () => {
    const t = wreck({ heading: 2 })
    expect(only(drift(t), 'flew')).toMatchObject([{ why: 'drift', to: { hex: [3, 0], facing: 0 } }])
    drift(t)
    expect(t.at('a1')).toEqual([6, 0, 0])
    expect(t.ship('a1').heading).toBe(2)
  })

  it('goes backwards when it had backed off, and sidewards when it had slid', () => {
    const after = (stunt: object) => {
      const t = table({
        ships: [{ id: 'a1', at: [0, 0], crew: [{ role: 'pilot' }], speed: 6 }],
        ...{ phase: 'helm', active: 'a1', dice: [20] },
      })
      t.perform('a1.1', 'stunt', { ...stunt })
      t.answer({ path: 'F' })
      return t.ship('a1').heading
    }
    expect(after({ stunt: 'backOff' })).toBe(3)
    expect(after({ stunt: 'slide', side: 'port' })).toBe(5)
    expect(after({ stunt: 'slide', side: 'starboard' })).toBe(1)
  })

  it('6.61: stops short of a ship, and passes those before', () => {
    const end = (...hexes: [number, number][]) => {
      const t = wreck({}, { ships: hexes.map((at, i) => ({ id: `b${i + 1}`, at, crew: [] })) })
      drift(t)
      return t.at('a1')
    }
    expect(end([0, -3])).toEqual([0, -2, 0])
    expect(end([0, -3], [0, -2])).toEqual([0, -1, 0])
    expect(end([0, -3], [0, -2], [0, -1])).toEqual([0, 0, 0])
    expect(end([0, -2])).toEqual([0, -3, 0])
  })

  it('is let alone by those whom it passes, unless the table wants otherwise', () => {
    const asked = (attackDrifters: boolean) => {
      const t = wreck({}, { ships: [{ id: 'b1', at: [0, -1] }], ruleset: { attackDrifters } })
      drift(t)
      return t.state.pending.map(({ kind }) => kind)
    }
    expect(asked(false)).toEqual([])
    expect(asked(true)).toEqual(['freeAttack'])
  })

  it('is not stopped when it is hit again', () => {
    const t = wreck({}, { ships: [{ id: 'b1', at: [0, -1] }], ruleset: { attackDrifters: true }, dice: [15, [1, 1]] })
    drift(t)
    t.answer({ weapon: 'w1' })
    expect(t.at('a1')).toEqual([0, -3, 0])
  })

  it('has left the map when it floats over the edge', () => {
    const t = wreck({}, { radius: 2 })
    expect(only(drift(t), 'fled')).toHaveLength(1)
  })

  it('floats in its place in the helm phase, in which its crew does nothing', () => {
    const t = wreck({}, { helmOrder: ['a1'] })
    t.game.active = null
    t.push('helm', { left: [] })
    expect(t.idle).toBe(true)
    expect(t.at('a1')).toEqual([0, -3, 0])
  })
})
