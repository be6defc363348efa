/** Dice of any size, told as they fall: design §3. */
import type { ShipId } from './state.ts'
import type { HexTurn } from './turn.ts'

/** So many dice of so many sides, from 1 up. */
export function rollDice(t: HexTurn, count: number, sides: number, why: string, ship: ShipId | null): number[] {
  const faces = t.roll(count, sides).map(face => face + 1)
  t.emit({ type: 'rolled', why, ship, dice: `${count}d${sides}`, faces })
  return faces
}

export function rollOne(t: HexTurn, sides: number, why: string, ship: ShipId | null): number {
  return rollDice(t, 1, sides, why, ship)[0] ?? 1
}

/** Dice as a weapon prints them: `4d8`, `2d4+2`, or `(2d6)*10`, whose total is multiplied. */
export interface Dice {
  readonly count: number
  readonly sides: number
  readonly plus: number
  readonly times: number
}

export function readDice(text: string): Dice {
  const found = /^(\d+)d(\d+)(?:\+(\d+))?$/.exec(text) ?? /^\((\d+)d(\d+)()\)\*(\d+)$/.exec(text)
  if (found === null) throw new Error(`${text} are no dice`)
  const [, count, sides, plus, times] = found
  return { count: Number(count), sides: Number(sides), plus: Number(plus ?? 0), times: Number(times ?? 1) }
}
