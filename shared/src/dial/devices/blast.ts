/** What the effects of devices have in common: whom they reach, what is rolled, what is suffered (rules/dial.md §9.1). */
import { rangeToShape, type Shape } from '../../geometry/index.ts'
import { rollRed } from '../dice.ts'
import { bodyOf, onTable, type Placed, remotesOf } from '../look.ts'
import { deviceShape } from '../objects.ts'
import type { Device, DialGame } from '../state.ts'
import type { DialTurn } from '../turn.ts'
import type { RedFace } from '../words.ts'

/** Ships and remotes at range 0 to `reach` of a shape, the first player's first. */
export function unitsNear(game: DialGame, shape: Shape, reach: number): Placed[] {
  const { guides } = game.ruleset
  const near = [...onTable(game), ...remotesOf(game)].filter(unit => {
    const { range } = rangeToShape(bodyOf(unit), shape, guides)
    return range !== null && range <= reach
  })
  return game.order.flatMap(seat => near.filter(unit => unit.seat === seat))
}

export function unitsAround(t: DialTurn, device: Device, reach = 1): Placed[] {
  return unitsNear(t.game, deviceShape(device), reach)
}

export function rollFor(t: DialTurn, { id }: Placed, { card }: Device, dice: number): RedFace[] {
  const faces = rollRed(t, dice)
  t.emit({ type: 'rolled', ship: id, why: card, faces })
  return faces
}

export function countOf(faces: readonly RedFace[], ...counted: readonly RedFace[]): number {
  return faces.filter(face => counted.includes(face)).length
}

export function hurt(t: DialTurn, { id }: Placed, { card }: Device, hits: number, crits = 0): void {
  if (hits + crits > 0) t.push('suffer', { ship: id, hits, crits, source: card })
}
