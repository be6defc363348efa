import { describe, expect, it } from 'vitest'
import { only, type ShipSetup, type TableSetup, table, typesOf } from '../../../test/hex/table.ts'
import { moveSmartMines } from './smart-mines.ts'

const gunner = { role: 'gunner' } as const
const pilot = { role: 'pilot' } as const
const layer = {
  ...{ name: 'light plasma mines', kind: 'tracking' as const, mount: 'aft' as const, increment: 1, damage: '2d12' },
  ...{ shots: 5, properties: [{ property: 'mine' as const, count: 2 }] },
}

/** b1, with TL 20, flies by the mine of a1 at 0, -3 along the path. */
const flown = (
  path: string,
  dice: NonNullable<TableSetup['dice']>,
  more: Partial<TableSetup> = {},
  b: Partial<ShipSetup> = {},
) => {
  const t = table({
    ships: [
      { id: 'a1', at: [0, 20], tier: 3 },
      { id: 'b1', at: [1, -1], tl: 20, crew: [pilot], ...b },
    ],
    mines: [{ by: 'a1', hex: [0, -3] }],
    round: 3,
    active: 'b1',
    dice,
    ...more,
  })
  const events = t.perform('b1.1', 'fly')
  return { t, events: [...events, ...t.answer({ path })] }
}

describe('a mine: rules/hex.md §3.8', () => {
  it('attacks an enemy that leaves a hex next to it, and hits it from behind, at once', () => {
    // Past 1, -3 and 1, -4, which lie beside it.
    const { t, events } = flown('FFFF', [9, 10, [3, 4]])
    expect(only(events, 'checkMade')).toEqual([
      expect.objectContaining({ why: 'mine', ship: 'a1', crew: 'a1.4', total: 19, dc: 20 }),
      expect.objectContaining({ why: 'mine', total: 20, dc: 20 }),
    ])
    expect(only(events, 'damaged')[0]).toMatchObject({ ship: 'b1', quadrant: 'aft', shields: 7 })
    expect(t.game.mines).toEqual({})
    expect(typesOf(events)).toContain('mineGone')
  })

  it('a failed check leaves it where it is', () => {
    const { t } = flown('FFFF', [9, 9])
    expect(Object.keys(t.game.mines)).toEqual(['m1'])
  })

  it('a ship that stops next to it has not left', () => {
    const { events } = flown('FF', [])
    expect(only(events, 'checkMade')).toEqual([])
  })

  it('attacks who enters its hex with 2 more, and hits from before; that is one attack', () => {
    const { events } = flown('FFF', [8, [3, 4]], {}, { at: [0, 0] })
    expect(only(events, 'checkMade').map(({ total }) => total)).toEqual([20])
    expect(only(events, 'damaged')[0]).toMatchObject({ quadrant: 'forward' })
  })

  it('is not quite ready in the round in which it is laid: TL counts 4 more', () => {
    const { events } = flown('FFF', [13], { mines: [{ by: 'a1', hex: [0, -3], laid: 3 }] })
    expect(only(events, 'checkMade')[0]).toMatchObject({ total: 23, dc: 24 })
  })

  it('lets its own side pass', () => {
    const { events } = flown('FFF', [], { mines: [{ by: 'a1', hex: [0, -3], side: 'B' }] })
    expect(only(events, 'checkMade')).toEqual([])
  })

  it('a ship that it disables flies no further', () => {
    const { t } = flown('FFFFF', [10, [10, 10]], {}, { hull: 20, shields: { aft: 0 } })
    expect(t.at('b1')).toEqual([1, -4, 0])
  })

  it('is shot at by point weapons as a projectile of speed 4', () => {
    const point = { properties: [{ property: 'point' as const, bonus: 8 }], mount: 'aft' as const }
    const { t } = flown('FFF', [10], {}, { weapons: [point], crew: [pilot, gunner] })
    expect(t.asked('pointDefence', 'b')).toEqual({ ship: 'b1', projectile: 'm1', weapons: ['w1'] })
    t.planned.push([6])
    const events = t.answer({ weapon: 'w1' }, 'b')
    expect(only(events, 'checkMade')[0]).toMatchObject({ total: 14, dc: 14 })
    expect(only(events, 'mineGone')).toEqual([{ type: 'mineGone', mine: 'm1', why: 'shotDown' }])
  })

  it('of quantum mines one failed check is rolled again', () => {
    const mines = [{ by: 'a1', hex: [0, -3] as const, properties: [{ property: 'quantum' as const }] }]
    const { t } = flown('FFFF', [3, 4, 5], { mines })
    expect(t.game.mines.m1?.rerolled).toBe(true)
    expect(t.planned).toEqual([])
  })
})

