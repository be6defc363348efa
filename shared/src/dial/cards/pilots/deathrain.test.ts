import { expect, it } from 'vitest'
import { type ShipSetup, table } from '../../../../test/dial/table.ts'
import { dial } from '../../game.ts'

const bomber = (ship: Partial<ShipSetup> = {}) => {
  const upgrades = [{ id: 'protonbombs', slot: 'device', charges: { value: 2, max: 2, recovers: 0 } }] as const
  const on = table({
    phase: 'system',
    ships: [
      { id: 'a1', at: [457, 457], pilot: 'deathrain', bar: [{ type: 'focus', colour: 'white' }], upgrades, ...ship },
      { id: 'a2', at: [257, 457], upgrades: [{ ...upgrades[0], charges: { ...upgrades[0].charges } }] },
    ],
  })
  return on
}
const place = [{ card: 'protonbombs', way: 'drop', template: '1F' }] as const
const drop = (on: ReturnType<typeof bomber>, ship: string) => on.push('placeDevice', { ship, places: [...place] })

it('may act after dropping a device', () => {
  const on = bomber()
  drop(on, 'a1')
  expect(on.request).toMatchObject({ seat: 'a', kind: 'action', args: { why: 'granted' } })
  on.answer({ action: 'focus' })
  expect(on.ship('a1').tokens).toEqual({ focus: 1 })
  expect(dial.broken(on.state)).toEqual([])
})

it('need not, and does not when another ship drops or when it is stressed', () => {
  const declined = bomber()
  drop(declined, 'a1')
  declined.answer({ skip: true })
  expect(declined.ship('a1').tokens).toEqual({})
  const other = bomber()
  drop(other, 'a2')
  expect(other.idle).toBe(true)
  const stressed = bomber({ tokens: { stress: 1 } })
  drop(stressed, 'a1')
  expect(stressed.idle).toBe(true)
})
