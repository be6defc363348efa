import { describe, expect, it } from 'vitest'
import { type ShipSetup, table, typesOf } from '../../../test/dial/table.ts'
import { dial } from '../game.ts'

const blanks = ['blank', 'blank'] as const

const mined = (more: { fuses?: number; ships?: ShipSetup[] } = {}) =>
  table({
    ships: [{ id: 'b1', at: [457, 200] }, ...(more.ships ?? [])],
    devices: [{ id: 'm1', kind: 'mine', outline: 'proximitymine', at: [457, 290], fuses: more.fuses ?? 0 }],
    dice: [blanks],
  })

const fly = (on: ReturnType<typeof mined>, code: string) =>
  on.push('executeManoeuvre', { ship: 'b1', code, cause: 'dial' })

const beneathTwo = (
  devices: { id: string; outline: 'proximitymine' | 'clustermine' | 'clustermineside'; y: number }[],
) =>
  table({
    ships: [
      { id: 'b1', at: [430, 300] },
      { id: 'b2', at: [475, 300] },
    ],
    devices: devices.map(({ y, ...mine }) => ({ kind: 'mine', card: 'clustermine', ...mine, at: [452, y] })),
    dice: [
      ['hit', 'blank'],
      ['crit', 'blank'],
    ],
  })

describe('mines: rules/dial.md §5.7', () => {
  it('detonates when moved through and is gone, with the locks on it', () => {
    const on = mined({ ships: [{ id: 'a1', at: [300, 290] }] })
    on.game.locks.push({ by: 'a1', on: { kind: 'device', id: 'm1' } })
    const events = fly(on, '5FW')
    expect(typesOf(events)).toEqual([
      ...['manoeuvreFlown', 'deviceDetonated', 'rolled', 'shieldLost', 'lockBroken', 'deviceRemoved'],
    ])
    expect(on.game.devices).toEqual({})
    expect(on.game.locks).toEqual([])
    expect(dial.broken(on.state)).toEqual([])
  })

  it('detonates under a base that ends on it', () => {
    const on = mined()
    fly(on, '1FW')
    expect(on.ship('b1').shields.value).toBe(1)
  })

  it('is not met by a ship whose base only sweeps it, nor beyond the contact of a partial move', () => {
    const beside = mined({ ships: [] })
    // Its corner reaches x = 440 + 17; the template of a ship at x = 400 ends at 410, its base at 420.
    Object.assign(beside.ship('b1'), { pose: { x: 400, y: 200, dx: 0, dy: 1 } })
    expect(typesOf(fly(beside, '5FW'))).toEqual(['manoeuvreFlown'])
    const short = mined({ ships: [{ id: 'a1', at: [457, 245] }] })
    expect(typesOf(fly(short, '1FW'))).not.toContain('deviceDetonated')
  })

  it('A44: a fused mine loses a fuse instead; a later move triggers it again', () => {
    const on = mined({ fuses: 1 })
    expect(typesOf(fly(on, '1FW'))).toEqual(['manoeuvreFlown', 'fuseLost'])
    expect(on.ship('b1').shields.value).toBe(2)
    expect(on.game.devices.m1?.fuses).toBe(0)
    // It ends on the mine once more.
    on.push('executeManoeuvre', { ship: 'b1', code: '0OR', cause: 'dial' })
    expect(on.ship('b1').shields.value).toBe(1)
    expect(on.game.devices).toEqual({})
  })

  it('A43: put down beneath two ships it takes one, of its owner’s choice', () => {
    const on = beneathTwo([{ id: 'm1', outline: 'proximitymine', y: 300 }])
    on.push('placedUnder', { objects: [{ kind: 'device', id: 'm1' }] })
    expect(on.request).toMatchObject({ seat: 'a', kind: 'mineVictim', args: { ships: ['b1', 'b2'] } })
    expect(on.refuses({ ship: 'constructor' })).toMatchObject({ code: 'not_an_option', place: 'answer.ship' })
    expect(on.refuses({ ship: 'b2', and: 'b1' })?.code).toBe('bad_answer')
    on.answer({ ship: 'b2' })
    expect([on.ship('b1').shields.value, on.ship('b2').shields.value]).toEqual([2, 1])
  })

  it('A43: of a set of cluster mines each takes a ship, then they go off in an order of their owner’s', () => {
    const on = beneathTwo([
      { id: 'm1', outline: 'clustermine', y: 300 },
      { id: 'm2', outline: 'clustermineside', y: 305 },
    ])
    on.push('placedUnder', { objects: ['m1', 'm2'].map(id => ({ kind: 'device', id })) })
    on.answer({ ship: 'b1' })
    expect(typesOf(on.events)).toEqual([])
    on.answer({ ship: 'b2' })
    expect(on.request).toMatchObject({ seat: 'a', kind: 'nextDevice', args: { devices: ['m1', 'm2'] } })
    const events = on.answer({ device: 'm2' })
    expect(events.flatMap(e => (e.type === 'deviceDetonated' ? [[e.device, e.by]] : []))).toEqual([
      ['m2', 'b2'],
      ['m1', 'b1'],
    ])
    expect([on.ship('b1').shields.value, on.ship('b2').shields.value]).toEqual([1, 1])
    expect(on.game.devices).toEqual({})
  })

  it('detonates under the only ship without a question', () => {
    const on = mined()
    Object.assign(on.ship('b1'), { pose: { x: 457, y: 290, dx: 0, dy: 1 } })
    on.push('placedUnder', { objects: [{ kind: 'device', id: 'm1' }] })
    expect(on.idle).toBe(true)
    expect(on.ship('b1').shields.value).toBe(1)
  })

  it('A42: bombs and remotes are overlapped freely', () => {
    const on = table({
      ships: [{ id: 'b1', at: [457, 200] }],
      devices: [
        { id: 'd1', kind: 'bomb', outline: 'bomb', at: [457, 240] },
        { id: 'd2', kind: 'remote', card: 'sensorbuoy', outline: 'sensorbuoy', at: [457, 280] },
      ],
    })
    expect(fly(on, '1FW').at(0)).toMatchObject({ type: 'manoeuvreFlown', executed: 'fully' })
    on.push('placedUnder', { objects: [{ kind: 'device', id: 'd1' }] })
    expect(typesOf(on.events)).not.toContain('deviceDetonated')
    expect(Object.keys(on.game.devices)).toEqual(['d1', 'd2'])
  })
})
