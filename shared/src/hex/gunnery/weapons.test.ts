import { describe, expect, it } from 'vitest'
import { table } from '../../../test/hex/table.ts'
import type { Weapon } from '../state.ts'
import { gunOf, whyIdle } from './weapons.ts'

/** Why the only weapon of a ship does not fire when it is shot. */
function idle(weapon: Partial<Weapon>): string | null {
  const { game } = table({ ships: [{ id: 'a1', at: [0, 0], weapons: [weapon] }] })
  const gun = gunOf(game, { ship: 'a1', weapon: 'w1' })
  return whyIdle(gun.ship, gun.weapon, 'shoot')
}

describe('weapons that no gunner fires', () => {
  it('mines are laid, and a science officer works the modules of electronic countermeasures', () => {
    expect(idle({})).toBeNull()
    expect(idle({ kind: 'tracking', properties: [{ property: 'mine', count: 3 }] })).toBe('Mines are laid.')
    expect(idle({ kind: 'ecm', properties: [{ property: 'navScram' }] })).toBe('A science officer works it.')
  })
})
