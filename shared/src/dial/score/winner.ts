/** Who has won, and whether anybody has: rules/dial.md §1.5, §10, A50, A52, A58. */
import { isInPlay, playerOf, sidesOf } from '../look.ts'
import type { DialGame, Ship } from '../state.ts'
import { totalOf } from './score.ts'
import { halfOf, isHalved } from './ships.ts'

export type EndReason = 'flight' | 'destruction' | 'score' | 'rounds' | 'time' | 'conceded'

export interface Ending {
  /** Null for a draw. */
  readonly winner: string | null
  readonly reason: EndReason
  /** The score was equal and what the ships were worth decided. */
  readonly tieBroken: boolean
}

/** How the game ends after this End Phase, in the order of the rules; null when it goes on. */
export function endingOf(game: DialGame): Ending | null {
  const left = sidesOf(game).filter(side => shipsOf(game, side).some(isInPlay))
  const [survivor] = left
  if (left.length === 1 && survivor !== undefined)
    return { winner: survivor, reason: lastWay(game, survivor), tieBroken: false }
  if (left.length === 0) return byScore(game, lastWay(game, null))
  const [first] = leaders(game, total)
  const ahead = leaders(game, total).length === 1
  if (first !== undefined && ahead && total(game, first) >= game.ruleset.endScore) return byScore(game, 'score')
  if (game.round >= game.ruleset.rounds) return byScore(game, 'rounds')
  return game.timeCalled ? byScore(game, 'time') : null
}

/** Most points win; of equal ones the ruleset says whether it is a draw. */
function byScore(game: DialGame, reason: EndReason): Ending {
  const [winner = null, ...equal] = leaders(game, total)
  if (equal.length === 0) return { winner, reason, tieBroken: false }
  if (game.ruleset.drawBreak === 'none') return { winner: null, reason, tieBroken: false }
  const [better = null, ...still] = leaders(game, worthOfEnemyLosses)
  return still.length === 0 ? { winner: better, reason, tieBroken: true } : { winner: null, reason, tieBroken: false }
}

type Worth = (game: DialGame, side: string) => number

/** The side with the most; several when they have the same. */
function leaders(game: DialGame, worth: Worth): string[] {
  const sides = sidesOf(game)
  const most = Math.max(...sides.map(side => worth(game, side)))
  return sides.filter(side => worth(game, side) === most)
}

const total: Worth = (game, side) => {
  const own = game.score[side]
  return own === undefined ? 0 : totalOf(own)
}

/** Enemy ships as they are now: out of play their cost, down to half the half; and the enemy's deficit (A58). */
const worthOfEnemyLosses: Worth = (game, side) => {
  const enemies = sidesOf(game).filter(other => other !== side)
  const ships = enemies.flatMap(enemy => shipsOf(game, enemy))
  const lost = (ship: Ship) => (isInPlay(ship) ? (isHalved(ship) ? halfOf(ship) : 0) : ship.cost)
  return ships.reduce((sum, ship) => sum + lost(ship), game.score[side]?.deficit ?? 0)
}

const shipsOf = (game: DialGame, side: string): Ship[] =>
  Object.values(game.ships).filter(ship => playerOf(game, ship.seat).side === side)

/** How the losing ships left: all by flight, or not. */
function lastWay(game: DialGame, winner: string | null): 'flight' | 'destruction' {
  const lost = Object.values(game.ships).filter(ship => playerOf(game, ship.seat).side !== winner)
  return lost.every(ship => ship.place === 'fled') ? 'flight' : 'destruction'
}
