import { describe, expect, it } from 'vitest'
import { charged, chargesLeft, faceOff, lockOf, range1 } from '../../../../test/dial/duel.ts'
import type { ShipSetup } from '../../../../test/dial/table.ts'
import { dial } from '../../game.ts'

/** At range 1 of b1 and in the front arc of a1, at range 1–2. */
const near: ShipSetup = { id: 'b2', at: [460, 560, 180] }
const far: ShipSetup = { id: 'b3', at: [600, 640, 180] }
const miss = [
  ['blank', 'blank', 'blank'],
  ['blank', 'blank'],
] as const

function fire(more: readonly ShipSetup[], charges = 4, a: Partial<ShipSetup> = {}) {
  const { t, shot } = faceOff({
    a: { upgrades: [{ id: 'clustermissiles', slot: 'missile', charges: { ...charged(4), value: charges } }], ...a },
    at: range1,
    more,
    weapon: 0,
    locks: [lockOf('a1', 'b1')],
    dice: [...miss, ...miss],
  })
  t.push('offerAttack', { ship: 'a1', bonus: false })
  t.answer(shot)
  if (t.request.kind === 'modify') t.answer({ done: true })
  return t
}

describe('cluster missiles', () => {
  it('attack another target beside the first as a bonus attack, without a lock but for a charge', () => {
    const t = fire([near, far])
    expect(t.request).toMatchObject({ seat: 'a', kind: 'useAbility', args: { card: 'clustermissiles' } })
    t.answer({ use: true })
    // The one target there is needs no question.
    expect(t.idle).toBe(true)
    expect(t.events.filter(e => e.type === 'attackDeclared')).toMatchObject([
      { defender: 'b1', card: 'clustermissiles', bonus: false },
      { defender: 'b2', card: 'clustermissiles', bonus: true },
    ])
    expect(chargesLeft(t, 'a1', 'clustermissiles')).toBe(2)
    expect(t.ship('a1').bonusAttacked).toBe(true)
    expect(dial.broken(t.state)).toEqual([])
  })

  it('ask which, where there are several; the first defender and ships elsewhere are refused', () => {
    const t = fire([near, { id: 'b4', at: [340, 560, 180] }, far])
    t.answer({ use: true })
    expect(t.request).toMatchObject({ kind: 'attack', default: { target: 'b2' } })
    expect(t.choices()).toEqual(['b2', 'b4'].map(target => ({ weapon: 0, arc: 'front', target })))
    expect(t.refuses({ skip: true })).toMatchObject({ code: 'may_not_pass' })
    expect(t.refuses({ weapon: 0, arc: 'front', target: 'b1' })).toMatchObject({
      code: 'card_forbids',
      place: 'answer.target',
      facts: { rule: 'dial §9.4', card: 'clustermissiles' },
    })
    expect(t.refuses({ weapon: 'primary', arc: 'front', target: 'b2' })).toMatchObject({
      code: 'card_forbids',
      place: 'answer.weapon',
    })
    expect(t.refuses({ weapon: 0, arc: 'front', target: 'b3' })).toMatchObject({ facts: { rule: 'dial §6.1' } })
  })

  it('refuse a ship elsewhere by the card, not for a lock that it does not need', () => {
    const t = fire([near, { id: 'b4', at: [340, 560, 180] }, { id: 'b5', at: [550, 590, 180] }])
    t.answer({ use: true })
    expect(t.refuses({ weapon: 0, arc: 'front', target: 'b5' })).toMatchObject({
      code: 'card_forbids',
      place: 'answer.target',
      facts: { card: 'clustermissiles' },
    })
  })

  it('declined cost nothing and leave the bonus attack of the round', () => {
    const t = fire([near])
    t.answer({ pass: true })
    expect(chargesLeft(t, 'a1', 'clustermissiles')).toBe(3)
    expect(t.ship('a1').bonusAttacked).toBe(false)
  })

  it('need a target there, a charge, and a bonus attack not yet made', () => {
    expect(fire([far]).idle).toBe(true)
    expect(fire([near], 1).idle).toBe(true)
    expect(fire([near], 4, { bonusAttacked: true }).idle).toBe(true)
  })
})
