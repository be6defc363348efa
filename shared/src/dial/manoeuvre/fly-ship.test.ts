import { describe, expect, it } from 'vitest'
import { type At, bar, type ShipSetup, type TableSetup, table, typesOf } from '../../../test/dial/table.ts'
import { placedShip } from '../look.ts'
import type { DialEvent } from '../words.ts'
import { freeSlots } from './fly-ship.ts'
import { manoeuvre } from './manoeuvre.ts'

const flying = (at: At, others: readonly ShipSetup[], more: Partial<TableSetup> & { a1?: Partial<ShipSetup> } = {}) => {
  const { a1, ...setup } = more
  return table({ activation: { ship: 'a1' }, ...setup, ships: [{ id: 'a1', at, bar: [], ...a1 }, ...others] })
}

type OnTable = ReturnType<typeof flying>

const fly = (on: OnTable, code: string) => on.push('executeManoeuvre', { ship: 'a1', code, cause: 'dial' })

const flown = (on: OnTable) => {
  const found = on.events.find(
    (e): e is Extract<DialEvent, { type: 'manoeuvreFlown' }> & { seq: number } => e.type === 'manoeuvreFlown',
  )
  if (found === undefined) throw new Error('nothing was flown')
  return found
}

const focus = { bar: bar(['focus']) }

describe('overlapping ships: rules/dial.md §5.2, §5.3, §5.4', () => {
  it('A1: who lies at the full position decides the consequence, who was backed over last is touched', () => {
    // Straight 3 ends at y = 360, upon the enemy only; backing up passes it and ends against the friend at y = 285.
    const on = flying(
      [457, 200],
      [
        { id: 'b1', at: [457, 365] },
        { id: 'a2', at: [457, 310] },
      ],
      { a1: focus },
    )
    fly(on, '3FW')
    expect(flown(on)).toMatchObject({ executed: 'partially', overlapped: ['b1'], last: ['a2'] })
    expect(on.game.touching).toEqual([['a1', 'a2']])
    expect(on.request.args).toMatchObject({ why: 'overlap', offers: [{ type: 'focus', colour: 'red' }] })
    on.answer({ skip: true })
    expect(on.game.activation).toMatchObject({ barred: true, skipsStep: 'overlapped an enemy ship' })
    expect(typesOf(on.events)).not.toContain('rolled')
  })

  it('A2: a friend and an enemy overlapped at once: the die only, no red focus', () => {
    const on = flying(
      [457, 200],
      [
        { id: 'b1', at: [430, 370] },
        { id: 'a2', at: [480, 370] },
      ],
      { a1: focus, dice: ['hit'] },
    )
    fly(on, '3FW')
    expect(flown(on).overlapped).toEqual(['b1', 'a2'])
    expect(on.idle).toBe(true)
    expect(on.ship('a1').shields.value).toBe(1)
    expect(on.game.activation).toMatchObject({ barred: false, skipsStep: 'overlapped a friendly ship' })
  })

  it.each([
    ['hit', 1, 0],
    ['crit', 1, 0],
    ['focus', 2, 0],
    ['blank', 2, 0],
  ] as const)('after a friend the die %s leaves %d shields, and never a crit', (face, shields, up) => {
    const on = flying([457, 200], [{ id: 'a2', at: [457, 370] }], { dice: [face] })
    fly(on, '3FW')
    expect(on.ship('a1').shields.value).toBe(shields)
    expect(on.ship('a1').damage.up).toHaveLength(up)
  })

  it('an allied ship is bumped like a friendly one', () => {
    const on = flying([457, 200], [{ id: 'c1', at: [457, 370] }], {
      sides: { a: 'A', b: 'B', c: 'A' },
      dice: ['blank'],
      a1: focus,
    })
    fly(on, '3FW')
    expect(on.idle).toBe(true)
    expect(on.game.activation).toMatchObject({ barred: false, skipsStep: 'overlapped a friendly ship' })
  })

  it('A3: two ships met together at the contact are both touched', () => {
    const on = flying(
      [457, 200],
      [
        { id: 'b1', at: [430, 360] },
        { id: 'b2', at: [484, 360] },
      ],
    )
    fly(on, '3FW')
    expect(flown(on).last).toEqual(['b1', 'b2'])
    expect(on.game.touching).toEqual([
      ['a1', 'b1'],
      ['a1', 'b2'],
    ])
  })

  it('A4: a ship that cannot move executed its manoeuvre partially, colour and all, and touches what blocks it', () => {
    const on = flying([457, 200], [{ id: 'b1', at: [457, 243.18] }], {
      a1: { tokens: { stress: 1, strain: 2, deplete: 1 } },
    })
    fly(on, '1FB')
    expect(flown(on)).toMatchObject({ executed: 'partially', last: ['b1'], code: '1FB' })
    expect(on.pose('a1')).toEqual({ x: 457, y: 200, dx: 0, dy: 1 })
    expect(on.game.touching).toEqual([['a1', 'b1']])
    expect(on.ship('a1').tokens).toEqual({ strain: 1 })
    expect(on.game.activation?.executed).toBe('1FB')
  })

  it('A5: a blocked ship that touched a third one stays in touch; one that moves away does not', () => {
    const others = [
      { id: 'b1', at: [457, 243.18] },
      { id: 'b2', at: [497, 200] },
    ] as const
    const blocked = flying([457, 200], others)
    expect(blocked.game.touching).toEqual([
      ['a1', 'b1'],
      ['a1', 'b2'],
    ])
    fly(blocked, '1FW')
    expect(blocked.game.touching).toEqual([
      ['a1', 'b1'],
      ['a1', 'b2'],
    ])
    const free = flying([457, 200], [others[1]])
    fly(free, '3FW')
    expect(free.game.touching).toEqual([])
  })

  it('A15: a Koiogran turn that is blocked does not turn round; its red still stresses', () => {
    const on = flying([457, 200], [{ id: 'b1', at: [457, 430] }])
    fly(on, '4KR')
    expect(flown(on)).toMatchObject({ executed: 'partially', overlapped: ['b1'], last: ['b1'] })
    expect(on.pose('a1')).toMatchObject({ x: 457, dx: 0, dy: 1 })
    expect(on.ship('a1').tokens).toEqual({ stress: 1 })
  })

  it('A26: a small ship close behind another does not clear it with the straight 1', () => {
    const on = flying([457, 200], [{ id: 'b1', at: [457, 243.18] }])
    fly(on, '1FW')
    expect(flown(on).executed).toBe('partially')
    const bare = flying([457, 200], [{ id: 'b1', at: [457, 240] }], { ruleset: { guides: false } })
    fly(bare, '1FW')
    expect(flown(bare)).toMatchObject({ executed: 'fully' })
    expect(bare.pose('a1').y).toBe(280)
  })

  it('A54: a ship removed before leaves room', () => {
    const on = flying([457, 200], [{ id: 'b1', at: [457, 370] }])
    on.push('leavePlay', { ship: 'b1', how: 'destroyed' })
    fly(on, '3FW')
    expect(flown(on).executed).toBe('fully')
    expect(on.pose('a1').y).toBe(360)
  })

  it('moves through ships without any effect', () => {
    const on = flying([457, 200], [{ id: 'b1', at: [457, 280] }])
    fly(on, '5FW')
    expect(flown(on)).toMatchObject({ executed: 'fully', overlapped: [], last: [] })
  })

  it('a stop executes fully, keeps its contacts and lies where it lay', () => {
    const on = flying([457, 200], [{ id: 'b1', at: [497, 200] }])
    fly(on, '0OR')
    expect(flown(on)).toMatchObject({ executed: 'fully' })
    expect(on.game.touching).toEqual([['a1', 'b1']])
    expect(on.ship('a1').tokens).toEqual({ stress: 1 })
  })
})

