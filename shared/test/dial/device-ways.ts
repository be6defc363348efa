/** In which ways a ship may place the device of a card, at a glance: `drop 1F`, `drop 1F left`, `launch 5F`. */
import { type DevicePlace, devicePlaces } from '../../src/dial/devices/index.ts'
import { placedShip } from '../../src/dial/look.ts'
import type { DialGame } from '../../src/dial/state.ts'
import { type ShipSetup, table } from './table.ts'

export function deviceWays(
  card: string,
  ship: Partial<ShipSetup>,
  { phase = 'system' }: { readonly phase?: DialGame['phase'] } = {},
): string[] {
  const charges = { value: 4, max: 4, recovers: 0 }
  const upgrades = [...(ship.upgrades ?? []), { id: card, slot: 'device', charges } as const]
  const on = table({
    phase,
    ships: [
      { id: 'a1', at: [457, 457], ...ship, upgrades },
      { id: 'a2', at: [257, 457], upgrades: [{ id: card, slot: 'device', charges: { ...charges } }] },
    ],
  })
  let places: DevicePlace[] = []
  let others: DevicePlace[] = []
  on.does(t => {
    places = devicePlaces(t, placedShip(t.game, 'a1'))
    others = devicePlaces(t, placedShip(t.game, 'a2'))
  })
  if (others.length > 3) throw new Error('a card reaches beyond its own ship')
  return places.map(({ way, template, side }) => [way, template, side].filter(word => word !== undefined).join(' '))
}
