/** The score of a side and what it is made of: rules/dial.md §1.4, §10. */
import type { ShipId } from '../state.ts'
import type { DialTurn } from '../turn.ts'

/** Points by where they come from: the opponent's deficit, objectives, ships brought to half, ships out of play. */
export interface Score {
  deficit: number
  objective: number
  half: number
  lost: number
}

export const noScore = (): Score => ({ deficit: 0, objective: 0, half: 0, lost: 0 })

export function totalOf({ deficit, objective, half, lost }: Score): number {
  return deficit + objective + half + lost
}

/** Points that no ship brings; of none nothing is told. */
export function score(t: DialTurn, side: string, why: 'deficit' | 'objective', points: number): void {
  const own = scoreOf(t, side)
  if (points === 0) return
  own[why] += points
  t.emit({ type: 'scored', side, why, points, total: totalOf(own) })
  if (why === 'objective') t.window('objectiveScored', { side, points })
}

/** Points that a ship brings to the enemy. */
export function scoreFor(
  t: DialTurn,
  side: string,
  ship: ShipId,
  why: 'half' | 'destroyed' | 'fled',
  points: number,
): void {
  const own = scoreOf(t, side)
  own[why === 'half' ? 'half' : 'lost'] += points
  t.emit({ type: 'shipScored', side, ship, why, points, total: totalOf(own) })
}

function scoreOf(t: DialTurn, side: string): Score {
  const found = t.game.score[side]
  if (found === undefined) throw new Error(`no side ${side}`)
  return found
}
