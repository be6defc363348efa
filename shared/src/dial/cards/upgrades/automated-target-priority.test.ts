import { describe, expect, it } from 'vitest'
import { charged, duel, faceOff, lockOf, range3 } from '../../../../test/dial/duel.ts'
import type { ShipSetup } from '../../../../test/dial/table.ts'
import { dial } from '../../game.ts'

const priority = { id: 'automatedtargetpriority', slot: 'tech' } as const
const at2: ShipSetup = { id: 'b2', at: [460, 590, 180] }
const miss = [
  ['blank', 'blank', 'blank'],
  ['blank', 'blank', 'blank'],
] as const

function offered(a: Partial<ShipSetup> = {}, more: readonly ShipSetup[] = [at2], locks = [lockOf('a1', 'b1')]) {
  const { t } = faceOff({ a: { upgrades: [priority], ...a }, at: range3, more, locks })
  t.push('offerAttack', { ship: 'a1', bonus: false })
  return t
}

describe('Automated Target Priority', () => {
  it('leaves the defenders at the least range, and says which card refuses the others', () => {
    const t = offered()
    expect(t.choices()).toEqual([{ weapon: 'primary', arc: 'front', target: 'b2' }, { skip: true }])
    expect(t.refuses({ weapon: 'primary', arc: 'front', target: 'b1' })).toMatchObject({
      code: 'card_forbids',
      place: 'answer.target',
      facts: { rule: 'dial §9.4', card: 'automatedtargetpriority', range: 3 },
    })
    // With the line that was measured.
    const { line } = t.refuses({ weapon: 'primary', arc: 'front', target: 'b1' })?.facts ?? {}
    expect(JSON.parse(`${line}`)).toEqual([
      [expect.any(Number), 420],
      [expect.any(Number), 670],
    ])
  })

  it('of each weapon by itself: what a weapon cannot be fired at does not count', () => {
    const upgrades = [priority, { id: 'protontorpedoes', slot: 'torpedo', charges: charged(2) }] as const
    expect(offered({ upgrades }).choices()).toEqual([
      // The torpedoes have a lock on the farther one alone.
      { weapon: 1, arc: 'front', target: 'b1' },
      { weapon: 'primary', arc: 'front', target: 'b2' },
      { skip: true },
    ])
  })

  it('leaves several at the same range', () => {
    const t = offered({}, [at2, { id: 'b3', at: [340, 590, 180] }])
    expect(t.choices()).toHaveLength(3)
  })

  it('bars the shots of its own ship only', () => {
    const { t } = faceOff({ a: {}, at: range3, more: [at2, { id: 'a2', at: [500, 300], upgrades: [priority] }] })
    t.push('offerAttack', { ship: 'a1', bonus: false })
    expect(t.choices()).toHaveLength(3)
  })

  it('a miss lays a calculate token on the card, which its ship may take before it engages', () => {
    const t = duel({ a: { upgrades: [priority] }, at: range3, dice: miss })
    expect(t.ship('a1').upgrades[0]?.holds).toEqual({ calculate: 1 })
    expect(t.ship('a1').tokens).toEqual({})
    t.push('engage', { ship: 'a1' })
    expect(t.request).toMatchObject({ kind: 'useAbility', args: { window: 'beforeEngage' } })
    t.answer({ use: true })
    expect(t.ship('a1').tokens).toEqual({ calculate: 1 })
    expect(t.ship('a1').upgrades[0]?.holds).toBeUndefined()
    expect(dial.broken(t.state)).toEqual([])
  })

  it('a hit lays none; declined it stays there', () => {
    const hit = duel({ a: { upgrades: [priority] }, at: range3, dice: [['hit', 'hit', 'hit'], miss[1]] })
    expect(hit.ship('a1').upgrades[0]?.holds).toBeUndefined()
    const t = duel({ a: { upgrades: [priority] }, at: range3, dice: miss })
    t.push('engage', { ship: 'a1' })
    t.answer({ pass: true })
    expect(t.ship('a1').upgrades[0]?.holds).toEqual({ calculate: 1 })
  })
})
