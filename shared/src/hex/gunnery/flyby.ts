/** A shot after a flyby: rules/hex.md §2.6. */
import { type Reject, reject } from '../../kernel/index.ts'
import type { Placed } from '../look.ts'
import { arcs } from '../state.ts'
import { type Aim, type Firing, refused } from './firing.ts'
import { strikesSeveral } from './several.ts'

/** One arc of weapons, and turrets with it, fires as at range 1, and in any quadrant (rules/hex.md §2.6; 6.27). */
export function flybyAim({ ship, weapon, shot, within, place }: Firing, target: Placed): Aim | Reject {
  const { flyby } = ship.effects
  if (flyby?.target !== target.id || strikesSeveral(weapon))
    return refused('not_met', `${place}.flyby`, 'There was no such flyby.', 'hex §2.6', {})
  const { mount } = weapon
  const arc = mount === 'turret' ? within : mount
  if (arc !== null && flyby.arc !== null && arc !== flyby.arc)
    return refused('not_in_arc', `${place}.weapon`, 'Another arc fires after this flyby.', 'hex §2.6', {
      arc: flyby.arc,
    })
  const quadrant = arcs.find(known => known === shot.quadrant)
  if (quadrant === undefined) return reject('bad_answer', `${place}.quadrant`, 'After a flyby it strikes any quadrant.')
  return { target: target.id, distance: 1, arc, quadrant, offArc: false, range: 0, flyby: true }
}
