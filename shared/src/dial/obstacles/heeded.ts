/** Which obstacles a ship takes notice of: rules/dial.md §5.5. Cards let it ignore some, or pass them by a boost or roll. */
import { type Card, hasUp } from '../cards/card.ts'
import { cards } from '../cards/registry.ts'
import { obstaclesOf, type Placed } from '../look.ts'
import type { DialGame, Obstacle } from '../state.ts'

/**
 * To move over it, to attack from it, to attack past it, or to lock and be locked on it: at range 0 some kinds bar attacks
 * and locks, all obstruct.
 */
export type Doing = 'move' | 'attackFrom' | 'attackPast' | 'lock'

let ignoring: readonly Card[] | undefined
let passing: readonly Card[] | undefined

/** All that it does not ignore. */
export function heededBy(game: DialGame, ship: Placed, doing: Doing): Obstacle[] {
  const own = cardsIgnoring(ship)
  return obstaclesOf(game).filter(({ id }) => !own.some(card => card.ignores?.(game, ship, id, doing)))
}

export function isIgnored(game: DialGame, ship: Placed, obstacle: string, doing: Doing): boolean {
  return cardsIgnoring(ship).some(card => card.ignores?.(game, ship, obstacle, doing))
}

function cardsIgnoring(ship: Placed): Card[] {
  ignoring ??= cards().filter(({ ignores }) => ignores !== undefined)
  return ignoring.filter(card => hasUp(ship, card))
}

/** Whether a ship may move through obstacles and onto them while it boosts or barrel rolls: it suffers them then. */
export function passesObstacles(ship: Placed): boolean {
  passing ??= cards().filter(({ passesObstacles }) => passesObstacles)
  return passing.some(card => hasUp(ship, card))
}
