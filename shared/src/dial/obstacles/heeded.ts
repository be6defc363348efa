/** Which obstacles a ship takes notice of: rules/dial.md §5.5. Cards let it ignore some, or pass them by a boost or roll. */
import { type Card, hasUp } from '../cards/card.ts'
import { cards } from '../cards/index.ts'
import { obstaclesOf, type Placed } from '../look.ts'
import type { DialGame, Obstacle } from '../state.ts'

let ignoring: readonly Card[] | undefined
let passing: readonly Card[] | undefined

/** All that it does not ignore. */
export function heededBy(game: DialGame, ship: Placed, doing: 'move' | 'attack'): Obstacle[] {
  ignoring ??= cards().filter(({ ignores }) => ignores !== undefined)
  const own = ignoring.filter(card => hasUp(ship, card))
  return obstaclesOf(game).filter(({ id }) => !own.some(card => card.ignores?.(game, ship, id, doing)))
}

/** Whether a ship may move through obstacles and onto them while it boosts or barrel rolls: it suffers them then. */
export function passesObstacles(ship: Placed): boolean {
  passing ??= cards().filter(({ passesObstacles }) => passesObstacles)
  return passing.some(card => hasUp(ship, card))
}
