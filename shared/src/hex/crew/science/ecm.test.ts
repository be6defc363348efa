import { describe, expect, it } from 'vitest'
import { only, type ShipSetup, type TableSetup, table } from '../../../../test/hex/table.ts'
import type { WeaponProperty } from '../../data/types.ts'

const ecm = (property: 'gravityWell' | 'navScram' | 'hacking', more: object = {}) => ({
  ...{ name: property, kind: 'ecm' as const, damage: null, properties: [{ property } as WeaponProperty] },
  ...more,
})

const battle = (a: Partial<ShipSetup>, dice: NonNullable<TableSetup['dice']>, shields = 10) => {
  const t = table({
    ships: [
      { id: 'a1', at: [0, 0], crew: [{ role: 'scienceOfficer' }], ...a },
      { id: 'b1', at: [0, -3, 3], ac: 5, tl: 20, shields: { forward: shields }, crew: [{ role: 'pilot' }] },
    ],
    phase: 'gunnery',
    round: 3,
    helmOrder: ['a1'],
    dice,
  })
  t.push('gunnery', { left: [] })
  return t
}

const order = (action: string, way: object) => ({ ship: 'a1', crew: 'a1.1', action, ...way })
const activate = order('activateEcm', { weapon: 'w1', target: 'b1' })

describe('activate ECM: rules/hex.md §3.7', () => {
  it('is rolled with Computers through the sensors against TL, 2 more where the quadrant has shields', () => {
    const skills = { computers: 12, gunnery: 3 }
    const a = { weapons: [ecm('gravityWell')], crew: [{ role: 'scienceOfficer' as const, skills }] }
    const events = battle(a, [10]).answer(activate)
    expect(only(events, 'checkMade')[0]).toMatchObject({ skill: 'computers', why: 'ecm', total: 22, dc: 22, margin: 0 })
    expect(only(battle(a, [10], 0).answer(activate), 'checkMade')[0]).toMatchObject({ dc: 20 })
    const damaged = { ...a, systems: { sensors: 1, 'weapons.forward': 2 } as const }
    expect(only(battle(damaged, [10]).answer(activate), 'checkMade')[0]).toMatchObject({ total: 20 })
  })

  it('arc, range and diverted power count', () => {
    const t = battle({ weapons: [ecm('gravityWell', { mount: 'aft' }), ecm('gravityWell', { increment: 2 })] }, [10])
    expect(t.refuses(activate)).toMatchObject({ code: 'not_in_arc' })
    t.ship('a1').effects.scienceDiverted = true
    const events = t.answer(order('activateEcm', { weapon: 'w2', target: 'b1' }))
    expect(only(events, 'checkMade')[0]?.total).toBe(20)
  })

  it('a gravity well halves the speed in the next round', () => {
    const t = battle({ weapons: [ecm('gravityWell')] }, [15])
    const events = t.answer(activate)
    expect(t.ship('b1').afflictions).toEqual([{ kind: 'gravityWell', until: 4 }])
    expect(only(events, 'fired')[0]).toMatchObject({ hit: true, attack: 'ecm' })
    expect(t.game.hits).toEqual([])
  })

  it('a miss does nothing', () => {
    const t = battle({ weapons: [ecm('gravityWell')] }, [5])
    t.answer(activate)
    expect(t.ship('b1').afflictions).toEqual([])
  })

  it('nav-scram has the helm order rolled twice, the worse kept', () => {
    const t = battle({ weapons: [ecm('navScram')] }, [15])
    t.answer(activate)
    t.planned.push([12], [9])
    t.push('helmOrder', { aids: {}, left: [], rolled: {}, groups: [] })
    expect(t.game.helmChecks).toEqual({ a1: 0, b1: 19 })
  })

  it('a hacked computer is told; the players see to it', () => {
    const t = battle({ weapons: [ecm('hacking')] }, [15])
    expect(only(t.answer(activate), 'effect')[0]).toMatchObject({ ship: 'b1', effect: 'hacking' })
  })

  it('gunners do not work modules, nor science officers guns', () => {
    const t = battle({ weapons: [ecm('navScram'), {}], crew: [{ role: 'gunner' }, { role: 'scienceOfficer' }] }, [])
    expect(t.refuses(order('shoot', { weapon: 'w1', target: 'b1' }))).toMatchObject({ code: 'not_met' })
    const gun = { ...order('activateEcm', { weapon: 'w2', target: 'b1' }), crew: 'a1.2' }
    expect(t.refuses(gun)).toMatchObject({ code: 'not_met' })
    expect(t.offered('shoot', 'a').map(({ weapon }) => weapon)).toEqual(['w2'])
    expect(t.offered('activateEcm', 'a').map(({ weapon }) => weapon)).toEqual(['w1'])
  })
})

describe('rapid jam: rules/hex.md §3.7', () => {
  const shots = ['w1', 'w2'].map(weapon => ({ weapon, target: 'b1' }))
  const weapons = [ecm('gravityWell'), ecm('navScram')]

  it('works two modules, each at −4', () => {
    const t = battle({ weapons }, [16, 15])
    const events = t.answer(order('rapidJam', { shots }))
    expect(only(events, 'checkMade').map(({ total }) => total)).toEqual([22, 21])
    expect(t.ship('b1').afflictions.map(({ kind }) => kind)).toEqual(['gravityWell'])
  })

  it('is a push: not with malfunctioning sensors', () => {
    const t = battle({ weapons, systems: { sensors: 2 } }, [])
    expect(t.refuses(order('rapidJam', { shots }))).toMatchObject({ code: 'not_offered' })
    expect(t.refuses(activate)).toBeNull()
  })
})
