import { describe, expect, it } from 'vitest'
import { charged, duel, leftIn, lockOf, range1 } from '../../../../test/dial/duel.ts'

const torpedoes = (id: string) => ({ upgrades: [{ id, slot: 'torpedo', charges: charged(1) }] }) as const
const locks = [lockOf('a1', 'b1')]
const green = ['blank', 'blank'] as const

describe('proton torpedoes', () => {
  it('change one hit to a crit by themselves where there is nothing else to do', () => {
    const t = duel({ a: torpedoes('protontorpedoes'), weapon: 0, locks, dice: [['hit', 'hit', 'hit', 'crit'], green] })
    // The lock may be spent before: it has to be asked.
    expect(t.request.kind).toBe('modify')
    expect(t.refuses({ done: true })).toMatchObject({ code: 'may_not_pass' })
    t.answer({ card: 'protontorpedoes modifyDice', source: 'a1', choice: { from: 'hit', to: 'crit' } })
    t.answer({ done: true })
    expect(leftIn(t)).toEqual([{ hits: 2, crits: 2 }])
  })

  it('advanced ones roll five dice at range 1 and change one hit', () => {
    const t = duel({
      a: torpedoes('advprotontorpedoes'),
      at: range1,
      weapon: 0,
      locks,
      dice: [['hit', 'hit', 'blank', 'focus', 'blank'], green],
    })
    t.answer({ card: 'advprotontorpedoes modifyDice', source: 'a1', choice: { from: 'hit', to: 'crit' } })
    t.answer({ done: true })
    expect(leftIn(t)).toEqual([{ hits: 1, crits: 1 }])
  })

  it('change one die only, and none where no hit is there', () => {
    const t = duel({
      a: torpedoes('protontorpedoes'),
      weapon: 0,
      locks,
      dice: [['crit', 'focus', 'blank', 'blank'], green],
    })
    expect(t.choices()).toContainEqual({ done: true })
    t.answer({ done: true })
    expect(leftIn(t)).toEqual([{ hits: 0, crits: 1 }])
  })

  it('change a hit that came by a reroll: the player says when', () => {
    const t = duel({
      a: torpedoes('protontorpedoes'),
      weapon: 0,
      locks,
      dice: [['blank', 'blank', 'blank', 'blank'], ['hit', 'focus', 'blank', 'blank'], green],
    })
    t.answer({ spend: 'lock', dice: [0, 1, 2, 3] })
    // One card, one way, nothing else: it goes without asking.
    expect(t.idle).toBe(true)
    expect(leftIn(t)).toEqual([{ hits: 0, crits: 1 }])
  })

  it('leave the primary attack of their ship alone', () => {
    const t = duel({ a: torpedoes('protontorpedoes'), locks, dice: [['hit', 'hit', 'hit'], green] })
    t.answer({ done: true })
    expect(leftIn(t)).toEqual([{ hits: 3, crits: 0 }])
  })

  it('change nothing for a blinded pilot', () => {
    const a = { ...torpedoes('protontorpedoes'), damage: { down: 0, up: ['blindedpilot'] } }
    const t = duel({ a, weapon: 0, locks, dice: [['hit', 'hit', 'blank', 'blank'], green] })
    expect(leftIn(t)).toEqual([{ hits: 2, crits: 0 }])
  })
})
