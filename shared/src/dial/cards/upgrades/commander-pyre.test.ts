import { describe, expect, it } from 'vitest'
import { type ShipSetup, table, typesOf } from '../../../../test/dial/table.ts'
import { dial } from '../../game.ts'

const pyre: ShipSetup = { id: 'a1', at: [400, 400], upgrades: [{ id: 'commanderpyre', slot: 'crew' }] }

describe('Commander Pyre', () => {
  it('gives an enemy ship two stress tokens after forces are placed', () => {
    const on = table({ phase: 'setup', ships: [pyre, { id: 'b1', at: [400, 800] }, { id: 'b2', at: [500, 800] }] })
    on.does(t => t.window('afterPlaceForces', {}))
    expect(on.choices()).toEqual([{ use: { ship: 'b1' } }, { use: { ship: 'b2' } }])
    expect(typesOf(on.answer({ use: { ship: 'b1' } }))).toEqual(['abilityUsed', 'tokenGained'])
    expect(on.ship('b1').tokens).toEqual({ stress: 2 })
  })

  const attacked = (stress: number) => {
    const on = table({
      phase: 'engagement',
      dice: [
        ['hit', 'hit', 'hit'],
        ['blank', 'evade'],
      ],
      ships: [pyre, { id: 'b1', at: [400, 590, 180], tokens: stress > 0 ? { stress } : {} }],
    })
    on.push('offerAttack', { ship: 'b1', bonus: false })
    on.answer({ weapon: 'primary', arc: 'front', target: 'a1' })
    return on
  }

  it('defending against a stressed attacker its ship may reroll one die', () => {
    const on = attacked(1)
    expect(on.request).toMatchObject({ kind: 'modify', seat: 'a' })
    const reroll = (die: number) => ({ card: 'commanderpyre modifyDice', source: 'a1', choice: { die } })
    expect(on.choices()).toEqual([reroll(0), reroll(1), { done: true }])
    on.answer(reroll(0))
    expect(on.events.some(e => e.type === 'attackResolved')).toBe(true)
    expect(dial.broken(on.state)).toEqual([])
  })

  it('and against another none', () => expect(attacked(0).events.some(e => e.type === 'attackResolved')).toBe(true))
})
