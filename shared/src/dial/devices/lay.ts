/** Devices and obstacles come to lie on the table in play: rules/dial.md §9.1, §5.5. */
import type { Pose } from '../../geometry/index.ts'
import { type DeviceShapeId, deviceOutlines, type PlacedObstacleId } from '../data/obstacles/index.ts'
import { shipOf } from '../look.ts'
import type { ObjectRef, ShipId } from '../state.ts'
import type { DialTurn } from '../turn.ts'
import type { DeviceCard } from './device-cards.ts'
import type { Lying } from './places.ts'

/** Lays one down for a ship's player, under an id that nothing on this table ever had. What lies under it is not looked at. */
export function lay(t: DialTurn, ship: ShipId, card: DeviceCard, { outline, pose }: Lying): ObjectRef {
  const id = `d${++t.game.devicesPlaced}`
  const { seat } = shipOf(t.game, ship)
  const { device, kind, fuses = 0 } = card
  if (isDeviceShape(outline) && kind !== 'obstacle') {
    t.game.devices[id] = { id, card: device, kind, outline, seat, source: ship, pose, fuses }
    t.emit({ type: 'devicePlaced', ship, device: id, card: device, pose, fuses })
    return { kind: 'device', id }
  }
  if (isDeviceShape(outline)) throw new Error(`${device} has no outline of an obstacle`)
  return layObstacle(t, ship, id, { outline, pose, fuses })
}

/** An obstacle that a card or a device puts down. */
export function layObstacle(
  t: DialTurn,
  ship: ShipId,
  id: string,
  { outline, pose, fuses }: { outline: PlacedObstacleId; pose: Pose; fuses: number },
): ObjectRef {
  t.game.obstacles[id] = { id, outline, pose, fuses }
  t.emit({ type: 'obstaclePlaced', seat: shipOf(t.game, ship).seat, obstacle: id, outline, pose })
  return { kind: 'obstacle', id }
}

function isDeviceShape(outline: DeviceCard['outline']): outline is DeviceShapeId {
  return Object.hasOwn(deviceOutlines, outline)
}
