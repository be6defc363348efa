/** Who is first: rules/dial.md §1.2 step 2, in set-up and after the dials of each round (§2). */
import { type Seat, steps } from '../../kernel/index.ts'
import { rollRed } from '../dice.ts'
import type { DialTurn } from '../turn.ts'
import type { DialWords, RedFace } from '../words.ts'

interface Rolled {
  readonly seat: Seat
  readonly faces: RedFace[]
}

/** Most crits, then most focus, then most hits; a tie is rolled again. Teams roll once a side. */
export const playerOrder = steps<DialWords, 'playerOrder'>('playerOrder', [rollForOrder])

function rollForOrder(t: DialTurn): void {
  const { seats } = t.state
  const sides = [...new Set(seats.map(s => s.side))]
  const rollers = sides.map(side => seats.find(s => s.side === side)?.seat ?? '')
  let rolls = rollers.map(seat => ({ seat, faces: rollRed(t, 3) }))
  let ranked = rank(rolls)
  while (ranked === null) {
    t.emit({ type: 'playerOrder', rolls, order: [] })
    rolls = rollers.map(seat => ({ seat, faces: rollRed(t, 3) }))
    ranked = rank(rolls)
  }
  const sideOrder = ranked.map(seat => t.side(seat))
  t.game.order = sideOrder.flatMap(side => seats.filter(s => s.side === side).map(s => s.seat))
  t.emit({ type: 'playerOrder', rolls, order: t.game.order })
}

/** Seats from first to last, or null on a tie. */
export function rank(rolls: readonly Rolled[]): Seat[] | null {
  const count = (r: Rolled, face: RedFace) => r.faces.filter(f => f === face).length
  const value = (r: Rolled) => count(r, 'crit') * 16 + count(r, 'focus') * 4 + count(r, 'hit')
  const values = new Set(rolls.map(value))
  if (values.size < rolls.length) return null
  return [...rolls].sort((a, b) => value(b) - value(a)).map(r => r.seat)
}
