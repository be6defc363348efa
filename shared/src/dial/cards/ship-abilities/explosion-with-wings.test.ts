import { describe, expect, it } from 'vitest'
import { type ShipSetup, table, typesOf } from '../../../../test/dial/table.ts'
import { dial } from '../../game.ts'

const fireball: ShipSetup = {
  id: 'a1',
  type: 'fireball',
  pilot: 'colossusstationmechanic',
  shipAbility: 'explosionwithwings',
  at: [400, 400],
}

describe('Explosion with Wings', () => {
  it('a face-down damage card is dealt when the deck is shuffled', () => {
    const on = table({ phase: 'setup', ships: [fireball] })
    on.does(t => t.window('prepare', {}))
    expect(typesOf(on.events)).toEqual(['abilityUsed', 'damageDealt'])
    expect(on.ship('a1').damage).toEqual({ down: 1, up: [] })
    expect(dial.broken(on.state)).toEqual([])
  })

  const slammed = (down: number) => {
    const on = table({
      ships: [{ ...fireball, damage: { down, up: [] } }],
      activation: { ship: 'a1', executed: '2FB' },
    })
    on.push('offerActions', { ship: 'a1', offers: [{ type: 'slam', colour: 'white' }], why: 'step' })
    on.answer({ action: 'slam', code: '2FB' })
    return on
  }

  it('after a SLAM it may expose a damage card to remove a disarm token', () => {
    const on = slammed(2)
    expect(on.ship('a1').tokens).toMatchObject({ disarm: 1 })
    const told = typesOf(on.answer({ use: true }))
    expect(told.slice(0, 2)).toEqual(['abilityUsed', 'damageExposed'])
    expect(on.ship('a1').tokens.disarm).toBeUndefined()
    expect(dial.broken(on.state)).toEqual([])
  })

  it('declined, it costs nothing', () => {
    const on = slammed(2)
    on.answer({ pass: true })
    expect([on.ship('a1').damage, on.ship('a1').tokens]).toEqual([{ down: 2, up: [] }, { disarm: 1 }])
  })

  it('without a face-down card the cost cannot be paid', () => expect(slammed(0).idle).toBe(true))
})
