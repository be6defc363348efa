import { describe, expect, it } from 'vitest'
import { duel, leftIn } from '../../../../test/dial/duel.ts'

const cannon = { upgrades: [{ id: 'heavylasercannon', slot: 'cannon' }] } as const
const shoot = (a = {}) =>
  duel({
    a: { ...cannon, ...a },
    weapon: 0,
    arc: 'bullseye',
    dice: [
      ['crit', 'crit', 'focus', 'blank'],
      ['blank', 'blank'],
    ],
  })

describe('the heavy laser cannon', () => {
  it('changes all crits to hits after the dice are modified', () => {
    const t = shoot({ tokens: { focus: 1 } })
    t.answer({ spend: 'focus' })
    expect(leftIn(t)).toEqual([{ hits: 3, crits: 0 }])
    expect(t.events.findLast(e => e.type === 'diceModified')).toMatchObject({
      how: { card: 'heavylasercannon' },
      red: ['hit', 'hit', 'hit', 'blank'],
    })
  })

  it('changes none for a blinded pilot, who may not modify his dice', () => {
    expect(leftIn(shoot({ damage: { down: 0, up: ['blindedpilot'] } }))).toEqual([{ hits: 0, crits: 2 }])
  })

  it('leaves the primary attack alone', () => {
    const dice = [
      ['crit', 'blank', 'blank'],
      ['blank', 'blank'],
    ] as const
    expect(leftIn(duel({ a: cannon, dice }))).toEqual([{ hits: 0, crits: 1 }])
  })
})
