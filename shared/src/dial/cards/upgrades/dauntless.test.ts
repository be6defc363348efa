import { expect, it } from 'vitest'
import { bar, table, typesOf } from '../../../../test/dial/table.ts'
import { dial } from '../../game.ts'

/** Flies 2 straight into a ship. */
const blocked = (by: 'a2' | 'b1' | null, setup: { ship?: object; dice?: readonly 'blank'[] } = {}) => {
  const upgrades = [{ id: 'dauntless', slot: 'title' }] as const
  const ship = { id: 'a1', at: [457, 300], bar: bar(['focus', 'evade']), upgrades, ...setup.ship } as const
  const on = table({
    ships: [ship, ...(by === null ? [] : [{ id: by, at: [457, 430] as const }])],
    dice: setup.dice ?? ['blank'],
  })
  on.setDial('a1', '2FW')
  on.push('activate', { ship: 'a1' })
  return on
}

it('A39: after a friendly ship in its way it performs a white action as a red one, though the step is lost', () => {
  const on = blocked('a2')
  expect(on.request.args).toMatchObject({
    why: 'granted',
    offers: [
      { type: 'focus', colour: 'red' },
      { type: 'evade', colour: 'red' },
    ],
  })
  on.answer({ action: 'evade' })
  expect(on.ship('a1').tokens).toEqual({ evade: 1, stress: 1 })
  expect(on.events.at(-1)).toMatchObject({ type: 'actionSkipped', why: 'overlapped a friendly ship' })
  expect(on.idle).toBe(true)
  expect(dial.broken(on.state)).toEqual([])
})

it('A39: not stressed', () => {
  const on = blocked('a2', { ship: { tokens: { stress: 1 } } })
  expect(on.idle).toBe(true)
  expect(typesOf(on.events)).not.toContain('actionPerformed')
})

it('A38: after an enemy in its way no action is granted any more', () => {
  const on = blocked('b1')
  expect(on.request.args).toMatchObject({ why: 'overlap' })
  on.answer({ skip: true })
  expect(on.idle).toBe(true)
  expect(typesOf(on.events)).not.toContain('actionPerformed')
})

it('A38: later in the round it acts again', () => {
  const on = blocked('b1')
  on.answer({ skip: true })
  on.push('offerActions', { ship: 'a1', offers: [{ type: 'evade', colour: 'white' }], why: 'granted' })
  expect(on.choices()).toEqual([{ action: 'evade' }, { skip: true }])
})

it('need not, and not after a manoeuvre executed fully', () => {
  const on = blocked('a2')
  on.answer({ skip: true })
  expect(on.ship('a1').tokens).toEqual({})
  expect(blocked(null, { dice: [] }).request.args).toMatchObject({ why: 'step' })
})
