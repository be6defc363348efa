import { describe, expect, it } from 'vitest'
import { charged, faceOff } from '../../../../test/dial/duel.ts'

function hurt(force: number, hits: number, ship = 'a1') {
  const { t } = faceOff({
    a: {
      upgrades: [{ id: 'hate', slot: 'force-power' }],
      force: { ...charged(3, 1), value: force },
      shields: charged(1),
    },
  })
  t.push('suffer', { ship, hits, crits: 0, source: 'asteroid' })
  expect(t.idle).toBe(true)
  return t.ship('a1').force?.value
}

describe('Hate', () => {
  it('recovers as much force as damage is suffered, on shields and hull', () => {
    expect(hurt(0, 1)).toBe(1)
    expect(hurt(0, 2)).toBe(2)
  })

  it('never beyond its capacity, and not for others', () => {
    expect(hurt(2, 3)).toBe(3)
    expect(hurt(3, 1)).toBe(3)
    expect(hurt(0, 2, 'b1')).toBe(0)
  })
})
