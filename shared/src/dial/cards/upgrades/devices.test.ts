import { expect, it } from 'vitest'
import { table } from '../../../../test/dial/table.ts'
import { tables } from '../../data/index.ts'
import { deviceCard } from '../../devices/index.ts'
import { isAutomated } from '../index.ts'
import { devices } from './devices.ts'

it('every bomb and mine of the tables, and no other card than these, is placed by the engine', () => {
  for (const ruleset of ['xwa', 'amg'] as const) {
    for (const { id, sides } of tables(ruleset).upgrades()) {
      const printed = sides[0].device
      if (printed?.kind !== 'bomb' && printed?.kind !== 'mine') continue
      expect([id, deviceCard(id)?.device, deviceCard(id)?.kind]).toEqual([id, printed.id, printed.kind])
      expect([id, isAutomated('upgrade', id)]).toEqual([id, true])
    }
  }
  for (const { id } of devices) expect([id, deviceCard(id) === undefined]).toEqual([id, false])
})

it('some are dropped for good: their charges are not recovered', () => {
  const charges = () => ({ value: 0, max: 2, recovers: 0 })
  const on = table({
    ships: [
      {
        id: 'a1',
        at: [400, 400],
        bar: [{ type: 'reload', colour: 'white' }],
        upgrades: [
          { id: 'proximitymines', slot: 'device', charges: charges() },
          { id: 'protonbombs', slot: 'device', charges: charges() },
        ],
      },
    ],
  })
  on.push('offerActions', { ship: 'a1', offers: [{ type: 'reload', colour: 'white' }], why: 'granted' })
  expect(on.choices()).toEqual([{ action: 'reload', upgrade: 1 }, { skip: true }])
  expect(on.refuses({ action: 'reload', upgrade: 0 })?.code).toBe('cannot_reload')
})
