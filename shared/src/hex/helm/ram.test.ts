import { describe, expect, it } from 'vitest'
import { only, type ShipSetup, type TableSetup, table } from '../../../test/hex/table.ts'

/** a1 flies north at b1, who has moved and has a gunner. Its pilot has +10 in Piloting and Gunnery, its AC is 15. */
const battle = (
  dice: NonNullable<TableSetup['dice']>,
  a: Partial<ShipSetup> = {},
  b: Partial<ShipSetup> = {},
  ships: readonly ShipSetup[] = [],
) => {
  const t = table({
    ships: [
      { id: 'a1', at: [0, 0], tier: 2, crew: [{ role: 'pilot' }], criticalThreshold: 99, ...a },
      { id: 'b1', at: [0, -2, 0], crew: [{ role: 'gunner' }, { role: 'pilot' }], criticalThreshold: 99, ...b },
      ...ships,
    ],
    ...{ phase: 'helm', active: 'a1', helmOrder: ['b1', 'a1', ...ships.map(({ id }) => id)], dice },
  })
  t.perform('a1.1', 'stunt', { stunt: 'rammingSpeed', target: 'b1' })
  return t
}

describe('ramming speed: rules/hex.md §2.6', () => {
  it('is rolled against 15 and half again its own tier, and is for enemies that have moved', () => {
    const t = battle([8], { tier: 2 }, { tier: 9 })
    expect(only(t.events, 'checkMade')).toMatchObject([{ why: 'rammingSpeed', dc: 18, total: 18 }])
    const waiting = table({
      ships: [
        { id: 'a1', at: [0, 0] },
        { id: 'b1', at: [0, -2] },
      ],
      ...{ helmOrder: ['a1', 'b1'], active: 'a1' },
    })
    waiting.push('orders', { phase: 'helm', ships: ['a1'], finished: [], allWaited: false, queue: [] })
    const order = { ship: 'a1', crew: 'a1.2', action: 'stunt', stunt: 'rammingSpeed', target: 'b1' }
    expect(waiting.refuses(order)).toMatchObject({ code: 'not_met', place: 'answer.stunt' })
    waiting.game.helmOrder = ['b1', 'a1']
    expect(waiting.refuses(order)).toBeNull()
  })

  it('turns two hexes later, 4 at most', () => {
    expect(battle([20]).asked('path').course).toMatchObject({ turn: 4, speed: 8 })
  })

  it('may lead into the hex of the enemy, and ends there only when it hits', () => {
    const t = battle([20, 2])
    expect(t.refuses({ path: 'FF' })).toBeNull()
    t.answer({ path: 'FF' })
    expect(t.idle).toBe(true)
    expect(t.at('a1')).toEqual([0, -1, 0])
  })

  it('that hits does a die for half the speed and a die for the size to him, half of it to itself forward', () => {
    // 3 × 4 + 2 × 3 = 18.
    const t = battle([20, 5, [3, 2]])
    t.answer({ path: 'FFFF' })
    expect(only(t.events, 'checkMade')[1]).toMatchObject({ why: 'ram', dc: 15, total: 15 })
    expect(t.ship('b1')).toMatchObject({ shields: { aft: 0, forward: 10 }, damage: 8 })
    expect(t.ship('a1')).toMatchObject({ shields: { forward: 1 }, damage: 0 })
    expect(t.game.hits).toEqual([])
  })

  it('pushes him a hex on, and ends there', () => {
    const t = battle([20, 15, [1, 1]])
    const events = t.answer({ path: 'FFFF' })
    expect(t.at('b1')).toEqual([0, -3, 0])
    expect(t.at('a1')).toEqual([0, -2, 0])
    expect(only(events, 'flew').map(({ ship, why }) => `${ship} ${why}`)).toEqual(['a1 rammingSpeed', 'b1 rammed'])
    expect(t.idle).toBe(true)
  })

  it('does its tier more where the hex behind him is taken, and is back before him', () => {
    const t = battle([20, 15, [1, 1]], { tier: 2 }, { shields: { aft: 0 } }, [{ id: 'b2', at: [0, -3], crew: [] }])
    t.answer({ path: 'FFFF' })
    // 4 + 3, and 2.
    expect(t.ship('b1').damage).toBe(9)
    expect([t.at('b1'), t.at('a1')]).toEqual([
      [0, -2, 0],
      [0, -1, 0],
    ])
  })

  it('pushes who is a size larger, and none that is two', () => {
    const after = (size: ShipSetup['size']) => {
      const t = battle([20, 15, [1, 1]], { size: 'small' }, size === undefined ? {} : { size })
      t.answer({ path: 'FFFF' })
      return [t.at('b1')[1], t.at('a1')[1]]
    }
    expect(after('tiny')).toEqual([-3, -2])
    expect(after('medium')).toEqual([-3, -2])
    expect(after('large')).toEqual([-2, -1])
  })

  it('that misses flies on, and he does not attack', () => {
    const t = battle([20, 4])
    t.answer({ path: 'FFFF' })
    expect(t.idle).toBe(true)
    expect(t.at('a1')).toEqual([0, -4, 0])
    expect(only(t.events, 'damaged')).toEqual([])
  })

  it('that fails its Piloting moves, and draws the free attack', () => {
    const t = battle([7])
    t.answer({ path: 'FFFF' })
    expect(t.asked('freeAttack')).toMatchObject({ ship: 'b1', target: 'a1' })
    t.answer({ pass: true })
    expect(t.at('a1')).toEqual([0, -4, 0])
    const short = battle([7])
    expect(short.refuses({ path: 'FF' })).toMatchObject({ facts: { why: 'ends_on_ship' } })
  })

  it('spares it the attack of no other enemy', () => {
    const t = battle([20, 4], {}, {}, [{ id: 'b2', at: [0, -1], crew: [{ role: 'gunner' }] }])
    t.answer({ path: 'FFFF' })
    expect(t.asked('freeAttack')).toMatchObject({ ship: 'b2' })
  })

  it('adds the damage of a ramming weapon that is not wrecked', () => {
    const prow = { damage: '3d4', increment: 1, properties: [{ property: 'manual' as const, name: 'ramming' }] }
    const damage = (wrecked: boolean) => {
      const systems = wrecked ? { 'weapons.forward': 3 as const } : {}
      const t = battle(
        [20, 15, [1, 1], ...(wrecked ? [] : [[2, 2, 2]])],
        { weapons: [prow], systems },
        {
          shields: { aft: 0 },
        },
      )
      t.answer({ path: 'FFFF' })
      return [t.ship('b1').damage, t.ship('a1').shields.forward]
    }
    expect(damage(false)).toEqual([13, 7])
    expect(damage(true)).toEqual([7, 7])
  })

  it('is over with it when the enemy is destroyed, or the ship itself', () => {
    const killed = battle([20, 15, [4, 4]], {}, { hull: 5, shields: { aft: 0 } })
    killed.answer({ path: 'FFFF' })
    expect(killed.ship('b1').place).toBe('destroyed')
    expect(killed.at('a1')).toEqual([0, -2, 0])
    const lost = battle([20, 15, [4, 4]], { hull: 5, shields: { forward: 0 } })
    lost.answer({ path: 'FFFF' })
    expect(lost.ship('a1').place).toBe('destroyed')
    expect(lost.at('b1')).toEqual([0, -3, 0])
    expect(lost.idle).toBe(true)
  })
})
