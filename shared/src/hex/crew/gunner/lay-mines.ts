/** Mines are made ready, to be left where the ship will fly: rules/hex.md §3.8, Mine. Before the pilot moves. */
import { among, type JsonObject } from '../../../kernel/index.ts'
import { has } from '../../gunnery/properties.ts'
import { gunOf, systemOf } from '../../gunnery/weapons.ts'
import { severityOf } from '../../look.ts'
import type { HexGame, Ship } from '../../state.ts'
import type { ActionRule } from '../order.ts'

export const layMines: ActionRule = {
  action: 'layMines',
  role: 'gunner',
  phases: ['helm'],
  push: false,
  limit: 'once',
  ways,
  refuses: (game, ship, _member, way) => among(ways(game, ship), way),
  perform: (t, ship, member, { weapon: id }) => {
    const { weapon } = gunOf(t.game, { ship: ship.id, weapon: String(id) })
    weapon.fired = true
    if (weapon.shots !== null) weapon.shots--
    ship.effects.laying = { weapon: weapon.id, crew: member.id }
  },
}

/** A mine layer works aft; one of a wrecked arc does not. */
function ways(_game: HexGame, ship: Ship): JsonObject[] {
  const hasMoved = ship.used['role:pilot'] !== undefined || ship.used.glide !== undefined
  if (hasMoved) return []
  return ship.weapons
    .filter(w => has(w, 'mine') && w.kind === 'tracking' && !w.fired && w.shots !== 0)
    .filter(w => severityOf(ship, systemOf(ship, w)) < 3)
    .map(({ id }) => ({ weapon: id }))
}
