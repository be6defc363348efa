import { describe, expect, it } from 'vitest'
import { bar, type ShipSetup, table } from '../../../../test/dial/table.ts'
import { dial } from '../../game.ts'

const repairs = (ship: Partial<ShipSetup> = {}, of = 'a1') => {
  const damaged = { damage: { down: 1, up: ['weaponsfailure'] } }
  const t = table({
    ships: [
      {
        id: 'a1',
        at: [400, 400],
        upgrades: [{ id: 'leebo-swz103', slot: 'crew' }],
        ...damaged,
        bar: bar(['focus', 'evade']),
        ...ship,
      },
      { id: 'a2', at: [600, 400], ...damaged },
    ],
  })
  t.push('repair', { ship: of, by: 'a', which: 'faceUp' })
  return t
}

describe('Leebo (crew)', () => {
  it('may perform an action of its bar after a repair', () => {
    const t = repairs()
    expect(t.request).toMatchObject({ kind: 'useAbility', args: { window: 'cardRepaired' } })
    t.answer({ use: true })
    expect(t.choices()).toEqual([{ action: 'focus' }, { action: 'evade' }, { skip: true }])
    t.answer({ action: 'evade' })
    expect(t.ship('a1').tokens).toEqual({ evade: 1 })
    expect(dial.broken(t.state)).toEqual([])
  })

  it('after a face-down card is discarded too', () => {
    const t = table({
      ships: [
        { id: 'a1', at: [400, 400], upgrades: [{ id: 'leebo-swz103', slot: 'crew' }], damage: { down: 1, up: [] } },
      ],
    })
    t.push('repair', { ship: 'a1', by: 'a', which: 'faceDown' })
    expect(t.request.kind).toBe('useAbility')
  })

  it('not after the repair of another, not stressed, not with nothing left to do', () => {
    expect(repairs({}, 'a2').idle).toBe(true)
    expect(repairs({ tokens: { stress: 1 } }).idle).toBe(true)
    expect(repairs({ attempted: ['focus', 'evade'] }).idle).toBe(true)
    const t = repairs()
    t.answer({ pass: true })
    expect(t.idle).toBe(true)
    expect(t.ship('a1').attempted).toEqual([])
  })
})