describe('the positions of a Tallon roll: rules/dial.md §5.2', () => {
  // From (457, 300) the right Tallon roll 3 ends about (567, 410), heading 180, the positions 10 mm apart along y.
  const ask = (others: readonly ShipSetup[], more: Parameters<typeof flying>[2] = {}) => {
    const on = flying([457, 300], others, more)
    fly(on, '3RR')
    return on
  }

  it('are offered when several are free, and only those are taken', () => {
    const on = ask([])
    expect(on.request).toMatchObject({ seat: 'a', kind: 'tallonSlot', args: { ship: 'a1', slots: [1, 0, -1] } })
    expect(on.refuses({ slot: 2 })).toMatchObject({ code: 'not_an_option', place: 'answer.slot' })
    expect(on.refuses({ slot: '0' })?.code).toBe('not_an_option')
    expect(on.refuses({ place: 0 })?.code).toBe('bad_answer')
    on.answer({ slot: -1 })
    expect(on.pose('a1')).toMatchObject({ x: 567, y: 400, dx: 0, dy: -1 })
    expect(flown(on)).toMatchObject({ executed: 'fully', slot: -1 })
    expect(on.ship('a1').tokens).toEqual({ stress: 1 })
  })

  it('A11: when the middle one is blocked a free outer one must be taken', () => {
    // Just beyond the end: 0 and +1 overlap it, −1 does not.
    const on = ask([{ id: 'b1', at: [567, 445] }])
    expect(on.idle).toBe(true)
    expect(flown(on)).toMatchObject({ executed: 'fully', slot: -1, overlapped: [] })
  })

  it('A12: the only free one is taken though a rock lies there; it is suffered and costs the action', () => {
    const on = ask([{ id: 'b1', at: [567, 445] }], {
      obstacles: [{ id: 'o1', outline: 'coreasteroid0', at: [575, 392] }],
      dice: ['blank'],
    })
    expect(flown(on)).toMatchObject({ slot: -1, under: ['o1'] })
    expect(on.ship('a1').shields.value).toBe(1)
    expect(on.game.activation?.skipsStep).toBe('ended on an obstacle')
  })

  it('A13: when all are blocked it backs up as the turn, without the further 90 degrees', () => {
    const on = ask([{ id: 'b1', at: [567, 410], type: 'firesprayclasspatrolcraft' }])
    expect(flown(on)).toMatchObject({ executed: 'partially', overlapped: ['b1'], last: ['b1'], slot: null })
    const { dx, dy } = on.pose('a1')
    expect(dx).toBeGreaterThan(0)
    expect(dy).toBeGreaterThanOrEqual(0)
  })

  it('A14: a position outside the area is offered only when every one inside is blocked, and it flees', () => {
    // It ends at y = 110 + 10 × slot from the start, the base and its guides 21.59 farther; 914.4 is the edge.
    const course = manoeuvre('3RR').course
    const free = flying([300, 777], [])
    expect(freeSlots(free.game, placedShip(free.game, 'a1'), course)).toEqual([0, -1])
    expect(freeSlots(free.game, placedShip(free.game, 'a1'), course)).not.toContain(1)
    const two = flying([300, 787], [])
    expect(freeSlots(two.game, placedShip(two.game, 'a1'), course)).toEqual([-1])
    const blocked = flying([300, 787], [{ id: 'b1', at: [410, 846.5] }])
    expect(freeSlots(blocked.game, placedShip(blocked.game, 'a1'), course)).toEqual([1, 0])
    fly(blocked, '3RR')
    blocked.answer({ slot: 0 })
    expect(blocked.ship('a1').place).toBe('fled')
  })

  it('are none for other courses', () => {
    const on = flying([457, 300], [])
    expect(freeSlots(on.game, placedShip(on.game, 'a1'), manoeuvre('3YW').course)).toEqual([])
  })
})

