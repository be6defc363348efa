/** Who flies beside an ally or about an enemy at the end of the helm phase: rules/hex.md §2.6, Escort and Flank. */
import { hexDistance } from '../../geometry/index.ts'
import { own } from '../../kernel/index.ts'
import { isDisabled, isPlaced, onMap, type Placed } from '../look.ts'
import type { HexGame, ShipId } from '../state.ts'
import type { HexTurn } from '../turn.ts'
import { changeDefences } from './defences.ts'

export function closeFormations(t: HexTurn): void {
  for (const ship of onMap(t.game).filter(ship => !isDisabled(ship))) {
    const { escorts, flanks } = ship.effects
    const ally = near(t.game, ship, escorts, 1)
    if (ally !== null) changeDefences(t, ally, 'escort', 2)
    const enemy = near(t.game, ship, flanks, 5)
    if (enemy === null) continue
    enemy.effects.flankedBy.push(ship.id)
    t.emit({ type: 'effect', ship: enemy.id, effect: 'flanked', amount: 0, why: ship.id })
  }
}

function near({ ships }: HexGame, { at }: Placed, id: ShipId | null, hexes: number): Placed | null {
  const other = id === null ? undefined : own(ships, id)
  return other !== undefined && isPlaced(other) && hexDistance(at.hex, other.at.hex) <= hexes ? other : null
}
