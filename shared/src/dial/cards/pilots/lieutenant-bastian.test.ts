import { describe, expect, it } from 'vitest'
import { charged, faceOff, lockOf, range3 } from '../../../../test/dial/duel.ts'
import type { At } from '../../../../test/dial/table.ts'
import { dial } from '../../game.ts'

function hurt(setup: { at?: At; a?: object; shields?: number; ship?: string } = {}) {
  const { at, a = {}, shields = 0, ship = 'b1' } = setup
  const { t } = faceOff({
    a: { pilot: 'lieutenantbastian', ...a },
    b: { shields: { ...charged(2), value: shields } },
    more: [{ id: 'a2', at: [460, 470], shields: charged(0) }],
    ...(at && { at }),
  })
  t.push('suffer', { ship, hits: 1, crits: 0, source: 'asteroid' })
  return t
}

describe('Lieutenant Bastian', () => {
  it('locks a ship at range 1–2 that is dealt a damage card, whosever it is', () => {
    const t = hurt()
    expect(t.request).toMatchObject({ seat: 'a', kind: 'useAbility', args: { window: 'cardDealt' } })
    t.answer({ use: true })
    expect(t.game.locks).toEqual([lockOf('a1', 'b1')])
    const friend = hurt({ ship: 'a2' })
    friend.answer({ use: true })
    expect(friend.game.locks).toEqual([lockOf('a1', 'a2')])
    expect(dial.broken(t.state)).toEqual([])
  })

  it('not when a shield takes it, not farther off, not himself, not while ionised; declining locks nothing', () => {
    expect(hurt({ shields: 1 }).idle).toBe(true)
    expect(hurt({ at: range3 }).idle).toBe(true)
    expect(hurt({ ship: 'a1', a: { shields: charged(0) } }).idle).toBe(true)
    expect(hurt({ a: { tokens: { ion: 1 } } }).idle).toBe(true)
    const t = hurt()
    t.answer({ pass: true })
    expect(t.game.locks).toEqual([])
  })
})
