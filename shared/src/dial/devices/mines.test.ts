import { describe, expect, it } from 'vitest'
import { type ShipSetup, table, typesOf } from '../../../test/dial/table.ts'
import type { Ability } from '../../kernel/index.ts'
import type { DialWords } from '../words.ts'

/** What the card of a mine does: a hit for the ship that met it. */
const blast: Ability<DialWords, 'mineMet'> = {
  id: 'blast',
  window: 'mineMet',
  when: () => true,
  effect: (t, _source, { ship }) => t.push('suffer', { ship, hits: 1, crits: 0, source: 'mine' }),
}

const mined = (more: { fuses?: number; ships?: ShipSetup[] } = {}) =>
  table({
    ships: [{ id: 'b1', at: [457, 200] }, ...(more.ships ?? [])],
    devices: [{ id: 'm1', kind: 'mine', outline: 'proximitymine', at: [457, 290], fuses: more.fuses ?? 0 }],
    abilities: [{ ability: blast, listeners: [{ source: 'm1', seat: 'a' }] }],
  })

const fly = (on: ReturnType<typeof mined>, code: string) =>
  on.push('executeManoeuvre', { ship: 'b1', code, cause: 'dial' })

describe('mines: rules/dial.md §5.7', () => {
  it('detonates when moved through and is gone, with the locks on it', () => {
    const on = mined({ ships: [{ id: 'a1', at: [300, 290] }] })
    on.game.locks.push({ by: 'a1', on: { kind: 'device', id: 'm1' } })
    const events = fly(on, '5FW')
    expect(typesOf(events)).toEqual(['manoeuvreFlown', 'mineMet', 'shieldLost', 'lockBroken'])
    expect(on.game.devices).toEqual({})
    expect(on.game.locks).toEqual([])
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
    expect(typesOf(fly(short, '1FW'))).not.toContain('mineMet')
  })

  it('A44: a fused mine loses a fuse instead; a later move triggers it again', () => {
    const on = mined({ fuses: 1 })
    const events = fly(on, '1FW')
    expect(events.find(e => e.type === 'mineMet')).toMatchObject({ fused: true })
    expect(on.ship('b1').shields.value).toBe(2)
    expect(on.game.devices.m1?.fuses).toBe(0)
    // It ends on the mine once more.
    const again = on.push('executeManoeuvre', { ship: 'b1', code: '0OR', cause: 'dial' })
    expect(again.find(e => e.type === 'mineMet')).toMatchObject({ fused: false })
    expect(on.ship('b1').shields.value).toBe(1)
    expect(on.game.devices).toEqual({})
  })

  it('A43: put down beneath two ships it takes one, of its owner’s choice', () => {
    const on = table({
      ships: [
        { id: 'b1', at: [430, 300] },
        { id: 'b2', at: [475, 300] },
      ],
      devices: [{ id: 'm1', kind: 'mine', outline: 'proximitymine', at: [452, 300] }],
      abilities: [{ ability: blast, listeners: [{ source: 'm1', seat: 'a' }] }],
    })
    on.push('placedUnder', { object: { kind: 'device', id: 'm1' } })
    expect(on.request).toMatchObject({ seat: 'a', kind: 'mineVictim', args: { ships: ['b1', 'b2'] } })
    expect(on.refuses({ ship: 'constructor' })).toMatchObject({ code: 'not_an_option', place: 'answer.ship' })
    expect(on.refuses({ ship: 'b2', and: 'b1' })?.code).toBe('bad_answer')
    on.answer({ ship: 'b2' })
    expect([on.ship('b1').shields.value, on.ship('b2').shields.value]).toEqual([2, 1])
  })

  it('A43: a set of cluster mines takes a ship for each', () => {
    const on = table({
      ships: [
        { id: 'b1', at: [430, 300] },
        { id: 'b2', at: [475, 300] },
      ],
      devices: [
        { id: 'm1', kind: 'mine', outline: 'clustermine', at: [452, 300] },
        { id: 'm2', kind: 'mine', outline: 'clustermineside', at: [452, 305] },
      ],
      abilities: [{ ability: blast, listeners: [{ source: 'm1', seat: 'a' }] }],
    })
    on.does(t => {
      for (const id of ['m1', 'm2']) t.push('placedUnder', { object: { kind: 'device', id } })
    })
    on.answer({ ship: 'b1' })
    on.answer({ ship: 'b1' })
    expect([on.ship('b1').shields.value, on.ship('b2').shields.value]).toEqual([0, 2])
    expect(on.game.devices).toEqual({})
  })

  it('detonates under the only ship without a question', () => {
    const on = mined({ ships: [] })
    Object.assign(on.ship('b1'), { pose: { x: 457, y: 290, dx: 0, dy: 1 } })
    on.push('placedUnder', { object: { kind: 'device', id: 'm1' } })
    expect(on.idle).toBe(true)
    expect(on.ship('b1').shields.value).toBe(1)
  })

  it('A42: bombs and remotes are overlapped freely', () => {
    const on = table({
      ships: [{ id: 'b1', at: [457, 200] }],
      devices: [
        { id: 'd1', kind: 'bomb', outline: 'bomb', at: [457, 240] },
        { id: 'd2', kind: 'remote', outline: 'bomb', at: [457, 280] },
      ],
    })
    expect(fly(on, '1FW').at(0)).toMatchObject({ type: 'manoeuvreFlown', executed: 'fully' })
    on.push('placedUnder', { object: { kind: 'device', id: 'd2' } })
    // It does nothing but what its own card says.
    expect(typesOf(on.events)).toEqual(['manoeuvreFlown', 'remoteMet', 'remoteMet'])
    expect(Object.keys(on.game.devices)).toEqual(['d1', 'd2'])
  })
})
