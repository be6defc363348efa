import { describe, expect, it } from 'vitest'
import { duel, faceOff } from '../../../../test/dial/duel.ts'
import { dial } from '../../game.ts'

const jostero = { pilot: 'captainjostero' } as const

describe('Captain Jostero', () => {
  it('fires at an enemy that suffers damage while it does not defend', () => {
    const { t } = faceOff({ a: jostero, more: [{ id: 'b2', at: [460, 590, 180] }] })
    t.push('suffer', { ship: 'b1', hits: 1, crits: 0, source: 'asteroid' })
    expect(t.request).toMatchObject({ seat: 'a', kind: 'useAbility' })
    t.answer({ use: true })
    const declared = t.events.filter(e => e.type === 'attackDeclared')
    expect(declared).toMatchObject([{ ship: 'a1', defender: 'b1', bonus: true }])
    expect(t.ship('a1').bonusAttacked).toBe(true)
    expect(dial.broken(t.state)).toEqual([])
  })

  it('fires with whatever it has, at that ship alone', () => {
    const upgrades = [{ id: 'ioncannon', slot: 'cannon' }] as const
    const { t } = faceOff({ a: { ...jostero, upgrades }, more: [{ id: 'b2', at: [460, 590, 180] }] })
    t.push('suffer', { ship: 'b1', hits: 1, crits: 0, source: 'asteroid' })
    t.answer({ use: true })
    expect(t.choices()).toEqual(['primary', 0].map(weapon => ({ weapon, arc: 'front', target: 'b1' })))
    expect(t.refuses({ weapon: 'primary', arc: 'front', target: 'b2' })).toMatchObject({
      code: 'card_forbids',
      place: 'answer.target',
    })
  })

  it('waits for the aftermath when a ship suffers in an attack on another', () => {
    // Biggs takes a hit for b1: he does not defend.
    const t = duel({
      a: jostero,
      more: [{ id: 'b2', pilot: 'biggsdarklighter', at: [445, 620, 180] }],
      dice: [
        ['hit', 'hit', 'blank'],
        ['blank', 'blank'],
      ],
    })
    t.answer({ use: 'hit' })
    expect(t.request).toMatchObject({ seat: 'a', kind: 'useAbility', args: { card: 'captainjostero' } })
    t.answer({ use: true })
    // Now the first attack is over, the damage dealt.
    expect(t.request).toMatchObject({ seat: 'a', kind: 'attack' })
    expect(t.game.attack).toBeNull()
    expect(t.ship('b1').shields.value).toBe(1)
    expect(t.choices()).toEqual([{ weapon: 'primary', arc: 'front', target: 'b2' }, { skip: true }])
    t.answer({ skip: true })
    expect(t.ship('a1').bonusAttacked).toBe(false)
  })

  it('does not fire at the defender, at friends, or at what it does not reach', () => {
    const hit = [
      ['hit', 'blank', 'blank'],
      ['blank', 'blank'],
    ] as const
    expect(duel({ a: jostero, dice: hit }).idle).toBe(true)
    const { t } = faceOff({ a: jostero, more: [{ id: 'a2', at: [460, 590] }], at: [400, 200] })
    for (const ship of ['a2', 'b1']) t.push('suffer', { ship, hits: 1, crits: 0, source: 'asteroid' })
    expect(t.idle).toBe(true)
  })
})
