import { describe, expect, it } from 'vitest'
import { charged, duel, leftIn, range0 } from '../../../../test/dial/duel.ts'
import { dial } from '../../game.ts'

const a = { upgrades: [{ id: 'deadeyeshot', slot: 'talent' }] } as const
const use = (choice: 'hit' | { from: string; to: string }) => ({ card: 'deadeyeshot modifyDice', source: 'a1', choice })
const weaken = { from: 'crit', to: 'hit' }
const hurt = () => ({ damage: { down: 1, up: [] }, shields: charged(2) })
const dice = [
  ['hit', 'crit', 'blank'],
  ['blank', 'blank'],
] as const

describe('Deadeye Shot', () => {
  it('spends a hit, or changes a crit to a hit, for the defender to expose a card', () => {
    const spent = duel({ a, b: hurt(), dice })
    expect(spent.choices()).toEqual([use('hit'), use(weaken), { done: true }])
    spent.answer(use('hit'))
    expect(leftIn(spent)).toEqual([{ hits: 0, crits: 1 }])
    expect(spent.events.some(({ type }) => type === 'damageExposed')).toBe(true)
    const changed = duel({ a, b: hurt(), dice })
    changed.answer(use(weaken))
    expect(leftIn(changed)).toEqual([{ hits: 2, crits: 0 }])
    expect(changed.events.some(({ type }) => type === 'damageExposed')).toBe(true)
    expect(dial.broken(changed.state)).toEqual([])
  })

  it('exposes before the defence dice are rolled', () => {
    const t = duel({ a, b: hurt(), dice })
    t.answer(use(weaken))
    const types = t.events.map(({ type }) => type)
    expect(types.indexOf('damageExposed')).toBeLessThan(types.indexOf('defenceRolled'))
  })

  it('only in primary attacks in the bullseye arc, not at range 0 (A27)', () => {
    expect(duel({ a, b: hurt(), at: [450, 590, 180], dice }).idle).toBe(true)
    expect(duel({ a, b: hurt(), at: range0, dice }).idle).toBe(true)
    const upgrades = [...a.upgrades, { id: 'tractorbeam', slot: 'cannon' }] as const
    expect(duel({ a: { upgrades }, b: hurt(), weapon: 1, dice: [['hit', 'blank', 'blank']] }).request?.kind).not.toBe(
      'modify',
    )
    const t = duel({ a, b: hurt(), dice })
    t.answer({ done: true })
    expect(leftIn(t)).toEqual([{ hits: 1, crits: 1 }])
  })
})
