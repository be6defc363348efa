import { describe, expect, it } from 'vitest'
import { faceOff } from '../../../../test/dial/duel.ts'
import type { ShipSetup } from '../../../../test/dial/table.ts'

const pioneer: ShipSetup = { id: 'a2', pilot: 'outerrimpioneer', type: 'escapecraft', at: [460, 400] }
const rock = [{ id: 'o1', outline: 'coreasteroid0', at: [400, 400] }] as const

function asked(more: readonly ShipSetup[], a = {}) {
  const { t } = faceOff({ a, more, obstacles: rock })
  t.push('offerAttack', { ship: 'a1', bonus: false })
  return !t.idle
}

describe('the Outer Rim Pioneer', () => {
  it('lets them fire whatever they have', () => {
    const upgrades = [{ id: 'ioncannon', slot: 'cannon' }] as const
    const { t } = faceOff({ a: { upgrades }, more: [pioneer], obstacles: rock })
    t.push('offerAttack', { ship: 'a1', bonus: false })
    expect(t.choices()).toHaveLength(3)
  })

  it('lets friendly ships at range 0–1 attack from a rock, itself too', () => {
    expect(asked([])).toBe(false)
    expect(asked([pioneer])).toBe(true)
    expect(asked([], { pilot: 'outerrimpioneer' })).toBe(true)
  })

  it('not from afar, not an enemy, and not one that is disarmed', () => {
    expect(asked([{ ...pioneer, at: [600, 400] }])).toBe(false)
    expect(asked([{ ...pioneer, seat: 'b' }])).toBe(false)
    expect(asked([pioneer], { tokens: { disarm: 1 } })).toBe(false)
  })

  it('what it lets them fire is refused for the range, not for the rock', () => {
    const { t, shot } = faceOff({ more: [pioneer, { id: 'b2', at: [400, 800] }], obstacles: rock })
    t.push('offerAttack', { ship: 'a1', bonus: false })
    expect(t.refuses({ ...(shot as object), target: 'b2' })).toMatchObject({ code: 'out_of_range' })
  })
})
