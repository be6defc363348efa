import { describe, expect, it } from 'vitest'
import { type Allowed, allowsTarget, allowsWeapon } from './allowed.ts'
import type { Weapon } from './attack.ts'

const weapon = (more: Partial<Weapon> = {}): Weapon => ({
  ...{ source: 'primary', arc: 'front', turret: false, value: 3, minRange: 0, maxRange: 3, ordnance: false },
  ...more,
})
const allows = (allowed: Allowed, more: Partial<Weapon> = {}) => allowsWeapon(allowed, weapon(more))

describe('an offer of an attack', () => {
  it('allows every weapon and target unless it names some', () => {
    expect(allows({})).toBe(true)
    expect(allows({}, { source: 2, turret: true, arc: 'rear' })).toBe(true)
    expect(allowsTarget({}, 'b1')).toBe(true)
  })

  it('allows those that it names, by all that it says', () => {
    expect(allows({ weapons: ['primary'] }, { source: 0 })).toBe(false)
    expect(allows({ weapons: [0, 1] }, { source: 0 })).toBe(true)
    expect(allows({ weapons: ['primary'], arcs: ['rear'] })).toBe(false)
    expect(allows({ weapons: ['primary'], arcs: ['rear'] }, { arc: 'rear' })).toBe(true)
    expect(allows({ turret: true })).toBe(false)
    expect(allows({ turret: false }, { turret: true })).toBe(false)
    expect(allows({ weapons: [] })).toBe(false)
    expect(allowsTarget({ targets: ['b2'] }, 'b1')).toBe(false)
    expect(allowsTarget({ targets: ['b2', 'b1'] }, 'b1')).toBe(true)
    expect(allowsTarget({ targets: [] }, 'b1')).toBe(false)
  })
})
