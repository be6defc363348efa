import { expect, it } from 'vitest'
import { answerOf } from '../../../test/bot/ask.ts'
import { type ShipSetup, table } from '../../../test/dial/table.ts'
import { pilot } from './pilot.ts'

const behindIt = (other: ShipSetup) => {
  const charges = { value: 2, max: 2, recovers: 0 }
  const upgrades = [{ id: 'protonbombs', slot: 'device', charges }] as const
  const t = table({ phase: 'system', ships: [{ id: 'a1', at: [457, 700], cost: 5, upgrades }, other] })
  t.push('systemShip', { ship: 'a1' })
  return answerOf(pilot, t)
}

/** It stops, or turns on the spot: where it stands it will stand. */
const dial = ['0OR']

it('drops a bomb where an enemy will stand, not where a ship of its own will', () => {
  const drops = { place: [{ card: 'protonbombs', way: 'drop', template: '1F' }] }
  expect(behindIt({ id: 'b1', at: [457, 560], dial, cost: 5 })).toEqual(drops)
  expect(behindIt({ id: 'b1', at: [457, 200], dial, cost: 5 })).toEqual({ pass: true })
  expect(behindIt({ id: 'a2', at: [457, 560], dial, cost: 5 })).toEqual({ pass: true })
})
