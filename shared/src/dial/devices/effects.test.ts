import { describe, expect, it } from 'vitest'
import { type At, plain, type ShipSetup, type TableSetup, table, typesOf } from '../../../test/dial/table.ts'
import { dial } from '../game.ts'
import type { RedFace } from '../words.ts'

/** The bomb lies 16 mm to each side of (457, 500) and 16.5 up and down; a small base ends 20 mm from its middle. */
const bombed = (card: string, ships: readonly ShipSetup[], more: Partial<TableSetup> = {}) => {
  const on = table({
    ships,
    devices: [{ id: 'd1', kind: 'bomb', card, outline: 'bomb', at: [457, 500] }],
    ...more,
  })
  on.push('detonate', { device: 'd1', ship: null })
  return on
}

const sturdy = (id: string, at: At, more: Partial<ShipSetup> = {}): ShipSetup => ({
  ...{ id, at, hull: 6, shields: { value: 4, max: 4, recovers: 0 } },
  ...more,
})
const lost = (on: ReturnType<typeof bombed>, id: string) => {
  const { shields, damage } = on.ship(id)
  return 4 - shields.value + damage.down + damage.up.length
}

describe('whom a bomb reaches: rules/dial.md §9.1, §6.1', () => {
  it('ships of both players at range 0–1 of its outline, and no others', () => {
    const on = bombed('protonbomb', [
      sturdy('a1', [457, 500]),
      sturdy('b1', [457, 500 + 16 + 100 + 20]),
      sturdy('b2', [657, 500]),
      sturdy('b3', [457, 500 - 16.5 - 100.1 - 20]),
    ])
    expect(['a1', 'b1', 'b2', 'b3'].map(id => lost(on, id))).toEqual([1, 1, 0, 0])
    expect(on.game.devices).toEqual({})
    expect(dial.broken(on.state)).toEqual([])
  })

  it('remotes too, which go with their hull', () => {
    const remote = {
      id: 'd2',
      kind: 'remote',
      card: 'drk1probedroid',
      outline: 'drk1probedroid',
      at: [457, 560],
    } as const
    const bomb = { id: 'd1', kind: 'bomb', card: 'ionbomb', outline: 'bomb', at: [457, 500] } as const
    const on = bombed('ionbomb', [sturdy('a1', [700, 700])], { devices: [bomb, remote] })
    expect(on.game.devices).toEqual({})
    expect(dial.broken(on.state)).toEqual([])
  })

  it('the first player’s ships first', () => {
    const on = table({
      ships: [sturdy('a1', [457, 560]), sturdy('b1', [457, 440])],
      devices: [{ id: 'd1', kind: 'bomb', card: 'protonbomb', outline: 'bomb', at: [457, 500] }],
    })
    on.game.order = ['b', 'a']
    const events = on.push('detonate', { device: 'd1', ship: null })
    expect(events.flatMap(e => (e.type === 'shieldLost' ? [e.ship] : []))).toEqual(['b1', 'a1'])
  })
})

