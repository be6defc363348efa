/** The manoeuvre that a ship is about to execute, and what cards make of it: rules/dial.md §3.1 steps 1 and 2a. */
import { shipOf } from '../look.ts'
import type { ShipId, TokenKind } from '../state.ts'
import type { DialTurn } from '../turn.ts'
import type { ToFly } from '../words.ts'
import { unalterable } from './determine.ts'
import { changedDifficulty } from './difficulty.ts'

/** As it stands before it is looked at whether the ship can execute it (A34); null where nothing can be changed about it. */
export function aboutToFly(t: DialTurn, ship: ShipId): string | null {
  const toFly = underWay(t, ship)
  if (toFly === undefined || toFly.code === null) return null
  if (unalterable(shipOf(t.game, ship), toFly.code, toFly.cause) !== null) return null
  return changedDifficulty(t, ship, toFly.code, toFly.harder)
}

/** The ship flies this manoeuvre instead of the one that it is about to execute, and then gains a token. */
export function flyInstead(t: DialTurn, ship: ShipId, code: string, gains: TokenKind): void {
  const toFly = underWay(t, ship)
  if (toFly === undefined) throw new Error(`${ship} is not about to fly`)
  toFly.code = code
  toFly.instead = true
  toFly.gains = gains
}

/** Makes the manoeuvre that a ship is about to execute, or has revealed, so many steps harder while it executes it. */
export function makeHarder(t: DialTurn, ship: ShipId, by: number): void {
  const toFly = underWay(t, ship)
  const { activation } = t.game
  if (toFly !== undefined) toFly.harder = (toFly.harder ?? 0) + by
  else if (activation?.ship === ship) activation.harder += by
}

/** Sets the dial that a ship has just revealed to another manoeuvre of it: that is its revealed manoeuvre now. */
export function setDial(t: DialTurn, id: ShipId, code: string): void {
  const ship = shipOf(t.game, id)
  if (!ship.dial.includes(code)) throw new Error(`${code} is not on the dial of ${id}`)
  ship.revealed = code
  t.emit({ type: 'dialSet', ship: id, code })
}

/** Of manoeuvres within each other the innermost. */
function underWay(t: DialTurn, ship: ShipId): ToFly | undefined {
  const frames = t.state.stack.filter(({ kind }) => kind === 'executeManoeuvre')
  return frames.map(({ args }) => args as ToFly).findLast(toFly => toFly.ship === ship)
}
