import { describe, expect, it } from 'vitest'
import { readDice } from '../dice.ts'
import { parts } from './parts.ts'

describe('the tables of parts', () => {
  it('read mounts of a frame from their line', () => {
    expect(parts.frames.get('battleship')).toMatchObject({
      ...{ size: 'gargantuan', manoeuvrability: 'average', hull: 280, hullIncrement: 40, damageThreshold: 10 },
      ...{ bays: 8, crew: { least: 100, most: 300 }, cost: 150, core: true },
    })
    expect(parts.frames.get('battleship')?.mounts).toEqual([
      { arc: 'forward', class: 'capital', count: 1 },
      { arc: 'forward', class: 'heavy', count: 2 },
      { arc: 'starboard', class: 'heavy', count: 2 },
      { arc: 'starboard', class: 'light', count: 1 },
      { arc: 'port', class: 'heavy', count: 2 },
      { arc: 'port', class: 'light', count: 1 },
      { arc: 'aft', class: 'light', count: 1 },
      { arc: 'turret', class: 'heavy', count: 2 },
    ])
    expect(parts.frames.get('ultranought')).toMatchObject({ mounts: [], bays: null })
  })

  it('read special properties of a weapon with their numbers', () => {
    const specials = (id: string) => parts.weapons.get(id)?.properties
    expect(specials('tactical-nuclear-missile-launcher')).toEqual([
      { property: 'irradiate', level: 'low' },
      { property: 'limitedFire', shots: 5 },
    ])
    expect(specials('flak-thrower')).toEqual([{ property: 'point', bonus: 8 }])
    expect(specials('warp-puck-bank')).toEqual([
      { property: 'limitedFire', shots: 3 },
      { property: 'mine', count: 2 },
      { property: 'manual', name: 'transposition 2' },
    ])
    expect(specials('titan-bolter')).toContainEqual({ property: 'rail', dice: '(2d8)*10' })
    expect(specials('force-blaster')).toEqual([{ property: 'forceField', points: 40 }])
    expect(specials('gravity-well-generator')).toEqual([{ property: 'gravityWell' }])
    expect(specials('coilgun')).toEqual([])
  })

  it('count mounts: an array takes two, spines none', () => {
    const mounts = (id: string) => parts.weapons.get(id)?.mounts
    expect([mounts('heavy-laser-array'), mounts('coilgun'), mounts('spines-mk-3')]).toEqual([2, 1, 0])
  })

  it('have dice that can be rolled', () => {
    for (const { name, damage, properties } of parts.weapons.values()) {
      if (damage !== null) expect(() => readDice(damage), name).not.toThrow()
      for (const p of properties) if (p.property === 'rail') expect(() => readDice(p.dice), name).not.toThrow()
    }
  })
})
