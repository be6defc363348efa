/** How a docked ship can leave its carrier now: rules/dial.md §8.2, Dock/deploy. */
import { half, type Pose, place, pose } from '../../geometry/index.ts'
import { isStressed, type Placed } from '../look.ts'
import { determine } from '../manoeuvre/determine.ts'
import { changedDifficulty } from '../manoeuvre/difficulty.ts'
import { comesClear } from '../manoeuvre/fly-ship.ts'
import { manoeuvre } from '../manoeuvre/manoeuvre.ts'
import type { Ship } from '../state.ts'
import type { DialTurn } from '../turn.ts'
import { bayOf } from './bay.ts'

/** A manoeuvre of its dial, from one end of the carrier. */
export type DeployWay = {
  readonly guides: 'front' | 'rear'
  readonly code: string
}

/** Where a ship begins that leaves by these guides: its own edge lies on the carrier's. */
export function startAt(carrier: Placed, ship: Ship, guides: DeployWay['guides']): Pose {
  const { dx, dy } = carrier.pose
  const inside = half(carrier.size) - half(ship.size)
  const [x, y] = place(carrier.pose, 0, guides === 'front' ? inside : -inside)
  return guides === 'front' ? pose(x, y, dx, dy) : pose(x, y, -dx, -dy)
}

/** The ways on which the ship comes to stand clear of all others: neither stationary nor in reverse. */
export function deployWays(t: DialTurn, ship: Ship, carrier: Placed): DeployWay[] {
  const guides = bayOf(carrier)?.guides ?? []
  return guides.flatMap(end =>
    trying(t, ship, startAt(carrier, ship, end), stand =>
      ship.dial.filter(code => leads(code) && flies(t, stand, code)).map((code): DeployWay => ({ guides: end, code })),
    ),
  )
}

function leads(code: string): boolean {
  const { template, reverse } = manoeuvre(code).course
  return template !== 'stationary' && !reverse
}

/** What it would really fly counts: cards change difficulties, and stress stops red. */
function flies(t: DialTurn, ship: Placed, code: string): boolean {
  const changed = changedDifficulty(t, ship.id, code)
  const stopped = isStressed(ship) && t.fold('stressStops', { ship: ship.id, code: changed }, true)
  const flown = determine(ship, { ship: ship.id, code, cause: 'card' }, changed, stopped).code
  return comesClear(t.game, ship, manoeuvre(flown).course)
}

/** Has the ship stand at the guides while something is looked at: its cards count as they will then. */
function trying<R>({ game: { ships } }: DialTurn, ship: Ship, at: Pose, look: (stand: Placed) => R): R {
  const stand: Placed = { ...ship, place: 'table', pose: at }
  ships[ship.id] = stand
  try {
    return look(stand)
  } finally {
    ships[ship.id] = ship
  }
}
