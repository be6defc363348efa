/** What a ship brings to a move this round, with all that changes it: rules/hex.md §2.2 and §2.3. */
import { type Bonus, untyped } from '../crew/bonus.ts'
import { type Manoeuvrability, manoeuvrabilities } from '../data/types.ts'
import { gripsOn } from '../gunnery/tractor.ts'
import { suffers } from '../look.ts'
import type { HexGame, Ship } from '../state.ts'
import type { Course } from './course.ts'
import { courseOf, type Drive, type WayName } from './courses.ts'

const sum = (changes: Readonly<Record<string, number>>) =>
  Object.values(changes).reduce((total, change) => total + change, 0)

/** What makes a ship slow and unwieldy, each once. */
const burdens = (ship: Ship) => (['vortex', 'gravityWell'] as const).filter(kind => suffers(ship, kind)).length

/** Steps of manoeuvrability that it has lost; there is nothing below clumsy. */
const stepsLost = (ship: Ship) => Math.min(burdens(ship), manoeuvrabilities.indexOf(ship.manoeuvrability))

/** Hexes are added first, then it is halved, each time rounded down. A ship that a beam holds does not move by itself. */
export function driveOf(game: HexGame, ship: Ship): Drive {
  let speed = gripsOn(game, ship.id).length > 0 ? 0 : ship.speed + sum(ship.effects.speed)
  for (let halved = burdens(ship); halved > 0; halved--) speed = Math.floor(speed / 2)
  return { speed, turn: ship.turn + stepsLost(ship) + sum(ship.effects.turn) }
}

/** A hard turn is as of a ship one step more manoeuvrable, and there is none above perfect. */
export function courseFor(game: HexGame, ship: Ship, way: WayName): Course {
  const course = courseOf(way, driveOf(game, ship))
  const hardTurn = ship.effects.hardTurn && ship.manoeuvrability !== 'perfect' && (course.turn ?? 0) > 0
  return { ...course, hardTurn }
}

export const manoeuvrabilityOf = (ship: Ship): Manoeuvrability =>
  manoeuvrabilities[manoeuvrabilities.indexOf(ship.manoeuvrability) - stepsLost(ship)] ?? 'clumsy'

/** Every step lost costs 1 on Piloting. */
export const unwieldy = (ship: Ship): Bonus[] => untyped('manoeuvrability', -stepsLost(ship))
