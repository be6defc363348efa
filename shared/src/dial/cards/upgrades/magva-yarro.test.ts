import { describe, expect, it } from 'vitest'
import { duel, lockOf } from '../../../../test/dial/duel.ts'

const magva = { upgrades: [{ id: 'magvayarro', slot: 'crew' }] } as const
const dice = (red: 'hit' | 'blank') => [[red, 'blank', 'blank'] as const, ['blank', 'blank'] as const] as const

describe('Magva Yarro (crew)', () => {
  it('may lock an attacker whose attack hit', () => {
    const t = duel({ b: magva, dice: dice('hit') })
    expect(t.request).toMatchObject({ seat: 'b', kind: 'useAbility' })
    t.answer({ use: true })
    expect(t.game.locks).toEqual([lockOf('b1', 'a1')])
  })

  it('not after a miss, not after an attack of its own, not while ionised', () => {
    expect(duel({ b: magva, dice: dice('blank') }).idle).toBe(true)
    expect(duel({ a: magva, dice: dice('hit') }).idle).toBe(true)
    expect(duel({ b: { ...magva, tokens: { ion: 1 } }, dice: dice('hit') }).idle).toBe(true)
    const t = duel({ b: magva, dice: dice('hit') })
    t.answer({ pass: true })
    expect(t.game.locks).toEqual([])
  })
})
