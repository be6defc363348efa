/** What a scan brings: rules/hex.md §3.7, Scan and its list. It matters where sheets are closed until they are scanned. */

import { isPlaced } from '../../look.ts'
import { itemsOf } from '../../seen.ts'
import type { CrewMember, HexGame, Ship } from '../../state.ts'
import type { HexTurn } from '../../turn.ts'
import { enemiesOf, inSensorRange, targetOf } from './sensing.ts'

/** Enemies near enough for the sensors; none when nothing is hidden. */
export function scanWays(game: HexGame, ship: Ship): { target: string }[] {
  if (game.ruleset.sheets === 'open' || !isPlaced(ship)) return []
  return enemiesOf(game, ship)
    .filter(target => inSensorRange(ship, target))
    .map(({ id }) => ({ target: id }))
}

/** The next items of the list that the side did not know, so many, and none after `most`. */
export function learn(t: HexTurn, ship: Ship, { seat }: CrewMember, id: unknown, more: number, most?: number): void {
  const target = targetOf(t.game, id)
  const { scans } = t.secrets(seat)
  const known = scans[target.id] ?? 0
  const items = Math.max(known, Math.min(known + more, most ?? itemsOf(target)))
  scans[target.id] = items
  t.emit({ type: 'scanned', ship: ship.id, target: target.id, items })
}

/** One for success, and one more for each 5 over. */
export const itemsFor = (margin: number) => 1 + Math.floor(margin / 5)
