/** Locks as thin lines from the ship that holds one to what it lies on, with a bracket there. */
import { half, type Point } from '../../geometry/index.ts'
import { element, mm } from '../../picture/svg.ts'
import type { Lock } from '../state.ts'
import { isStanding, type Pictured } from './pictured.ts'
import type { Scene } from './scene.ts'
import { spots } from './sheet.ts'
import { lookOf } from './sides.ts'

export function lockDrawing({ sheet, view }: Scene, { by, on }: Lock): string {
  const holder = view.ships[by]
  const target = targetOf(on, view)
  if (holder === undefined || !isStanding(holder) || target === null) return ''
  const { pixel } = sheet
  const [fx, fy] = [holder.pose.x, holder.pose.y]
  const [dx, dy] = [target.x - fx, target.y - fy]
  const length = Math.sqrt(dx * dx + dy * dy)
  const [ux, uy] = length === 0 ? [0, 1] : [dx / length, dy / length]
  // [along, across] from the target's middle, along away from the holder.
  const near = (along: number, across: number): Point => [
    target.x + along * ux - across * uy,
    target.y + along * uy + across * ux,
  ]
  const [gap, wing] = [target.reach + 3 * pixel, 6 * pixel]
  const bracket = [near(3 * pixel - gap, -wing), near(-gap, -wing), near(-gap, wing), near(3 * pixel - gap, wing)]
  const line = { fill: 'none', 'stroke-width': pixel }
  const dashes = `${mm(2 * pixel)} ${mm(2 * pixel)}`
  return element(
    'g',
    { class: lookOf(view.players, holder.seat).colour, stroke: 'currentColor' },
    element('polyline', { ...line, points: spots(sheet, [[fx, fy], near(-gap, 0)]), 'stroke-dasharray': dashes }),
    element('polyline', { ...line, points: spots(sheet, bracket), 'stroke-width': 1.6 * pixel }),
  )
}

function targetOf({ kind, id }: Lock['on'], view: Pictured): { x: number; y: number; reach: number } | null {
  if (kind === 'ship') {
    const ship = view.ships[id]
    return ship !== undefined && isStanding(ship)
      ? { x: ship.pose.x, y: ship.pose.y, reach: half(ship.size) * Math.SQRT2 }
      : null
  }
  const thing = kind === 'obstacle' ? view.obstacles[id] : view.devices[id]
  return thing === undefined ? null : { x: thing.pose.x, y: thing.pose.y, reach: 16 }
}
