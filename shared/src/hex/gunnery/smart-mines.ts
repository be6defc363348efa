/** Smart mines creep towards the nearest enemy at the end of the helm phase: rules/hex.md §3.8, Smart. */
import { hexDistance, sameHex } from '../../geometry/index.ts'
import { onMap } from '../look.ts'
import type { Mine } from '../state.ts'
import type { HexTurn } from '../turn.ts'
import { flightTo } from './flight.ts'
import { has } from './properties.ts'

/** One hex, towards an enemy within 20; none goes where a ship or another mine is. */
export function moveSmartMines(t: HexTurn): void {
  for (const mine of Object.values(t.game.mines)) if (has(mine, 'smart')) creep(t, mine)
}

function creep(t: HexTurn, mine: Mine): void {
  const ships = onMap(t.game)
  const near = ships
    .filter(({ side }) => side !== mine.side)
    .map(({ at }) => ({ hex: at.hex, distance: hexDistance(at.hex, mine.hex) }))
    .filter(({ distance }) => distance <= 20)
    .sort((a, b) => a.distance - b.distance)
  const [nearest] = near
  const [to] = nearest === undefined ? [] : flightTo(mine.hex, 0, nearest.hex, 1).hexes
  if (to === undefined) return
  const taken = [...ships.map(({ at }) => at.hex), ...Object.values(t.game.mines).map(({ hex }) => hex)]
  if (taken.some(hex => sameHex(hex, to))) return
  mine.hex = to
  t.emit({ type: 'mineMoved', mine: mine.id, to })
}
