import { describe, expect, it } from 'vitest'
import { type Table, table, typesOf } from '../../../../test/dial/table.ts'
import { dial } from '../../game.ts'

describe('Novice Technician', () => {
  const damaged = (face: 'hit' | 'crit', up: string[]) =>
    table({
      phase: 'end',
      dice: [face],
      ships: [
        {
          id: 'a1',
          at: [400, 400],
          hull: 9,
          shields: { value: 0, max: 0, recovers: 0 },
          damage: { down: 1, up },
          upgrades: [{ id: 'novicetechnician', slot: 'crew' }],
        },
      ],
    })
  const roundEnds = (on: Table) => on.does(t => t.window('roundEnd', { round: 1 }))

  it('at the end of the round it may repair a face-up card of its choice', () => {
    const on = damaged('crit', ['structuraldamage', 'weaponsfailure'])
    roundEnds(on)
    on.answer({ use: true })
    expect(on.choices()).toEqual([{ card: 'structuraldamage' }, { card: 'weaponsfailure' }])
    expect(typesOf(on.answer({ card: 'weaponsfailure' }))).toEqual(['damageRepaired'])
    expect(on.ship('a1').damage).toEqual({ down: 2, up: ['structuraldamage'] })
    expect(dial.broken(on.state)).toEqual([])
  })

  it('on a hit it exposes a card then', () => {
    const on = damaged('hit', ['structuraldamage'])
    roundEnds(on)
    expect(typesOf(on.answer({ use: true })).slice(0, 4)).toEqual([
      'abilityUsed',
      'rolled',
      'damageRepaired',
      'damageExposed',
    ])
  })

  it('declined nothing is rolled, and without a face-up card it is not offered', () => {
    const on = damaged('hit', ['structuraldamage'])
    roundEnds(on)
    expect(on.answer({ pass: true })).toEqual([])
    const whole = damaged('hit', [])
    roundEnds(whole)
    expect(whole.idle).toBe(true)
  })
})
