import { describe, expect, it } from 'vitest'
import { only, type ShipSetup, type TableSetup, table } from '../../../test/hex/table.ts'
import { gripsOn } from './tractor.ts'

const beamWeapon = { name: 'gravity gun', damage: '6d6', properties: [{ property: 'tractorBeam' as const }] }

const battle = (b: Partial<ShipSetup> = {}, more: Partial<TableSetup> = {}, a: Partial<ShipSetup> = {}) =>
  table({
    ships: [
      { id: 'a1', at: [0, 0], tier: 5, crew: [{ role: 'gunner' }], weapons: [{ ...beamWeapon, holds: 'b1' }], ...a },
      { id: 'b1', at: [0, -3, 3], crew: [{ role: 'pilot' }], ...b },
      ...(more.ships ?? []),
    ],
    phase: 'helm',
    dice: more.dice ?? [],
    ...(more.radius === undefined ? {} : { radius: more.radius }),
  })

const place = (t: ReturnType<typeof battle>) => t.at('b1')

describe('a tractor beam: rules/hex.md §3.8', () => {
  const fire = (size: 'medium' | 'large', natural = 15) => {
    const t = battle({ size }, { dice: [natural, [1, 1, 1, 1, 1, 1]] }, { weapons: [beamWeapon] })
    t.game.phase = 'gunnery'
    t.push('shoot', { ship: 'a1', crew: 'a1.1', attack: 'shoot', weapon: 'w1', target: 'b1' })
    return t
  }

  it('damages and holds what is not larger than the ship that fires', () => {
    const t = fire('medium')
    expect(t.game.hits).toHaveLength(1)
    expect(gripsOn(t.game, 'b1')).toEqual([{ ship: 'a1', weapon: 'w1' }])
    expect(fire('large').ship('a1').weapons[0]?.holds).toBeNull()
    expect(fire('medium', 2).ship('a1').weapons[0]?.holds).toBeNull()
  })

  it('pushes or pulls 2 hexes straight, or holds, at the start of the helm phase, as its gunner likes', () => {
    const after = (way: string) => {
      const t = battle()
      t.push('tractor', { left: [] })
      expect(t.asked('tractor', 'a')).toEqual({ ship: 'a1', weapon: 'w1', target: 'b1' })
      t.answer({ way })
      return place(t)
    }
    expect(after('push')).toEqual([0, -5, 3])
    expect(after('pull')).toEqual([0, -1, 3])
    expect(after('hold')).toEqual([0, -3, 3])
  })

  it('stops short of ships and of the edge, and pulls none into its own hex', () => {
    const after = (way: string, more: Partial<TableSetup>, at: ShipSetup['at'] = [0, -3, 3]) => {
      const t = battle({ at }, more)
      t.push('tractor', { left: [] })
      return only(t.answer({ way }), 'flew')[0]?.hexes
    }
    expect(after('push', { ships: [{ id: 'a2', at: [0, -5] }] })).toEqual([[0, -4]])
    expect(after('push', { ships: [{ id: 'a2', at: [0, -4] }] })).toEqual([])
    expect(after('push', { radius: 4 })).toEqual([[0, -4]])
    expect(after('pull', {}, [0, -2, 3])).toEqual([[0, -1]])
    expect(after('pull', {}, [0, -1, 3])).toEqual([])
  })

  it('lets go when its gunner wants it to', () => {
    const t = battle()
    t.push('tractor', { left: [] })
    t.answer({ way: 'release' })
    expect(t.ship('a1').weapons[0]?.holds).toBeNull()
  })

  it('lets go without being asked when the ship that holds is disabled, its arc wrecked, or the held one gone', () => {
    const left = (change: (t: ReturnType<typeof battle>) => void) => {
      const t = battle()
      change(t)
      expect(gripsOn(t.game, 'b1')).toEqual([])
      t.push('tractor', { left: [] })
      expect(t.idle).toBe(true)
      return t.ship('a1').weapons[0]?.holds
    }
    expect(left(t => Object.assign(t.ship('a1'), { damage: 50 }))).toBeNull()
    expect(left(t => Object.assign(t.ship('a1').systems['weapons.forward'], { base: 3 }))).toBeNull()
    expect(left(t => Object.assign(t.ship('b1'), { place: 'fled', at: null }))).toBeNull()
  })

  it('holds on without a gunner', () => {
    const t = battle({}, {}, { crew: [{ role: 'pilot' }] })
    t.push('tractor', { left: [] })
    expect(t.idle).toBe(true)
    expect(t.ship('a1').weapons[0]?.holds).toBe('b1')
  })

  it('is broken by the pilot of the held ship: Piloting, 15 and half again the tier of the ship that holds', () => {
    const held = (natural: number) => {
      const t = battle({}, { dice: [natural] })
      const events = t.perform('b1.1', 'breakFree', { by: 'a1', weapon: 'w1' })
      expect(only(events, 'checkMade')[0]).toMatchObject({ dc: 22, why: 'breakFree' })
      return [t.ship('a1').weapons[0]?.holds, t.ship('b1').crew[0]?.acted]
    }
    expect(held(12)).toEqual([null, true])
    expect(held(11)).toEqual(['b1', true])
  })

  it('is offered to be broken where there is one', () => {
    const t = battle()
    t.push('orders', { phase: 'helm', ships: ['b1'], finished: [], allWaited: false, queue: [] })
    expect(t.offered('breakFree', 'b')).toEqual([
      { ship: 'b1', crew: 'b1.1', action: 'breakFree', by: 'a1', weapon: 'w1' },
    ])
    expect(t.refuses({ ship: 'b1', crew: 'b1.1', action: 'breakFree', by: 'a1', weapon: 'w2' }, 'b')).toMatchObject({
      code: 'not_an_option',
    })
  })
})