describe('laying mines: rules/hex.md §3.8', () => {
  const battle = (a: Partial<ShipSetup> = {}, others: readonly ShipSetup[] = []) => {
    const t = table({
      ships: [
        { id: 'a1', at: [0, 0], tier: 3, crew: [gunner, pilot], weapons: [layer], ...a },
        { id: 'b1', at: [0, 9], crew: [] },
        ...others,
      ],
      round: 2,
      helmOrder: ['a1'],
      active: 'a1',
    })
    t.push('orders', { phase: 'helm', ships: ['a1'], finished: [], allWaited: false, queue: [] })
    return t
  }
  const lay = { ship: 'a1', crew: 'a1.1', action: 'layMines', weapon: 'w1' }
  const fly = { ship: 'a1', crew: 'a1.2', action: 'fly' }

  it('is declared before the pilot moves; the mines are left in different hexes of his path', () => {
    const t = battle()
    t.answer(lay)
    expect(t.ship('a1').weapons[0]).toMatchObject({ shots: 4, fired: true })
    t.answer(fly)
    t.answer({ path: 'FFF' })
    expect(t.asked('layMine')).toEqual({
      ship: 'a1',
      hexes: [
        [0, -1],
        [0, -2],
        [0, -3],
      ],
      count: 2,
    })
    expect(t.refuses({ q: 0, r: 0 })).toMatchObject({ code: 'not_an_option' })
    expect(only(t.answer({ q: 0, r: -2 }), 'mineLaid')).toEqual([
      { type: 'mineLaid', mine: 'm1', ship: 'a1', weapon: 'w1', hex: [0, -2] },
    ])
    expect(t.choices()).toEqual([{ q: 0, r: -1 }, { q: 0, r: -3 }, { done: true }])
    t.answer({ q: 0, r: -1 })
    expect(t.game.mines.m1).toMatchObject({ side: 'A', gunner: 'a1.1', gunnery: 10, defence: 15, laid: 2 })
    expect(Object.values(t.game.mines).map(({ hex }) => hex)).toEqual([
      [0, -2],
      [0, -1],
    ])
    expect(t.ship('a1').effects.laying).toBeNull()
  })

  it('what is not placed is lost', () => {
    const t = battle()
    t.answer(lay)
    t.answer(fly)
    t.answer({ path: 'FF' })
    t.answer({ done: true })
    expect(t.game.mines).toEqual({})
    expect(t.ship('a1').weapons[0]?.shots).toBe(4)
  })

  it('comes too late once the pilot has moved', () => {
    const t = battle()
    t.answer(fly)
    t.answer({ path: 'FF' })
    expect(t.idle).toBe(true)
  })

  it('none is laid under a ship or another mine', () => {
    const t = battle({}, [{ id: 'a2', at: [0, -1], crew: [] }])
    t.game.mines.m7 = { ...someMine, hex: [0, -2] }
    t.answer(lay)
    t.answer(fly)
    t.answer({ path: 'FFF' })
    expect(t.asked('layMine').hexes).toEqual([[0, -3]])
  })

  const someMine = {
    ...{ id: 'm7', by: 'a1', side: 'A', weapon: 'w1', name: 'mines', damage: '2d12', properties: [], gunner: 'a1.1' },
    ...{ gunnery: 10, defence: 15, laid: 1, rerolled: false },
  }
})

describe('clearing mines: rules/hex.md §3.8', () => {
  const battle = (hex: readonly [number, number], natural: number, a: Partial<ShipSetup> = {}) => {
    const t = table({
      ships: [
        { id: 'a1', at: [0, 0], crew: [gunner], ...a },
        { id: 'b1', at: [0, 30], crew: [] },
      ],
      mines: [{ by: 'b1', hex, defence: 18 }],
      phase: 'gunnery',
      dice: [natural],
    })
    t.push('orders', { phase: 'gunnery', ships: ['a1'], finished: [], allWaited: false, queue: [] })
    return t
  }
  const clear = { ship: 'a1', crew: 'a1.1', action: 'clearMine', weapon: 'w1', mine: 'm1' }

  it('a weapon whose check reaches its number shoots it to pieces', () => {
    const t = battle([0, -7], 10)
    const events = t.answer(clear)
    expect(only(events, 'checkMade')[0]).toMatchObject({ total: 18, dc: 18 })
    expect(only(events, 'mineGone')).toEqual([{ type: 'mineGone', mine: 'm1', why: 'shot' }])
    expect(t.ship('a1').weapons[0]?.fired).toBe(true)
    const miss = battle([0, -7], 9)
    miss.answer(clear)
    expect(Object.keys(miss.game.mines)).toEqual(['m1'])
  })

  it('in its arc and reach', () => {
    expect(battle([0, 3], 10).idle).toBe(true)
    expect(battle([0, -51], 10).idle).toBe(true)
    expect(battle([0, 3], 10, { weapons: [{ mount: 'turret' }] }).refuses(clear)).toBeNull()
    expect(
      battle([0, -3], 10, { weapons: [{ mount: 'turret' }, { kind: 'tracking' }] }).offered('clearMine'),
    ).toHaveLength(1)
  })
})

describe('smart mines: rules/hex.md §3.8', () => {
  const properties = [{ property: 'smart' as const }]
  const after = (enemy: readonly [number, number]) => {
    const t = table({
      ships: [
        { id: 'a1', at: [0, 1] },
        { id: 'b1', at: enemy },
      ],
      mines: [
        { by: 'a1', hex: [0, 0], properties },
        { by: 'a1', hex: [4, 4] },
      ],
    })
    t.does(moveSmartMines)
    return t.game.mines.m1?.hex
  }

  it('creep a hex towards the nearest enemy within 20 at the end of the helm phase', () => {
    expect(after([0, -5])).toEqual([0, -1])
    expect(after([0, -20])).toEqual([0, -1])
    expect(after([0, -21])).toEqual([0, 0])
  })

  it('and stop beside it', () => {
    expect(after([0, -1])).toEqual([0, 0])
  })
})

describe('mines and the rest', () => {
  it('closed sheets hide what they do', () => {
    const t = table({
      ships: [
        { id: 'a1', at: [0, 0] },
        { id: 'b1', at: [0, 5] },
      ],
      mines: [{ by: 'b1', hex: [0, 3] }],
      ruleset: { sheets: 'scan' },
    })
    expect(t.view('public').mines.m1).toMatchObject({ hex: [0, 3], damage: null, gunnery: null })
    expect(t.view({ seat: 'b' }).own?.mines.m1).toMatchObject({ damage: '2d12', gunnery: 10 })
  })
})
