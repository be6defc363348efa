/** The red die: rules/dial.md §7.2, its faces in the order of design §3. */
import type { ShipId } from './state.ts'
import type { DialTurn } from './turn.ts'
import type { RedFace } from './words.ts'

const redFaces: readonly RedFace[] = ['hit', 'hit', 'hit', 'crit', 'focus', 'focus', 'blank', 'blank']

export function rollRed(t: DialTurn, count: number): RedFace[] {
  return t.roll(count, 8).map(value => redFaces[value] ?? 'blank')
}

/** One red die for a ship, told with what it is for. */
export function rollOne(t: DialTurn, ship: ShipId, why: string): RedFace {
  const faces = rollRed(t, 1)
  t.emit({ type: 'rolled', ship, why, faces })
  return faces[0] ?? 'blank'
}
