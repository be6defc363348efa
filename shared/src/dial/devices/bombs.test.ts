import { describe, expect, it } from 'vitest'
import { type TableSetup, table, typesOf } from '../../../test/dial/table.ts'
import { dial } from '../game.ts'

const bomb = (id: string, seat: 'a' | 'b', x: number, more: { fuses?: number } = {}) =>
  ({ id, kind: 'bomb', card: 'protonbomb', outline: 'bomb', seat, at: [x, 500], ...more }) as const

const ended = (devices: TableSetup['devices'] = [], more: Partial<TableSetup> = {}) => {
  const on = table({
    phase: 'activation',
    ships: [
      { id: 'a1', at: [457, 560], shields: { value: 4, max: 4, recovers: 0 } },
      { id: 'b1', at: [700, 700] },
    ],
    devices,
    ...more,
  })
  on.push('activations', {})
  while (on.state.pending[0]?.kind === 'action') on.answer({ skip: true })
  return on
}
const blown = (on: ReturnType<typeof ended>) => on.events.flatMap(e => (e.type === 'deviceDetonated' ? [e.device] : []))

describe('bombs at the end of the Activation Phase: rules/dial.md §2, §9.1', () => {
  it('detonate after all ships have activated, before the phase ends; mines do not', () => {
    const mine = { id: 'd2', kind: 'mine', card: 'proximitymine', outline: 'proximitymine', at: [200, 800] } as const
    const on = ended([bomb('d1', 'a', 300), mine])
    expect(blown(on)).toEqual(['d1'])
    const types = typesOf(on.events)
    expect(types.lastIndexOf('manoeuvreFlown')).toBeLessThan(types.indexOf('deviceDetonated'))
    expect(types.indexOf('deviceDetonated')).toBeLessThan(types.indexOf('phaseEnded'))
    expect(Object.keys(on.game.devices)).toEqual(['d2'])
    expect(dial.broken(on.state)).toEqual([])
  })

  it('A45: the first player’s one by one in his order, each fully, then the other’s', () => {
    const on = ended([bomb('d1', 'b', 100), bomb('d2', 'a', 200), bomb('d3', 'a', 300), bomb('d4', 'b', 400)])
    expect(on.request).toMatchObject({ seat: 'a', kind: 'nextDevice', args: { devices: ['d2', 'd3'] } })
    expect(on.choices()).toEqual([{ device: 'd2' }, { device: 'd3' }])
    expect(on.refuses({ device: 'd1' })).toMatchObject({ code: 'not_an_option', place: 'answer.device' })
    expect(on.refuses({ device: 'd2', and: 'd3' })?.code).toBe('bad_answer')
    on.answer({ device: 'd3' })
    expect(on.request).toMatchObject({ seat: 'b', kind: 'nextDevice', args: { devices: ['d1', 'd4'] } })
    on.answer({ device: 'd1' })
    expect(blown(on)).toEqual(['d3', 'd2', 'd1', 'd4'])
    expect(typesOf(on.events).at(-1)).toBe('phaseEnded')
  })

  it('the order is that of the players in this round', () => {
    const on = table({ ships: [], devices: [bomb('d1', 'a', 100), bomb('d2', 'b', 400)] })
    on.game.order = ['b', 'a']
    on.push('activations', {})
    expect(on.events.flatMap(e => (e.type === 'deviceDetonated' ? [e.device] : []))).toEqual(['d2', 'd1'])
  })

  it('a fused one stays, and goes off a round later', () => {
    const on = ended([bomb('d1', 'a', 300, { fuses: 1 })])
    expect(blown(on)).toEqual([])
    on.push('activations', {})
    while (on.state.pending[0]?.kind === 'action') on.answer({ skip: true })
    expect(blown(on)).toEqual(['d1'])
  })
})
