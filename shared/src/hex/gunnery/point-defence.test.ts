import { describe, expect, it } from 'vitest'
import { only, type ShipSetup, type TableSetup, table } from '../../../test/hex/table.ts'
import type { Weapon } from '../state.ts'

const gunner = { role: 'gunner' } as const
const flak = (said: Partial<Weapon> = {}): Partial<Weapon> => ({
  ...{ name: 'flak thrower', mount: 'forward', properties: [{ property: 'point' as const, bonus: 8 }] },
  ...said,
})

/** A torpedo of speed 16 comes at b1 from the south, where b1 faces. */
const incoming = (b: Partial<ShipSetup>, dice: NonNullable<TableSetup['dice']>) => {
  const t = table({
    ships: [
      { id: 'a1', at: [0, 9] },
      { id: 'b1', at: [0, -3, 3], tl: 20, crew: [gunner], weapons: [flak()], ...b },
    ],
    phase: 'gunnery',
    projectiles: [{ by: 'a1', target: 'b1', hex: [0, 3] }],
    dice,
  })
  const events = t.push('projectile', { id: 'p1', launched: false })
  return { t, events }
}

describe('point defence: rules/hex.md §3.5', () => {
  it('shoots down with its own bonus against 10 and the speed', () => {
    const { t } = incoming({}, [10, 18])
    expect(t.asked('pointDefence')).toEqual({ ship: 'b1', projectile: 'p1', weapons: ['w1'] })
    expect(t.choices()).toEqual([{ weapon: 'w1' }, { pass: true }])
    const events = t.answer({ weapon: 'w1' })
    expect(only(events, 'checkMade')[0]).toMatchObject({ why: 'pointDefence', crew: 'b1.1', total: 26, dc: 26 })
    expect(only(events, 'projectileGone')).toEqual([{ type: 'projectileGone', projectile: 'p1', why: 'shotDown' }])
    expect(t.game.hits).toEqual([])
  })

  it('or does not, and it hits; the weapon may still be fired this round, and tries no second projectile', () => {
    const { t } = incoming({}, [10, 17, [1, 1]])
    t.answer({ weapon: 'w1' })
    expect(t.game.hits).toHaveLength(1)
    expect(t.ship('b1').weapons[0]).toMatchObject({ fired: false, pointFired: true })
    t.game.projectiles.p2 = { ...second, hex: [0, 0] }
    t.planned.push([10], [1, 1])
    t.push('projectile', { id: 'p2', launched: false })
    expect(t.game.hits).toHaveLength(2)
  })

  const second = {
    ...{ id: 'p2', by: 'a1', side: 'A', weapon: 'w1', name: 'torpedo', damage: '2d8', properties: [], target: 'b1' },
    ...{ speed: 16, gunner: 'a1.4', gunnery: 10, heading: 0 as const, rerolled: false, penalty: 0 },
  }

  it('6.53: any gunner aboard will do, and none but a gunner', () => {
    expect(incoming({ crew: [{ role: 'pilot' }] }, [10, [1, 1]]).t.game.hits).toHaveLength(1)
    expect(incoming({ crew: [{ role: 'gunner', down: true }] }, [10, [1, 1]]).t.game.hits).toHaveLength(1)
  })

  it('6.53: two point weapons are two tries at one projectile, one after another', () => {
    const { t } = incoming({ weapons: [flak(), flak({ mount: 'turret' })] }, [10, 2, 18])
    expect(t.asked('pointDefence').weapons).toEqual(['w1', 'w2'])
    t.answer({ weapon: 'w2' })
    expect(t.asked('pointDefence').weapons).toEqual(['w1'])
    expect(only(t.answer({ weapon: 'w1' }), 'projectileGone')[0]).toMatchObject({ why: 'shotDown' })
  })

  it('may be spared for another', () => {
    const { t } = incoming({}, [10, [1, 1]])
    t.answer({ pass: true })
    expect(t.game.hits).toHaveLength(1)
    expect(t.ship('b1').weapons[0]?.pointFired).toBe(false)
  })

  it('covers the arc through which the projectile comes; a turret covers all', () => {
    expect(incoming({ weapons: [flak({ mount: 'aft' })] }, [10, [1, 1]]).t.game.hits).toHaveLength(1)
    expect(incoming({ weapons: [flak({ mount: 'turret' })] }, [10]).t.asked('pointDefence').weapons).toEqual(['w1'])
    const { t } = incoming({}, [10])
    expect(t.refuses({ weapon: 'w2' })).toMatchObject({ code: 'not_an_option' })
  })

  it('takes the penalty of its arc, and is silent when that is wrecked', () => {
    const { t } = incoming({ systems: { 'weapons.forward': 1 } }, [10, 18, [1, 1]])
    expect(only(t.answer({ weapon: 'w1' }), 'checkMade')[0]).toMatchObject({ total: 24 })
    expect(incoming({ systems: { 'weapons.forward': 3 } }, [10, [1, 1]]).t.game.hits).toHaveLength(1)
  })

  it('spends a shot where shots are limited', () => {
    const { t } = incoming({ weapons: [flak({ shots: 1 })] }, [10, 18])
    t.answer({ weapon: 'w1' })
    expect(t.ship('b1').weapons[0]?.shots).toBe(0)
  })
})
