/** The end of a battle: rules/hex.md §1.4. Looked for when the damage of a round is done. */
import { isDisabled, isPlaced } from '../look.ts'
import type { HexGame } from '../state.ts'
import type { HexTurn } from '../turn.ts'

export type EndReason = 'defeat' | 'flight' | 'conceded' | 'rounds' | 'time'

/** A side fights on while it has a ship on the map that can. */
function fighting({ ships, sides }: HexGame): string[] {
  return sides.filter(side =>
    Object.values(ships).some(ship => ship.side === side && isPlaced(ship) && !isDisabled(ship)),
  )
}

export function lookForEnd(t: HexTurn): void {
  const { game } = t
  t.mark()
  const left = fighting(game)
  const [first = null] = left
  if (left.length <= 1) return endBattle(t, first, lostByFlight(game, first) ? 'flight' : 'defeat')
  const { rounds } = game.ruleset
  if (game.timeCalled) return endBattle(t, ahead(game), 'time')
  if (rounds !== null && game.round >= rounds) endBattle(t, ahead(game), 'rounds')
}

/** Every ship of every other side has fled. */
function lostByFlight({ ships }: HexGame, winner: string | null): boolean {
  const others = Object.values(ships).filter(({ side }) => side !== winner)
  return others.every(({ place }) => place === 'fled')
}

/** The side that has lost least of its build points, by the share of hull points left; null when equal. */
function ahead({ ships, sides }: HexGame): string | null {
  const left = sides.map(side => ({ side, share: shareLeft(Object.values(ships).filter(ship => ship.side === side)) }))
  const most = Math.max(...left.map(({ share }) => share))
  const [first, ...equal] = left.filter(({ share }) => share === most)
  return first !== undefined && equal.length === 0 ? first.side : null
}

function shareLeft(ships: readonly HexGame['ships'][string][]): number {
  const whole = ships.reduce((sum, { hull }) => sum + hull, 0)
  const left = ships.filter(isPlaced).reduce((sum, { hull, damage }) => sum + Math.max(0, hull - damage), 0)
  return Math.floor((1000 * left) / whole)
}

export function endBattle(t: HexTurn, winner: string | null, reason: EndReason): void {
  t.emit({ type: 'battleEnded', winner, reason })
  t.end(winner, reason)
}
