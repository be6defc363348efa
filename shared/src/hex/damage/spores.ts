/** Spores eat on in the system that they came into: rules/hex.md §3.8, Spore. They do not hurt the crew. */
import { onMap } from '../look.ts'
import { type Ship, type System, systems } from '../state.ts'
import type { HexTurn } from '../turn.ts'
import { critical } from './critical.ts'

export function sporesIn(ship: Ship): System | null {
  return systems.find(system => ship.systems[system].spores) ?? null
}

/** A hit that came through to the hull. More spores do no more. */
export function sow(t: HexTurn, ship: Ship): void {
  if (sporesIn(ship) === null) spread(t, ship, null)
}

/** At the end of the engineering phase, where no engineer has removed them. */
export function sporesEat(t: HexTurn): void {
  for (const ship of onMap(t.game)) {
    const system = sporesIn(ship)
    if (system !== null) spread(t, ship, system)
  }
}

function spread(t: HexTurn, ship: Ship, from: System | null): void {
  const into = critical(t, ship, from, 0)
  if (into === null) return
  if (from !== null) ship.systems[from].spores = false
  ship.systems[into].spores = true
  if (into !== from) t.emit({ type: 'effect', ship: ship.id, effect: 'spores', amount: 0, why: into })
}
