/** The shots that a ship may fire, listed: rules/hex.md §3.1–3.3. */

import type { HexArc } from '../../../geometry/index.ts'
import { isReject } from '../../../kernel/index.ts'
import { aimsOf } from '../../gunnery/aim.ts'
import { quadrantsFrom } from '../../gunnery/arcs.ts'
import type { Shot } from '../../gunnery/firing.ts'
import { has } from '../../gunnery/properties.ts'
import { areEnemies, isPlaced, onMap, type Placed } from '../../look.ts'
import { arcs, type HexGame, type Weapon } from '../../state.ts'
import type { AttackKind } from '../../words.ts'

/** Every legal shot of one weapon; for those that strike several ships at most one quadrant is chosen otherwise. */
export function shotsOf(game: HexGame, ship: Placed, weapon: Weapon, attack: AttackKind, within?: HexArc): Shot[] {
  const isLegal = (shot: Shot) => !isReject(aimsOf(game, ship, shot, attack, within))
  const plain = candidates(game, ship, weapon).filter(isLegal)
  return plain.flatMap(shot => [shot, ...otherwise(game, ship, weapon, shot, attack, within)])
}

function candidates(game: HexGame, ship: Placed, weapon: Weapon): Shot[] {
  const { id, mount } = weapon
  if (has(weapon, 'array'))
    return arcs.filter(arc => mount === 'turret' || mount === arc).map(arc => ({ weapon: id, arc }))
  const enemies = onMap(game).filter(other => areEnemies(ship, other))
  return enemies.flatMap(target => {
    const shot: Shot = { weapon: id, target: target.id }
    const quadrants = quadrantsFrom(game, ship, target)
    const flyby = ship.effects.flyby?.target === target.id
    return [
      ...(quadrants.length > 1 && !has(weapon, 'line') ? quadrants.map(quadrant => ({ ...shot, quadrant })) : []),
      shot,
      ...(flyby ? arcs.map(quadrant => ({ ...shot, flyby: true as const, quadrant })) : []),
    ]
  })
}

/** A beam or an array may strike one of its targets in another quadrant. */
function otherwise(
  game: HexGame,
  ship: Placed,
  weapon: Weapon,
  shot: Shot,
  attack: AttackKind,
  within?: HexArc,
): Shot[] {
  const aims = has(weapon, 'array') || has(weapon, 'line') ? aimsOf(game, ship, shot, attack, within) : []
  if (isReject(aims)) return []
  return aims.flatMap(({ target: id, quadrant }) => {
    const target = game.ships[id]
    const open = target !== undefined && isPlaced(target) ? quadrantsFrom(game, ship, target) : []
    return open.filter(other => other !== quadrant).map(other => ({ ...shot, quadrants: { [id]: other } }))
  })
}
