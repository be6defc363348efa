/** Which weapons a ship has: rules/dial.md §6.2, §7.1 step 1b. */
import type { ArcName } from '../../geometry/index.ts'
import type { Arc } from '../data/index.ts'
import type { DialGame, Ship } from '../state.ts'
import { tablesOf } from '../tables-of.ts'
import type { Weapon } from './attack.ts'

/** Every weapon in every arc it can be fired in, whether or not it can be paid for now. */
export function weaponsOf(game: DialGame, ship: Ship): Weapon[] {
  const primary = ship.attacks.flatMap(printed => {
    const attack = { minRange: 0, maxRange: 3, ordnance: false, ...printed }
    return arcsOf(ship, attack.arc).map(as => weapon('primary', as, attack))
  })
  const cards = tablesOf(game)
  const special = ship.upgrades.flatMap(({ id, side: up }, source) => {
    const side = cards.upgrade(id)?.sides[up]
    // A card that changes the arc of the primary attack prints that attack once more.
    if (side?.attack === undefined || side.grants.some(({ kind }) => kind === 'arc')) return []
    const { attack } = side
    return arcsOf(ship, attack.arc).map(as => weapon(source, as, attack))
  })
  return [...primary, ...special]
}

/** What a card prints about an attack. */
interface Printed extends Pick<Weapon, 'value' | 'minRange' | 'maxRange' | 'ordnance'> {
  readonly arc: Arc
}

function weapon(source: Weapon['source'], as: ArcName, { arc, value, minRange, maxRange, ordnance }: Printed): Weapon {
  const turret = arc === 'singleTurret' || arc === 'doubleTurret'
  return { source, arc: as, turret, value, minRange, maxRange, ordnance }
}

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
