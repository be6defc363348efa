/** The end of a battle: rules/hex.md §1.4. Looked for when the damage of a round is done. */
import { isDisabled, isPlaced } from '../look.ts'
import type { HexGame, Ship } from '../state.ts'
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
  const [first = null, ...others] = fighting(game)
  const { rounds } = game.ruleset
  if (others.length === 0) endBattle(t, first, haveFled(game, first) ? 'flight' : 'defeat')
  else if (game.timeCalled) endBattle(t, ahead(game), 'time')
  else if (rounds !== null && game.round >= rounds) endBattle(t, ahead(game), 'rounds')
}

/** Whether every ship of every other side has left the map. */
function haveFled({ ships }: HexGame, winner: string | null): boolean {
  return Object.values(ships)
    .filter(({ side }) => side !== winner)
    .every(({ place }) => place === 'fled')
}

/** Points are no part of the rules: the side that has kept the greater share of its hull is ahead; null when equal. */
function ahead({ ships, sides }: HexGame): string | null {
  const [a, b] = sides.map(side => hullOf(Object.values(ships).filter(ship => ship.side === side)))
  if (a === undefined || b === undefined) return null
  const difference = a.left * b.whole - b.left * a.whole
  return difference === 0 ? null : (sides[difference > 0 ? 0 : 1] ?? null)
}

/** Hull points of ships on the map, and of all. */
function hullOf(ships: readonly Ship[]): { left: number; whole: number } {
  const whole = ships.reduce((sum, { hull }) => sum + hull, 0)
  const left = ships.filter(isPlaced).reduce((sum, { hull, damage }) => sum + Math.max(0, hull - damage), 0)
  return { left, whole }
}

export function endBattle(t: HexTurn, winner: string | null, reason: EndReason): void {
  t.emit({ type: 'battleEnded', winner, reason })
  t.end(winner, reason)
}
