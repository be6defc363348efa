import { describe, expect, it } from 'vitest'
import { charged, duel, lockOf } from '../../../../test/dial/duel.ts'
import { dial } from '../../game.ts'
import { ionWeapons } from './ion-weapons.ts'

const weapons = [
  { id: 'ioncannon', slot: 'cannon', dice: 3 },
  { id: 'ioncannonturret', slot: 'turret', dice: 3, turret: true, at: [400, 540, 180] },
  { id: 'ionmissiles', slot: 'missile', dice: 3 },
  { id: 'iontorpedoes', slot: 'torpedo', dice: 4 },
] as const

type Faces = readonly ('hit' | 'crit' | 'focus' | 'blank')[]

function fire(weapon: (typeof weapons)[number], red: Faces, shields = 0) {
  const { id, slot, dice } = weapon
  const spare: Faces = dice === 4 ? ['blank'] : []
  const close = 'turret' in weapon
  const t = duel({
    a: { upgrades: [{ id, slot, charges: charged(3) }], ...(close && { turret: 'front' }) },
    b: { shields: { value: shields, max: 2, recovers: 0 } },
    locks: [lockOf('a1', 'b1'), lockOf('b1', 'a1')],
    weapon: 0,
    ...(close && { at: [400, 560, 180] as const, turret: true }),
    dice: [
      [...red, ...spare],
      ['blank', 'blank'],
    ],
  })
  while (!t.idle) t.answer({ done: true })
  return t
}

describe.each(weapons)('$id', weapon => {
  it('deals one hit damage and an ion token for each other result, crits too', () => {
    const t = fire(weapon, ['hit', 'crit', 'hit'])
    expect(t.ship('b1').damage).toEqual({ down: 1, up: [] })
    expect(t.ship('b1').tokens).toEqual({ ion: 2 })
    // Ionised, it keeps no lock.
    expect(t.game.locks.filter(({ by }) => by === 'b1')).toEqual([])
    expect(dial.broken(t.state)).toEqual([])
  })

  it('spends a crit where that is all there is, for a hit damage', () => {
    const t = fire(weapon, ['crit', 'blank', 'blank'])
    expect(t.ship('b1').damage).toEqual({ down: 1, up: [] })
    expect(t.ship('b1').tokens).toEqual({})
  })

  it('lets shields take the damage, but no token', () => {
    const t = fire(weapon, ['hit', 'hit', 'blank'], 2)
    expect(t.ship('b1').shields.value).toBe(1)
    expect(t.ship('b1').tokens).toEqual({ ion: 1 })
  })

  it('does nothing when it misses', () => {
    const t = fire(weapon, ['focus', 'blank', 'blank'])
    expect(t.ship('b1').damage).toEqual({ down: 0, up: [] })
    expect(t.ship('b1').tokens).toEqual({})
  })
})

describe('the ion weapons', () => {
  it('are all that print ion tokens instead of damage and fit a ship that plays', () => {
    expect(ionWeapons.map(({ id }) => id)).toEqual(weapons.map(({ id }) => id))
  })

  it('leave the primary attack of their ship alone', () => {
    const t = duel({
      a: { upgrades: [{ id: 'ioncannon', slot: 'cannon' }] },
      b: { shields: { value: 0, max: 2, recovers: 0 } },
      dice: [
        ['hit', 'hit', 'blank'],
        ['blank', 'blank'],
      ],
    })
    expect(t.ship('b1').damage.down).toBe(2)
    expect(t.ship('b1').tokens).toEqual({})
  })
})
