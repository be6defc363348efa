import { describe, expect, it } from 'vitest'
import { faceOff, rolledIn } from '../../../../test/dial/duel.ts'
import type { ShipSetup } from '../../../../test/dial/table.ts'

function offered(tokens: ShipSetup['tokens'], cannon = 'heavylasercannon') {
  const { t, shot } = faceOff({
    a: {
      type: 'alphaclassstarwing',
      ...(tokens && { tokens }),
      upgrades: [
        { id: 'xg1assaultconfiguration', slot: 'configuration' },
        { id: cannon, slot: 'cannon' },
      ],
    },
    weapon: 1,
    arc: cannon === 'heavylasercannon' ? 'bullseye' : 'front',
  })
  t.push('offerAttack', { ship: 'a1', bonus: false })
  return { t, shot }
}

describe('the Xg-1 assault configuration', () => {
  it('lets its ship fire cannons with one disarm token, with three dice at most', () => {
    const { t, shot } = offered({ disarm: 1 })
    expect(t.choices()).toEqual([shot, { skip: true }])
    expect(t.refuses({ weapon: 'primary', arc: 'front', target: 'b1' })).toMatchObject({
      code: 'cannot_attack',
      message: expect.stringContaining('disarmed'),
    })
    t.answer(shot)
    expect(rolledIn(t, 'attackRolled')).toEqual([3])
  })

  it('limits no dice without one', () => {
    const { t, shot } = offered({})
    t.answer(shot)
    expect(rolledIn(t, 'attackRolled')).toEqual([4])
  })

  it('adds no dice either', () => {
    const { t, shot } = offered({ disarm: 1 }, 'autoblasters')
    t.answer(shot)
    // Two, and one for the bullseye arc.
    expect(rolledIn(t, 'attackRolled')).toEqual([3])
  })

  it('does not help against two disarm tokens, or a cloak', () => {
    expect(offered({ disarm: 2 }).t.idle).toBe(true)
    expect(offered({ disarm: 1, cloak: 1 }).t.idle).toBe(true)
  })
})