describe('what each device does: rules/dial.md §9.1', () => {
  const alone = (card: string, dice: TableSetup['dice'] = []) => bombed(card, [sturdy('b1', [457, 560])], { dice })
  const faceUp = (on: ReturnType<typeof bombed>) => on.ship('b1').damage.up.length

  it('a proton bomb: a crit', () => {
    const on = bombed('protonbomb', [sturdy('b1', [457, 560], { shields: { value: 0, max: 0, recovers: 0 } })], {
      decks: { b: ['weaponsfailure'] },
    })
    expect(on.ship('b1').damage).toEqual({ down: 0, up: ['weaponsfailure'] })
  })

  it('an ion bomb: three ion tokens', () => {
    expect(alone('ionbomb').ship('b1').tokens).toEqual({ ion: 3 })
  })

  it.each<[RedFace, RedFace, number]>([
    ['hit', 'crit', 2],
    ['hit', 'focus', 1],
    ['blank', 'focus', 0],
  ])('a bomblet: %s and %s are %i hits', (one, other, hits) => {
    const on = alone('bomblet', [[one, other]])
    expect(lost(on, 'b1')).toBe(hits)
    expect(faceUp(on)).toBe(0)
  })

  it.each<[RedFace, number, number | undefined]>([
    ['hit', 1, undefined],
    ['crit', 1, undefined],
    ['focus', 0, 1],
    ['blank', 0, undefined],
  ])('a thermal detonator: a %s is %i damage and strain %s', (face, damage, strain) => {
    const on = alone('thermaldetonators', [face])
    expect(lost(on, 'b1')).toBe(damage)
    expect(on.ship('b1').tokens.strain).toBe(strain)
  })

  it('a die for each ship: all are rolled before any is hurt', () => {
    const on = bombed('bomblet', [sturdy('a1', [457, 560]), sturdy('b1', [457, 440])], {
      dice: [
        ['hit', 'blank'],
        ['hit', 'hit'],
      ],
    })
    const types = typesOf(on.events).filter(type => type === 'rolled' || type === 'shieldLost')
    expect(types).toEqual(['rolled', 'rolled', 'shieldLost', 'shieldLost', 'shieldLost'])
    expect([lost(on, 'a1'), lost(on, 'b1')]).toEqual([1, 2])
  })

  const met = (card: string, outline: 'proximitymine' | 'clustermine' | 'connernet', dice: TableSetup['dice'] = []) => {
    const on = table({
      ships: [sturdy('b1', [457, 560], { shields: { value: 0, max: 0, recovers: 0 } })],
      devices: [{ id: 'd1', kind: 'mine', card, outline, at: [457, 500] }],
      decks: { b: ['weaponsfailure', 'structuraldamage', 'damagedengine'] },
      dice,
    })
    on.push('detonate', { device: 'd1', ship: 'b1' })
    expect(dial.broken(on.state)).toEqual([])
    return on.ship('b1')
  }

  it('a proximity mine: a hit, and what two dice show', () => {
    expect(met('proximitymine', 'proximitymine', [['hit', 'crit']]).damage).toEqual({ down: 2, up: ['damagedengine'] })
    expect(met('proximitymine', 'proximitymine', [['blank', 'focus']]).damage).toEqual({ down: 1, up: [] })
  })

  it('a cluster mine: what two dice show', () => {
    expect(met('clustermine', 'clustermine', [['hit', 'crit']]).damage).toEqual({ down: 1, up: ['structuraldamage'] })
    expect(met('clustermine', 'clustermine', [['blank', 'focus']]).damage).toEqual({ down: 0, up: [] })
  })

  it('a Conner net: a hit and three ion tokens', () => {
    const { damage, tokens } = met('connernet', 'connernet')
    expect(damage).toEqual({ down: 1, up: [] })
    expect(tokens).toEqual({ ion: 3 })
  })
})

describe('what follows: rules/dial.md §2, §3.2', () => {
  it('ships destroyed by one bomb are all hurt before any is removed', () => {
    const weak = { hull: 1, shields: { value: 0, max: 0, recovers: 0 }, cost: 3 }
    const on = bombed('protonbomb', [sturdy('a1', [457, 560], weak), sturdy('b1', [457, 440], weak)])
    const types = typesOf(on.events).filter(type => type === 'destroyed' || type === 'removed')
    expect(types).toEqual(['destroyed', 'destroyed', 'removed', 'removed'])
    expect([on.ship('a1').place, on.ship('b1').place]).toEqual(['destroyed', 'destroyed'])
    expect([on.ship('a1').scored, on.ship('b1').scored]).toEqual([3, 3])
    expect(dial.broken(on.state)).toEqual([])
  })

  it('a fused bomb loses a fuse instead', () => {
    const bomb = { id: 'd1', kind: 'bomb', card: 'protonbomb', outline: 'bomb', at: [457, 500], fuses: 1 } as const
    const on = bombed('protonbomb', [sturdy('b1', [457, 560])], { devices: [bomb] })
    expect(plain(on.events)).toEqual([{ type: 'fuseLost', on: { kind: 'device', id: 'd1' } }])
    on.push('detonate', { device: 'd1', ship: null })
    expect(lost(on, 'b1')).toBe(1)
  })

  it('a card that stands for the detonation prevents it, and the device stays', () => {
    const on = table({
      ships: [sturdy('a1', [457, 560])],
      devices: [{ id: 'd1', kind: 'bomb', card: 'protonbomb', outline: 'bomb', at: [457, 500] }],
      abilities: [
        {
          ability: { id: 'stop', window: 'wouldDetonate', when: () => true, effect: t => t.give(true) },
          listeners: [{ source: 'a1', seat: 'a' }],
        },
      ],
    })
    expect(plain(on.push('detonate', { device: 'd1', ship: null }))).toEqual([])
    expect(Object.keys(on.game.devices)).toEqual(['d1'])
  })
})
