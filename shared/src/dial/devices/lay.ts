/** Devices and obstacles come to lie on the table in play: rules/dial.md §9.1, §5.5. What they lie under is not looked at. */
import type { Pose } from '../../geometry/index.ts'
import type { Seat } from '../../kernel/index.ts'
import { bringCards } from '../cards/in-play.ts'
import { type DeviceShapeId, deviceOutlines, type PlacedObstacleId } from '../data/obstacles/index.ts'
import { shipOf } from '../look.ts'
import { newRemote } from '../remotes/remote.ts'
import type { Device, ObjectRef, ShipId } from '../state.ts'
import type { DialTurn } from '../turn.ts'
import type { DeviceCard } from './device-cards.ts'
import { addFuse } from './fuse.ts'
import type { Outline } from './outline.ts'

/** A device, or a part of it on its own, with its outline. */
export interface Lying<Of extends Outline = Outline> {
  readonly outline: Of
  readonly pose: Pose
}

/** Lays down what a ship's card places. */
export function lay(t: DialTurn, ship: ShipId, card: DeviceCard, { outline, pose }: Lying): ObjectRef {
  const { device, kind, fuses = 0 } = card
  const { seat } = shipOf(t.game, ship)
  if (!isDevice(outline)) return layObstacle(t, seat, { outline, pose, fuses })
  if (kind === 'obstacle') throw new Error(`${device} has no outline of an obstacle`)
  const id = nextId(t)
  const laid: Device = { id, card: device, kind, outline, seat, source: ship, pose, fuses: 0 }
  if (kind === 'remote') bringRemote(t, laid)
  else t.game.devices[id] = laid
  t.emit({ type: 'devicePlaced', ship, device: id, card: device, pose })
  return withFuses(t, { kind: 'device', id }, fuses)
}

/** Its card takes part in windows as long as it lies there. */
function bringRemote(t: DialTurn, laid: Device): void {
  const remote = newRemote(t.game, laid)
  t.game.devices[laid.id] = remote
  bringCards(t, remote)
}

/** Lays down an obstacle that a card or a device puts there. */
export function layObstacle(
  t: DialTurn,
  seat: Seat,
  { outline, pose, fuses }: Lying<PlacedObstacleId> & { readonly fuses: number },
): ObjectRef {
  const id = nextId(t)
  t.game.obstacles[id] = { id, outline, pose, fuses: 0 }
  t.emit({ type: 'obstaclePlaced', seat, obstacle: id, outline, pose })
  return withFuses(t, { kind: 'obstacle', id }, fuses)
}

function withFuses(t: DialTurn, on: ObjectRef, fuses: number): ObjectRef {
  for (let i = 0; i < fuses; i++) addFuse(t, on)
  return on
}

/** An id that nothing on this table ever had: the ships of seat d are called so too, and a remote is treated as a ship. */
function nextId({ game }: Pick<DialTurn, 'game'>): string {
  const id = `d${++game.devicesPlaced}`
  return Object.hasOwn(game.ships, id) ? nextId({ game }) : id
}

function isDevice(outline: Outline): outline is DeviceShapeId {
  return Object.hasOwn(deviceOutlines, outline)
}
