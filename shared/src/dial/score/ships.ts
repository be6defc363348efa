/** Points for ships, scored at once: rules/dial.md §1.4, A31, A58. */
import { playerOf, sidesOf } from '../look.ts'
import type { DialGame, Ship } from '../state.ts'
import type { DialTurn } from '../turn.ts'
import { score, scoreFor } from './score.ts'

/** Each player scores what the opponent's squad costs less than it may. */
export function scoreDeficits(t: DialTurn): void {
  const { ruleset, players } = t.game
  for (const { side, points } of Object.values(players)) {
    const deficit = Math.max(0, ruleset.squadPoints - points)
    for (const other of enemiesOf(t.game, side)) score(t, other, 'deficit', deficit)
  }
}

/** Looks at a ship whose shields or cards changed: the first time it is down to half, half its cost is scored. */
export function scoreHalf(t: DialTurn, ship: Ship): void {
  const { halfPoints } = t.game.ruleset
  if (halfPoints === 'chance' && t.game.scenario !== 'chance') return
  if (isHalved(ship)) scoreUpTo(t, ship, 'half', halfOf(ship))
}

/** A ship destroyed or fled scores its cost, or what is left of it; it does so once. */
export function scoreLost(t: DialTurn, ship: Ship, why: 'destroyed' | 'fled'): void {
  scoreUpTo(t, ship, why, ship.cost)
}

/** What counts is hull and shields with what upgrades add to them (A58). */
export function isHalved({ hull, shields, damage }: Ship): boolean {
  const left = hull - damage.down - damage.up.length + shields.value
  return 2 * left <= hull + shields.max
}

export const halfOf = ({ cost }: Ship): number => Math.floor(cost / 2)

/** A ship that regenerates keeps what it has scored. */
function scoreUpTo(t: DialTurn, ship: Ship, why: 'half' | 'destroyed' | 'fled', points: number): void {
  const more = points - ship.scored
  if (more <= 0) return
  ship.scored = points
  const { side } = playerOf(t.game, ship.seat)
  for (const other of enemiesOf(t.game, side)) scoreFor(t, other, ship.id, why, more)
}

function enemiesOf(game: DialGame, side: string): string[] {
  return sidesOf(game).filter(other => other !== side)
}
