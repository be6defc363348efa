import { describe, expect, it } from 'vitest'
import { answersOf } from '../../../test/bot/ask.ts'
import { bar, type ShipSetup, type TableSetup, table } from '../../../test/dial/table.ts'
import type { ActionType } from '../../dial/data/index.ts'
import { pilot } from './pilot.ts'

/** What a1, at (400, 400) with its nose to the north, may do among these ships; all have moved. */
function actions(
  types: readonly ActionType[],
  others: readonly ShipSetup[],
  more: Partial<TableSetup> = {},
  own: Partial<ShipSetup> = {},
) {
  const t = table({
    ...{ round: 2, activation: { ship: 'a1' }, ...more },
    ships: [
      { id: 'a1', at: [400, 400], bar: bar(types), revealed: '2FB', ...own },
      ...others.map(ship => ({ revealed: '2FB', ...ship })),
    ],
  })
  t.push('performActionStep', { ship: 'a1' })
  return answersOf(pilot, t)
}

/** What it does, whatever the chance. */
function action(...setup: Parameters<typeof actions>) {
  const [only, ...others] = actions(...setup)
  expect(others).toEqual([])
  return only
}

/** Ahead at range 2, nose to the north: it is shot at and does not shoot. */
const prey = { id: 'b1', at: [400, 590] } as const
/** Behind at range 2, nose to the north: the other way round. */
const hunter = { id: 'b1', at: [400, 210] } as const

describe('what the pilot does', () => {
  it('evades when it is shot at and does not shoot', () => {
    expect(action(['evade', 'lock'], [hunter])).toEqual({ action: 'evade' })
  })

  it('focuses or locks when it shoots, and locks nothing but an enemy', () => {
    expect(action(['evade', 'focus'], [prey])).toEqual({ action: 'focus' })
    expect(action(['evade', 'lock'], [prey, { id: 'a2', at: [300, 300] }])).toEqual({
      action: 'lock',
      on: { kind: 'ship', id: 'b1' },
    })
  })

  it('rolls to where it shoots', () => {
    // b1 stands to the right, outside the front arc by less than a roll.
    const beside = { id: 'b1', at: [520, 470, 0] } as const
    const chosen = action(['barrelRoll', 'evade'], [beside]) as { option?: string }
    expect(chosen.option).toMatch(/^right/)
  })

  it('boosts out of the range of a hunter that it does not shoot', () => {
    for (const chosen of actions(['boost', 'lock'], [{ id: 'b1', at: [400, 120] }]))
      expect(chosen).toMatchObject({ action: 'boost' })
  })

  it('turns its turret to the enemy', () => {
    const turret = { turret: 'front', attacks: [{ arc: 'singleTurret', value: 3 }] } as const
    expect(action(['rotate', 'evade'], [hunter], {}, turret)).toEqual({ action: 'rotate', to: 'rear' })
  })

  it('takes what scores', () => {
    const salvage = { scenario: 'salvage', features: [{ id: 'f1', kind: 'supplyCache', at: [400, 460] }] } as const
    expect(action(['focus', 'evade'], [prey], salvage)).toEqual({ action: 'tow', feature: 'f1' })
  })

  it('reinforces the end that is shot at', () => {
    expect(action(['reinforce'], [hunter])).toEqual({ action: 'reinforce', end: 'aft' })
  })

  it('does nothing rather than fail, or take stress for nothing', () => {
    const far = { id: 'b1', at: [400, 880] } as const
    expect(action(['jam'], [far])).toEqual({ skip: true })
    expect(action([], [far], {}, { bar: bar(['focus'], 'red') })).toEqual({ skip: true })
  })
})
