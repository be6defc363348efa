/** A ship defends until all abilities after the attack are resolved: rules/dial.md §7.1 step 6. */
import type { ShipId } from '../state.ts'
import type { DialTurn } from '../turn.ts'
import type { DialFrames } from '../words.ts'

export function isDefending({ state }: DialTurn, ship: ShipId): boolean {
  const attacks = state.stack.filter(({ kind }) => kind === 'attack')
  return attacks.some(({ args }) => (args as DialFrames['attack']).shot.defender === ship)
}