describe('fleeing: rules/dial.md §5.6', () => {
  it('A21: a template that leaves the area alone is no flight', () => {
    // The template of the whole turn reaches y = 916; the contact with b1 lies inside.
    const on = flying([400, 796], [{ id: 'b1', at: [490, 870], type: 'modifiedyt1300lightfreighter' }])
    fly(on, '3YW')
    expect(flown(on)).toMatchObject({ executed: 'partially', last: ['b1'] })
    expect(on.ship('a1').place).toBe('table')
  })

  it('A22: guides alone outside are a flight', () => {
    const on = flying([457, 813.5], [])
    // It ends at y = 893.5: the base at 913.5, its guides at 915.09.
    fly(on, '1FW')
    expect(on.events.find(e => e.type === 'fled')).toMatchObject({ ship: 'a1', pose: { y: 893.5 } })
    const bare = flying([457, 813.5], [], { ruleset: { guides: false } })
    fly(bare, '1FW')
    expect(bare.ship('a1').place).toBe('table')
    const inside = flying([457, 812.81], [])
    // 812.81 + 80 + 20 + 1.59 = 914.4: contact with the edge is inside.
    fly(inside, '1FW')
    expect(inside.ship('a1').place).toBe('table')
  })

  it('A23: a ship backed up to a place partly outside flees', () => {
    // The turn ends at y = 900, its base beyond the edge; a few mm before that it is still there.
    const on = flying([400, 790], [{ id: 'b1', at: [545, 890] }])
    fly(on, '3YW')
    expect(flown(on)).toMatchObject({ executed: 'partially', last: ['b1'] })
    expect(on.ship('a1').place).toBe('fled')
  })

  it('a ship that fled is gone at once: no colour, no consequence, no locks, no contacts', () => {
    const on = flying([457, 870], [{ id: 'b1', at: [497, 870] }], {
      locks: [
        { by: 'a1', on: { kind: 'ship', id: 'b1' } },
        { by: 'b1', on: { kind: 'ship', id: 'a1' } },
      ],
    })
    expect(typesOf(fly(on, '4FR'))).toEqual(['manoeuvreFlown', 'fled', 'lockBroken', 'lockBroken', 'shipScored'])
    expect(on.ship('a1')).toMatchObject({ place: 'fled', pose: null, tokens: {} })
    expect([on.game.locks, on.game.touching]).toEqual([[], []])
  })
})
