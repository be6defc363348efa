/** What modules of electronic countermeasures do to the ship that they reach: rules/hex.md §3.8, Gravity well, Nav-scram. */
import type { Affliction, Ship, Weapon } from '../state.ts'
import type { HexTurn } from '../turn.ts'
import { has } from './properties.ts'

/** For the next round: they come after the helm phase. What a hacked computer gives away the players see to. */
export function disrupt(t: HexTurn, target: Ship, weapon: Weapon): void {
  for (const kind of ['gravityWell', 'navScram'] as const) if (has(weapon, kind)) afflict(t, target, kind)
  if (has(weapon, 'hacking')) tell(t, target, 'hacking')
}

function afflict(t: HexTurn, target: Ship, kind: Affliction['kind']): void {
  target.afflictions.push({ kind, until: t.game.round + 1 })
  tell(t, target, kind)
}

const tell = (t: HexTurn, { id: ship }: Ship, effect: string) =>
  t.emit({ type: 'effect', ship, effect, amount: 0, why: 'ecm' })
