/** A ship on the map: its hull pointing where it faces, around it the shields of each quadrant, and its id. */

import type { HexArc } from '../../geometry/index.ts'
import { element, mm } from '../../picture/svg.ts'
import { lineAt } from '../../picture/text.ts'
import { arcs } from '../state.ts'
import { arcCorners } from './arcs.ts'
import { type Corner, corners, degreesOf, type Sheet, spotOf } from './sheet.ts'
import type { Look } from './sides.ts'
import type { StandingShip } from './standing.ts'

/** How far the shields stand off, in pixels: on a coarse map they reach over the hex. */
export const reachOf = ({ size }: Sheet) => Math.max(8, 0.78 * size)

export function shipDrawing(sheet: Sheet, ship: StandingShip, { colour, hull }: Look, isActive: boolean): string {
  const [x, y] = spotOf(sheet, ship.at.hex)
  const reach = reachOf(sheet)
  const body = element('path', {
    d: hull,
    transform: `scale(${mm(0.66 * reach)})`,
    fill: ship.disabled ? 'none' : 'currentColor',
    stroke: 'currentColor',
    'stroke-width': 0.16,
    'stroke-dasharray': ship.disabled ? '0.3 0.2' : undefined,
    'stroke-linejoin': 'round',
  })
  const turned = element(
    'g',
    { transform: `translate(${mm(x)} ${mm(y)}) rotate(${degreesOf(ship.at.facing)})` },
    body,
    ...arcs.map(arc => shieldDrawing(ship, arc, reach)),
  )
  const ring = isActive
    ? element('circle', {
        cx: x,
        cy: y,
        r: reach + 5,
        class: 'accent',
        fill: 'none',
        stroke: 'currentColor',
        'stroke-width': 2,
      })
    : ''
  const label = lineAt([x, y + reach + (isActive ? 13 : 9)], ship.id, 11, { bold: true, halo: true })
  return element('g', { class: colour }, ring, turned, label)
}

/** A faint line where shields would be, and over it a broad one as long as what is left of an even share. */
function shieldDrawing({ shields, shieldsMax }: StandingShip, arc: HexArc, reach: number): string {
  const way = arcPath(arc, reach)
  const line = { d: way, fill: 'none', stroke: 'currentColor', pathLength: 100 }
  if (shields === null || shieldsMax === null)
    return element('path', { ...line, 'stroke-width': 1, 'stroke-dasharray': '6 6' })
  const faint = element('path', { ...line, 'stroke-width': 1, 'stroke-opacity': 0.5 })
  if (shields[arc] === 0) return faint
  const share = Math.min(94, Math.round((376 * shields[arc]) / Math.max(1, shieldsMax)))
  const broad = {
    'stroke-width': 3.5,
    'stroke-dasharray': `${share} ${100 - share}`,
    'stroke-dashoffset': -(100 - share) / 2,
  }
  return faint + element('path', { ...line, ...broad })
}

function arcPath(arc: HexArc, reach: number): string {
  const [from, to] = arcCorners[arc]
  const spot = (corner: Corner) => corners[corner].map(share => mm(share * reach)).join(',')
  return `M${spot(from)} A${mm(reach)} ${mm(reach)} 0 0 1 ${spot(to)}`
}
