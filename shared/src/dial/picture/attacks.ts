/** Attacks as the line that decided range and obstruction, and the arc they are fired in. */
import type { Segment } from '../../geometry/index.ts'
import { element, mm } from '../../picture/svg.ts'
import type { Attack, Weapon } from '../attack/attack.ts'
import type { ShipId } from '../state.ts'
import type { DialEvent } from '../words.ts'
import { arcsDrawing } from './arcs.ts'
import { isStanding, type Pictured } from './pictured.ts'
import type { Scene } from './scene.ts'
import { spots } from './sheet.ts'
import { lookOf } from './sides.ts'

/** What is drawn of an attack. */
export interface Aim {
  readonly attacker: ShipId
  readonly arc: Weapon['arc']
  readonly line: Segment
  readonly obstructed: boolean
}

/** The attacks declared in some events, or the one under way. */
export function aimsOf(events: readonly DialEvent[], { attack }: Pick<Pictured, 'attack'>): Aim[] {
  const declared = events.flatMap(event =>
    event.type === 'attackDeclared' ? [aimOf({ ...event, attacker: event.ship })] : [],
  )
  return declared.length === 0 && attack !== null ? [aimOf(attack)] : declared
}

function aimOf({
  attacker,
  weapon,
  line,
  obstructed,
}: Pick<Attack, 'attacker' | 'weapon' | 'line' | 'obstructed'>): Aim {
  return { attacker, arc: weapon.arc, line, obstructed: obstructed.length > 0 }
}

/** The arc lies under everything else. An attacker that has left shows none. */
export function aimArcDrawing(scene: Scene, { attacker, arc }: Aim): string {
  const ship = scene.view.ships[attacker]
  if (ship === undefined || !isStanding(ship) || arc === 'fullRear') return ''
  return arcsDrawing(scene, ship, [arc])
}

/** An obstructed line is broken. */
export function aimLineDrawing({ sheet, view }: Scene, { attacker, line, obstructed }: Aim): string {
  const seat = (view.ships[attacker] ?? view.devices[attacker])?.seat
  if (seat === undefined) return ''
  const { pixel } = sheet
  return element(
    'g',
    { class: lookOf(view.players, seat).colour, stroke: 'currentColor' },
    element('polyline', {
      points: spots(sheet, line),
      fill: 'none',
      'stroke-width': 2.4 * pixel,
      'stroke-dasharray': obstructed ? `${mm(6 * pixel)} ${mm(4 * pixel)}` : undefined,
    }),
  )
}
