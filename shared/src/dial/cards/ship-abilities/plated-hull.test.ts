import { describe, expect, it } from 'vitest'
import { duel, leftIn, range0 } from '../../../../test/dial/duel.ts'

const hull = (up: string[] = []) => ({ shipAbility: 'platedhull', damage: { down: 0, up } })
const dice = [
  ['crit', 'crit', 'hit'],
  ['blank', 'blank'],
] as const

describe('Plated Hull', () => {
  it('changes one crit to a hit, without being asked', () => {
    const t = duel({ b: hull(), dice })
    expect(t.idle).toBe(true)
    expect(leftIn(t)).toEqual([{ hits: 2, crits: 1 }])
    expect(t.events.find(e => e.type === 'diceModified')).toMatchObject({ ship: 'b1', dice: 'red' })
  })

  it('A27: at range 0 too: the defender modifies the dice', () => {
    expect(leftIn(duel({ b: hull(), at: range0, dice }))).toEqual([{ hits: 2, crits: 1 }])
  })

  it('not once it is critically damaged, and not on the attack', () => {
    expect(leftIn(duel({ b: hull(['structuraldamage']), dice: [dice[0], ['blank']] }))).toEqual([{ hits: 1, crits: 2 }])
    expect(leftIn(duel({ a: hull(), dice }))).toEqual([{ hits: 1, crits: 2 }])
  })

  it('comes before what the attacker does', () => {
    const a = { upgrades: [{ id: 'marksmanship', slot: 'talent' }] } as const
    const t = duel({ a, b: hull(), dice: [['crit', 'blank', 'blank'], dice[1]] })
    t.answer({ card: 'marksmanship modifyDice', source: 'a1', choice: { from: 'hit', to: 'crit' } })
    expect(leftIn(t)).toEqual([{ hits: 0, crits: 1 }])
  })
})
