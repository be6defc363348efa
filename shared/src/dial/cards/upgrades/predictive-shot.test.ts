import { describe, expect, it } from 'vitest'
import { charged, duel, range3, rolledIn } from '../../../../test/dial/duel.ts'
import type { RedFace } from '../../words.ts'

const shooter = (force = 1) =>
  ({ upgrades: [{ id: 'predictiveshot', slot: 'force-power' }], force: { ...charged(1, 1), value: force } }) as const

const shoot = (red: readonly RedFace[], setup: Parameters<typeof duel>[0] = {}) =>
  duel({ a: shooter(), dice: [red], ...setup })

describe('Predictive Shot', () => {
  it('for a force limits the defence dice to the hits and crits rolled', () => {
    const t = shoot(['hit', 'blank', 'blank'])
    expect(t.request).toMatchObject({ seat: 'a', args: { window: 'becameDefender' } })
    t.answer({ use: true })
    expect(t.ship('a1').force?.value).toBe(0)
    expect(rolledIn(t, 'defenceRolled')).toEqual([1])
  })

  it('after everything that adds dice, and gives none', () => {
    const far = shoot(['hit', 'crit', 'blank'], { at: range3 })
    far.answer({ use: true })
    expect(rolledIn(far, 'defenceRolled')).toEqual([2])
    const many = shoot(['hit', 'hit', 'hit'])
    many.answer({ use: true })
    expect(rolledIn(many, 'defenceRolled')).toEqual([2])
  })

  it('counts what has been modified before the defence dice are rolled', () => {
    const t = shoot(['focus', 'focus', 'blank'], { a: { ...shooter(), tokens: { focus: 1 } } })
    t.answer({ use: true })
    t.answer({ spend: 'focus' })
    expect(rolledIn(t, 'defenceRolled')).toEqual([2])
  })

  it('holds for this attack only; declined it costs nothing and limits nothing', () => {
    const t = shoot(['blank', 'blank', 'blank'])
    t.answer({ pass: true })
    expect(rolledIn(t, 'defenceRolled')).toEqual([2])
    expect(t.ship('a1').force?.value).toBe(1)
    const twice = shoot(['blank', 'blank', 'blank'])
    twice.answer({ use: true })
    twice.push('offerAttack', { ship: 'a1', bonus: true })
    twice.answer({ weapon: 'primary', arc: 'front', target: 'b1' })
    expect(rolledIn(twice, 'defenceRolled')).toEqual([0, 2])
  })

  it('needs force and the bullseye arc', () => {
    expect(shoot(['hit', 'blank', 'blank'], { at: [450, 590, 180] }).idle).toBe(true)
    expect(shoot(['hit', 'blank', 'blank'], { a: shooter(0) }).idle).toBe(true)
  })
})
