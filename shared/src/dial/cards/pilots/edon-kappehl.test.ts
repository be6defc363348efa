import { expect, it } from 'vitest'
import { type ShipSetup, type TableSetup, table } from '../../../../test/dial/table.ts'
import { dial } from '../../game.ts'

const flown = (code: string, ship: Partial<ShipSetup> = {}, setup: Partial<TableSetup> = {}) => {
  const upgrades = [{ id: 'proximitymines', slot: 'device', charges: { value: 2, max: 2, recovers: 0 } }] as const
  const on = table({
    activation: { ship: 'a1' },
    ...setup,
    ships: [{ id: 'a1', at: [457, 457], pilot: 'edonkappehl', upgrades, ...ship }, ...(setup.ships ?? [])],
  })
  on.push('executeManoeuvre', { ship: 'a1', code, cause: 'dial' })
  return on
}

it('drops a device after a blue or white manoeuvre', () => {
  for (const code of ['1FB', '1FW']) {
    const on = flown(code)
    const place = { card: 'proximitymines', way: 'drop', template: '1F' }
    expect(on.choices()).toEqual([{ use: place }, { pass: true }])
    on.answer({ use: place })
    expect(on.game.devices.d1?.pose.y).toBe(457 + 80 - 20 - 40 - 32.6)
    expect(dial.broken(on.state)).toEqual([])
  }
})

it('not after a red one, after a partial one, or after another device this round', () => {
  expect(flown('1FR').idle).toBe(true)
  expect(flown('1FW', { placedDevice: true }).idle).toBe(true)
  const blocked = flown('2FW', {}, { ships: [{ id: 'b1', at: [457, 577] }] })
  expect(blocked.idle || blocked.request.kind !== 'useAbility').toBe(true)
})
