/** What becomes of a manoeuvre, flown on the table as it is seen: rules/dial.md §3.1, §5.2. */
import { obstacleOutlines } from '../../dial/data/obstacles/index.ts'
import { bodyOf, minesOf, obstaclesOf, type Placed, tokens } from '../../dial/look.ts'
import { determine } from '../../dial/manoeuvre/determine.ts'
import { harderBy } from '../../dial/manoeuvre/difficulty.ts'
import { manoeuvre } from '../../dial/manoeuvre/manoeuvre.ts'
import { deviceShape, obstacleShape } from '../../dial/objects.ts'
import type { DialGame } from '../../dial/state.ts'
import { type Flight, fly, type Pose, type Shape, type Slot } from '../../geometry/index.ts'
import { harm } from './weights.ts'

export interface Flown {
  /** As it is flown. */
  readonly code: string
  readonly pose: Pose
  readonly fled: boolean
  /** The ships in the way, if it ends on any. */
  readonly bumped: readonly Placed[]
  /** What obstacles and mines on the way do, in points of damage. */
  readonly harm: number
  /** It ends on an obstacle. */
  readonly onObstacle: boolean
  /** Stress tokens afterwards. */
  readonly stress: number
}

/** The code that is flown when this one is on the dial: stress and ion have a say, and a damaged engine. */
export function flownCode(ship: Placed, code: string): string {
  const { template, end } = manoeuvre(code).course
  const isTurn = template === 'turn' && end === 'plain'
  const engines = ship.damage.up.filter(card => card === 'damagedengine').length
  return determine(ship, { ship: ship.id, code, cause: 'dial' }, isTurn ? harderBy(code, engines) : code).code
}

/** Flies a code as it is among some ships, obstacles and mines. */
export function flightOf(
  game: DialGame,
  ship: Placed,
  code: string,
  others: readonly Placed[],
  slot: Slot | null,
): Flown {
  const [rocks, mines] = [obstaclesOf(game), minesOf(game)]
  const shapes = [...rocks.map(obstacleShape), ...mines.map(deviceShape)]
  const { pose, fled, overlapped, met, under } = flyAmong(game, ship, code, others, shapes, slot)
  const harms = met.map(i => {
    const rock = rocks[i]
    return rock === undefined ? harm.mine : harm[obstacleOutlines[rock.outline].kind]
  })
  return {
    ...{ code, pose, fled },
    bumped: overlapped.flatMap(i => others[i] ?? []),
    harm: harms.reduce((sum, each) => sum + each, 0),
    onObstacle: under.some(i => i < rocks.length),
    stress: stressAfter(tokens(ship, 'stress'), code),
  }
}

/** A ship that overlaps another already, as it is imagined, stays where it is. */
function flyAmong(
  { area, ruleset: { guides, tallonOffArea } }: DialGame,
  ship: Placed,
  code: string,
  others: readonly Placed[],
  shapes: readonly Shape[],
  slot: Slot | null,
): Pick<Flight, 'pose' | 'fled' | 'overlapped' | 'met' | 'under'> {
  const rules = { guides, area, slot, tallonOffArea }
  const flight = fly(bodyOf(ship), manoeuvre(code).course, others.map(bodyOf), shapes, rules)
  if (!('code' in flight)) return flight
  const overlapped = flight.code === 'overlap_at_start' ? [flight.ship] : []
  return { pose: ship.pose, fled: false, overlapped, met: [], under: [] }
}

export function stressAfter(stress: number, code: string): number {
  const { colour } = manoeuvre(code)
  return colour === 'red' ? stress + 1 : colour === 'blue' ? Math.max(0, stress - 1) : stress
}

/** Where a ship comes to stand if nothing is in its way; null off the table. */
export function landingOf(game: DialGame, ship: Placed, code: string): Pose | null {
  const { pose, fled } = flyAmong(game, ship, code, [], [], null)
  return fled ? null : pose
}

/** Every different way that a ship may come to fly by its dial. */
export function flyable(ship: Placed): readonly string[] {
  return [...new Set(ship.dial.map(code => flownCode(ship, code)))]
}
