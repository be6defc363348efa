/** Which weapons a ship has: rules/dial.md §6.2, §7.1 step 1b. */
import type { ArcName } from '../../geometry/index.ts'
import { type Arc, tables } from '../data/index.ts'
import type { DialGame, Ship } from '../state.ts'
import type { Weapon } from './attack.ts'

/** Every weapon in every arc it can be fired in, whether or not it can be paid for now. */
export function weaponsOf(game: DialGame, ship: Ship): Weapon[] {
  const primary = ship.attacks.flatMap(({ arc, value }) =>
    arcsOf(ship, arc).map((as): Weapon => ({ source: 'primary', arc: as, turret: isTurret(arc), value, minRange: 0, maxRange: 3, ordnance: false })),
  )
  const cards = tables(game.ruleset.name)
  const special = ship.upgrades.flatMap(({ id, side }, source) => {
    const attack = cards.upgrade(id)?.sides[side]?.attack
    if (attack === undefined) return []
    const { arc, value, minRange, maxRange, ordnance } = attack
    return arcsOf(ship, arc).map((as): Weapon => ({ source, arc: as, turret: isTurret(arc), value, minRange, maxRange, ordnance }))
  })
  return [...primary, ...special]
}

const isTurret = (arc: Arc): boolean => arc === 'singleTurret' || arc === 'doubleTurret'

/** A turret's arcs are the standard arcs that it points to. */
function arcsOf(ship: Ship, arc: Arc): ArcName[] {
  if (arc !== 'singleTurret' && arc !== 'doubleTurret') return [arc]
  switch (ship.turret) {
    case null:
      return []
    case 'frontRear':
      return ['front', 'rear']
    case 'leftRight':
      return ['left', 'right']
    default:
      return [ship.turret]
  }
}
