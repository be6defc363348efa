import { describe, expect, it } from 'vitest'
import { duel, lockOf } from '../../../../test/dial/duel.ts'
import { dial } from '../../game.ts'

const vessery = { pilot: 'colonelvessery' }
const dice = [['blank', 'hit', 'hit'], ['hit'], ['blank', 'blank']] as const

describe('Colonel Vessery', () => {
  it('locks a defender that somebody has locked after his dice are rolled, and may spend that lock at once', () => {
    const t = duel({ a: vessery, more: [{ id: 'a2', at: [500, 300] }], locks: [lockOf('a2', 'b1')], dice })
    expect(t.request).toMatchObject({ seat: 'a', kind: 'useAbility', args: { window: 'afterRollAttack' } })
    t.answer({ use: true })
    expect(t.game.locks).toContainEqual(lockOf('a1', 'b1'))
    t.answer({ spend: 'lock', dice: [0] })
    expect(t.game.locks).toEqual([lockOf('a2', 'b1')])
    expect(dial.broken(t.state)).toEqual([])
  })

  it('not one that nobody has locked, nor while he is ionised', () => {
    expect(duel({ a: vessery }).idle).toBe(true)
    const locks = [lockOf('b2', 'b1')]
    const more = [{ id: 'b2', at: [500, 700] as const }]
    expect(duel({ a: { ...vessery, tokens: { ion: 1 } }, more, locks }).idle).toBe(true)
    const t = duel({ a: vessery, more, locks })
    t.answer({ pass: true })
    expect(t.game.locks).toEqual(locks)
  })
})
