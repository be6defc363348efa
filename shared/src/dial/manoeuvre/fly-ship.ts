/** Flying on the table as it stands: rules/dial.md §5.2, §5.3. */
import { type Course, type Flight, fly, overlaps, type Shape, type Slot } from '../../geometry/index.ts'
import { bodyOf, othersOf, type Placed, placedShip, reactingDevices } from '../look.ts'
import { baseShape, deviceShape, obstacleShape } from '../objects.ts'
import { heededBy } from '../obstacles/heeded.ts'
import type { DialGame, ShipId } from '../state.ts'
import { recomputeTouching } from '../touching.ts'
import type { DialTurn } from '../turn.ts'
import type { Encounter, Flown } from '../words.ts'
import { manoeuvre } from './manoeuvre.ts'

function flight(
  game: DialGame,
  ship: Placed,
  course: Course,
  slot: Slot | null,
  shapes: readonly Shape[] = [],
): Flight {
  const others = inTheWay(game, ship)
  const { guides, tallonOffArea } = game.ruleset
  const flown = fly(bodyOf(ship), course, others.map(bodyOf), shapes, { guides, area: game.area, slot, tallonOffArea })
  if ('code' in flown) throw new Error(`${ship.id}: ${flown.code}`)
  return flown
}

/** A ship that deploys flies out of its carrier. */
function inTheWay(game: DialGame, ship: Placed): Placed[] {
  return othersOf(game, ship).filter(({ id }) => id !== ship.carrier)
}

/** Whether a ship would stand clear of all others, its carrier too, after a course; of a Tallon roll in any position that is free. */
export function comesClear(game: DialGame, ship: Placed, course: Course, slot: Slot | null = null): boolean {
  const [free = null] = slot === null ? freeSlots(game, ship, course) : []
  const { pose } = flight(game, ship, course, slot ?? free)
  const there = { size: ship.size, pose }
  return othersOf(game, ship).every(other => !overlaps(there, bodyOf(other), game.ruleset.guides))
}

/** The free positions of a Tallon roll; none for other courses. */
export function freeSlots(game: DialGame, ship: Placed, course: Course): readonly Slot[] {
  return course.end === 'tallon' ? (flight(game, ship, course, null).slots ?? []) : []
}

/** Moves the ship and notes in `flown` what it met. True when it flees. */
export function flyShip(t: DialTurn, id: ShipId, flown: Flown): boolean {
  const { game } = t
  const ship = placedShip(game, id)
  const others = inTheWay(game, ship)
  const obstacles = heededBy(game, ship, 'move')
  const devices = reactingDevices(game)
  const bases = t.state.listeners.throughShip === undefined ? [] : others
  const shapes = [...obstacles.map(obstacleShape), ...devices.map(deviceShape), ...bases.map(baseShape)]
  const from = ship.pose
  const result = flight(game, ship, manoeuvre(flown.code).course, flown.slot, shapes)
  const ids = (indices: readonly number[]) => indices.flatMap(i => others[i]?.id ?? [])
  const rocks = (indices: readonly number[]) => indices.flatMap(i => obstacles[i]?.id ?? [])
  flown.full = result.executed === 'fully'
  flown.overlapped = ids(result.overlapped)
  flown.met = result.met.flatMap((i): Encounter[] => {
    const obstacle = obstacles[i]
    const device = devices[i - obstacles.length]
    if (device !== undefined) return [{ kind: 'device', id: device.id }]
    const how = { through: result.movedThrough.includes(i), under: result.under.includes(i) }
    return obstacle === undefined ? [] : [{ kind: 'obstacle', id: obstacle.id, ...how }]
  })
  flown.through = result.movedThrough.flatMap(i => bases[i - obstacles.length - devices.length]?.id ?? [])
  ship.pose = result.pose
  recomputeTouching(game, id, ids(result.last))
  t.emit({
    type: 'manoeuvreFlown',
    ship: id,
    code: flown.code,
    from,
    to: result.pose,
    executed: result.executed,
    slot: flown.slot,
    overlapped: flown.overlapped,
    last: ids(result.last),
    movedThrough: rocks(result.movedThrough),
    under: rocks(result.under),
  })
  return result.fled
}
