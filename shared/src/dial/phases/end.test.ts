import { describe, expect, it } from 'vitest'
import { plain, type ShipSetup, type TableSetup, table, typesOf } from '../../../test/dial/table.ts'
import { dial } from '../game.ts'

const pool = (value: number, max: number, recovers: number) => ({ value, max, recovers })

const ended = (ship: Partial<ShipSetup>, setup: Partial<TableSetup> = {}) => {
  const on = table({
    ...setup,
    ships: [{ id: 'a1', at: [200, 200], ...ship }, { id: 'b1', at: [600, 600] }, ...(setup.ships ?? [])],
  })
  on.push('endPhase', {})
  return on
}

describe('the End Phase: rules/dial.md §2, §3.2', () => {
  it('green tokens go, then orange ones; the others stay', () => {
    const tokens = {
      ...{ focus: 2, calculate: 1, evade: 1, reinforceFore: 1, reinforceAft: 1 },
      ...{ stress: 1, strain: 1, deplete: 1, ion: 2, cloak: 1, disarm: 1, jam: 1, tractor: 3 },
    }
    const on = ended({ tokens })
    expect(on.ship('a1').tokens).toEqual({ stress: 1, strain: 1, deplete: 1, ion: 2, cloak: 1 })
    expect(on.events.flatMap(e => (e.type === 'tokenLost' ? [`${e.token} ${e.count}`] : []))).toEqual([
      ...['focus 2', 'calculate 1', 'evade 1', 'reinforceFore 1', 'reinforceAft 1'],
      ...['disarm 1', 'jam 1', 'tractor 3'],
    ])
  })

  it('locks stay', () => {
    const locks = [{ by: 'a1', on: { kind: 'ship', id: 'b1' } }] as const
    expect(ended({}, { locks }).game.locks).toEqual(locks)
  })

  it.each([
    [pool(0, 3, 1), 1],
    [pool(3, 3, 1), 3],
    [pool(1, 3, 0), 1],
    [pool(2, 3, -1), 1],
    [pool(0, 3, -1), 0],
    [pool(2, 3, 2), 3],
  ])('a pool of %j comes to %d', (charges, value) => {
    const on = ended({
      charges: { ...charges },
      force: { ...charges },
      shields: { ...charges },
      upgrades: [{ id: 'r2astromech', slot: 'astromech', charges: { ...charges } }],
    })
    const { charges: own, force, shields, upgrades } = on.ship('a1')
    expect([own?.value, force?.value, shields.value, upgrades[0]?.charges?.value]).toEqual([value, value, value, value])
  })

  it('tells of what recovered and what was lost, and of nothing else', () => {
    const on = ended({
      pilot: 'p',
      charges: pool(0, 2, 1),
      force: pool(1, 2, 1),
      shields: pool(1, 2, 1),
      upgrades: [
        { id: 'up', slot: 'astromech', charges: pool(2, 2, -1) },
        { id: 'full', slot: 'crew', charges: pool(2, 2, 1) },
        { id: 'once', slot: 'crew', charges: pool(1, 2, 0) },
      ],
    })
    expect(plain(on.events).filter(e => !e.type.startsWith('phase'))).toEqual([
      { type: 'chargeRecovered', ship: 'a1', card: 'p', count: 1 },
      { type: 'chargeLost', ship: 'a1', card: 'up', count: 1 },
      { type: 'forceRecovered', ship: 'a1', count: 1 },
      { type: 'shieldRecovered', ship: 'a1', count: 1 },
    ])
  })
})

describe('the end of the game: rules/dial.md §1.5', () => {
  it('goes on while both sides have ships', () => {
    expect(ended({}).state.over).toBeNull()
  })

  it.each([
    ['destroyed', 'destruction'],
    ['fled', 'flight'],
  ] as const)('only one side has ships: it wins (%s)', (place, reason) => {
    const on = ended({ place, pose: null } as Partial<ShipSetup>, {
      // A loss of the winner says nothing about how the loser lost.
      ships: [{ id: 'b2', place: place === 'fled' ? 'destroyed' : 'fled' }],
    })
    expect(on.state.over).toEqual({ winner: 'b', reason })
    expect(on.events.at(-1)).toMatchObject({ type: 'matchEnded', winner: 'b', reason })
  })

  it('nobody has ships: nobody wins', () => {
    const on = table({
      ships: [
        { id: 'a1', place: 'fled' },
        { id: 'b1', place: 'destroyed' },
      ],
    })
    on.push('endPhase', {})
    expect(on.state.over).toEqual({ winner: null, reason: 'destruction' })
  })

  it.each([
    [11, null],
    [12, { winner: null, reason: 'rounds' }],
  ])('after round %d: %j', (round, over) => {
    const on = table({
      ships: [
        { id: 'a1', at: [200, 200] },
        { id: 'b1', at: [600, 600] },
      ],
    })
    on.game.round = round
    on.push('endPhase', {})
    expect(on.state.over).toEqual(over)
  })

  it('a team lives while any of its seats has a ship', () => {
    const sides = { a: 'A', b: 'B', c: 'A', d: 'B' }
    const on = table({
      sides,
      ships: [
        { id: 'a1', place: 'destroyed' },
        { id: 'c1', at: [200, 200] },
        { id: 'd1', at: [600, 600] },
      ],
    })
    on.push('endPhase', {})
    expect(on.state.over).toBeNull()
    on.push('leavePlay', { ship: 'd1', how: 'fled' })
    on.push('endPhase', {})
    expect(on.state.over).toEqual({ winner: 'A', reason: 'flight' })
  })

  it.each([
    ['a', 'B'],
    ['c', 'B'],
    ['d', 'A'],
  ])('a concession of seat %s gives side %s the match', (seat, winner) => {
    const on = table({
      sides: { a: 'A', b: 'B', c: 'A', d: 'B' },
      ships: ['a1', 'b1', 'c1', 'd1'].map((id, i) => ({ id, at: [200 + 100 * i, 200] as const })),
    })
    on.does(t => dial.concede(t, seat))
    expect(on.state.over).toEqual({ winner, reason: 'conceded' })
  })

  it('nothing runs after the end', () => {
    const on = ended({ place: 'fled', pose: null } as Partial<ShipSetup>)
    const before = typesOf(on.events)
    on.push('round', {})
    expect(typesOf(on.events)).toEqual(before)
    expect(on.idle).toBe(true)
  })
})
