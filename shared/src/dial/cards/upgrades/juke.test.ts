import { describe, expect, it } from 'vitest'
import { duel, leftIn, range0 } from '../../../../test/dial/duel.ts'

const a = { upgrades: [{ id: 'juke', slot: 'talent' }], tokens: { evade: 1 } } as const
const use = { card: 'juke modifyDice', source: 'a1', choice: { from: 'evade', to: 'focus' } }
const dice = [
  ['hit', 'blank', 'blank'],
  ['evade', 'blank'],
] as const

describe('Juke', () => {
  it('changes an evade of the defender to a focus result while evading; the token stays', () => {
    const t = duel({ a, dice })
    expect(t.request).toMatchObject({ seat: 'a', args: { dice: 'green' } })
    t.answer(use)
    expect(leftIn(t)).toEqual([{ hits: 1, crits: 0 }])
    expect(t.ship('a1').tokens).toEqual({ evade: 1 })
  })

  it('before the defender modifies them: he may turn it back', () => {
    const t = duel({ a, b: { tokens: { focus: 1 } }, dice })
    t.answer(use)
    t.answer({ spend: 'focus' })
    expect(leftIn(t)).toEqual([{ hits: 0, crits: 0 }])
  })

  it('by a blinded pilot too: they are not his dice', () => {
    const t = duel({ a: { ...a, damage: { down: 0, up: ['blindedpilot'] } }, dice })
    expect(t.choices()).toContainEqual(use)
  })

  it('A27: not at range 0; not without an evade token', () => {
    expect(duel({ a, at: range0, dice }).idle).toBe(true)
    expect(duel({ a: { upgrades: a.upgrades }, dice }).idle).toBe(true)
  })

  it('A27: not with a special weapon at range 0 either, whose attacker modifies his own dice', () => {
    const upgrades = [
      ...a.upgrades,
      { id: 'hotshottailblaster', slot: 'illicit', charges: { value: 1, max: 1, recovers: 0 } },
    ] as const
    const t = duel({
      a: { upgrades, tokens: { evade: 1, focus: 1 } },
      at: [400, 356.82],
      weapon: 1,
      arc: 'rear',
      dice: [['focus', 'hit'], dice[1]],
    })
    expect(t.request).toMatchObject({ args: { dice: 'red' } })
    t.answer({ done: true })
    expect(t.idle).toBe(true)
  })
})
