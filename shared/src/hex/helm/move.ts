/** A ship moves along a course: its pilot picks the path, where there is one to pick. rules/hex.md §2.2–2.6. */
import { turnFacing } from '../../geometry/index.ts'
import { isReject, steps } from '../../kernel/index.ts'
import { isDisabled, isPlaced, memberOf, onMap, type Placed, shipOf } from '../look.ts'
import type { CrewId, CrewMember, HexGame, Ship, ShipId } from '../state.ts'
import type { HexStep, HexTurn } from '../turn.ts'
import type { HexRequests, HexWords } from '../words.ts'
import type { Course } from './course.ts'
import type { WayName } from './courses.ts'
import { courseFor } from './drive.ts'
import type { Errand } from './errand.ts'
import { untilFree, walk } from './path.ts'

export interface Move {
  readonly ship: ShipId
  /** Who flies it. */
  readonly crew: CrewId
  readonly way: WayName
  readonly course: Course
  /** What is to happen on the way. */
  readonly errand: Errand | null
  /** No enemy attacks that it passes. */
  readonly unseen: boolean
  /** It turns about at the end, or to any facing; null: it ends as it has flown. */
  readonly finish: 'about' | 'any' | null
}

/** The ways of a member of the crew to fly the ship now. */
export function pushMove(
  t: HexTurn,
  ship: Ship,
  { id: crew }: CrewMember,
  way: WayName,
  more: Partial<Pick<Move, 'errand' | 'unseen' | 'finish'>> = {},
): void {
  const course = courseFor(t.game, ship, way)
  t.push('move', { ship: ship.id, crew, way, course, errand: null, unseen: false, finish: null, ...more })
}

type Line = HexStep<'move'>

/** Straight ahead as far as it has to go. */
const straight = ({ course }: Move): HexRequests['path']['answer'] => ({
  path: 'F'.repeat(course.exact ? course.speed : 0),
})

function isChosen({ course: { speed, exact, turn }, finish }: Move): boolean {
  return finish === 'any' || (speed > 0 && !(exact && turn === null))
}

const ask: Line = (t, move) => {
  const ship = shipOf(t.game, move.ship)
  if (!isPlaced(ship) || isDisabled(ship)) t.leave()
  else if (isChosen(move)) t.ask(memberOf(ship, move.crew).seat, 'path', move, { default: straight(move) })
}

/** Where the length is given and the last hex is taken it stops before that (rules/hex.md §2.4). */
const fly: Line = (t, move) => {
  const { course, way, errand, unseen, finish } = move
  const ship = shipOf(t.game, move.ship)
  const { path, facing } = t.wasAsked('path') ? t.answer('path') : straight(move)
  const walked = isPlaced(ship) ? walk(ship.at, course, path, []) : null
  if (walked === null || isReject(walked)) throw new Error(`${move.ship} cannot fly ${path}`)
  if (walked.hardTurned) ship.effects.hardTurn = false
  const length = course.exact ? untilFree(walked.hexes, takenBy(t.game, ship.id)) : walked.hexes.length
  t.push('fly', {
    ...{ ship: ship.id, way, edge: course.edge, errand, unseen },
    ...{ hexes: walked.hexes.slice(0, length), facings: walked.facings.slice(0, length) },
    finish: finish === 'about' ? turnFacing(walked.end.facing, 3) : (facing ?? null),
    ...{ trail: [], told: 0 },
  })
}

export const move = steps<HexWords, 'move'>('move', [ask, fly])

/** Other ships on the map. */
export const othersThan = (game: HexGame, id: ShipId): Placed[] => onMap(game).filter(other => other.id !== id)

export const takenBy = (game: HexGame, mover: ShipId) => othersThan(game, mover).map(({ at }) => at.hex)
