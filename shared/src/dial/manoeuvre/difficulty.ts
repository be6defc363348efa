/** Difficulty changes: rules/dial.md §3.1 step 2a. The ladder blue, white, red has ends; purple never moves. */
import type { ShipId } from '../state.ts'
import type { DialTurn } from '../turn.ts'
import { manoeuvre } from './manoeuvre.ts'

const ladder = ['blue', 'white', 'red'] as const
const letters = { blue: 'B', white: 'W', red: 'R' } as const

/** The code of the same manoeuvre so many steps harder, or easier below 0. All changes count together. */
export function harderBy(code: string, by: number): string {
  const { colour } = manoeuvre(code)
  if (colour === 'purple') return code
  const at = Math.max(0, Math.min(ladder.length - 1, ladder.indexOf(colour) + by))
  return code.slice(0, 2) + letters[ladder[at] ?? colour] + code.slice(3)
}

/** The code of a ship's manoeuvre after what its cards make of the difficulty; `harder`: what they made of this one alone. */
export function changedDifficulty(t: DialTurn, ship: ShipId, code: string, harder = 0): string {
  const steps = t.fold('difficulty', { ship, code }, harder)
  const isRed = [code, harderBy(code, steps)].some(as => manoeuvre(as).colour === 'red')
  return harderBy(code, isRed ? t.fold('redDifficulty', { ship, code }, steps) : steps)
}
