/** The firing arcs of a ship, which are the quadrants of its shields: rules/hex.md §3.1. */

import { type Facing, type HexArc, turnFacing } from '../../geometry/index.ts'
import { element, mm } from '../../picture/svg.ts'
import { lineAt } from '../../picture/text.ts'
import { arcs } from '../state.ts'
import { type Corner, corners, degreesOf, half3, type Sheet, type Spot, spotOf } from './sheet.ts'
import type { StandingShip } from './standing.ts'

/** Between which corners of its hex an arc of a ship that points north lies, clockwise. */
export const arcCorners: Readonly<Record<HexArc, readonly [from: Corner, to: Corner]>> = {
  forward: [5, 0],
  starboard: [0, 2],
  aft: [2, 3],
  port: [3, 5],
}

const letters: Readonly<Record<HexArc, string>> = { forward: 'F', starboard: 'S', aft: 'A', port: 'P' }

/** The four boundaries from the ship's hex on, and a letter in each arc. */
export function arcsDrawing(sheet: Sheet, { at, id }: StandingShip, colour: string): string {
  const spot = spotOf(sheet, at.hex)
  const far = sheet.width + sheet.height
  const turned = `translate(${spot.map(mm).join(' ')}) rotate(${degreesOf(at.facing)})`
  const rays = arcs.map(arc => {
    const [x, y] = corners[arcCorners[arc][0]]
    return element('path', { d: `M${mm(x * sheet.size)},${mm(y * sheet.size)} L${mm(x * far)},${mm(y * far)}` })
  })
  const forward = [corners[5], corners[0]].map(([x, y]) => `${mm(x * far)},${mm(y * far)}`)
  return element(
    'g',
    { class: colour, 'data-arcs': id },
    element('polygon', {
      points: `0,0 ${forward.join(' ')}`,
      transform: turned,
      fill: 'currentColor',
      'fill-opacity': 0.1,
    }),
    element(
      'g',
      {
        transform: turned,
        fill: 'none',
        stroke: 'currentColor',
        'stroke-width': 1.2,
        'stroke-dasharray': '6 4',
        'stroke-opacity': 0.8,
      },
      ...rays,
    ),
    ...arcs.map(arc => letterDrawing(sheet, at, arc)),
  )
}

/** Clear of the ship and its id, upright. */
function letterDrawing(sheet: Sheet, { hex, facing }: StandingShip['at'], arc: HexArc): string {
  const [x, y] = spotOf(sheet, hex)
  const [dx, dy] = middleOf(arc, facing)
  const out = Math.max(2.6 * sheet.size, 38)
  return lineAt([x + dx * out, y + dy * out], letters[arc], 11, { bold: true, halo: true })
}

/** Directions of the edges of a hex, clockwise from north. */
const edges = [
  [0, -1],
  [half3, -0.5],
  [half3, 0.5],
  [0, 1],
  [-half3, 0.5],
  [-half3, -0.5],
] as const satisfies readonly Spot[]

/** The direction of the middle of an arc: an edge ahead and astern, a corner abeam. */
function middleOf(arc: HexArc, facing: Facing): Spot {
  if (arc === 'forward') return edges[facing]
  if (arc === 'aft') return edges[turnFacing(facing, 3)]
  return corners[turnFacing(facing, arc === 'starboard' ? 1 : 4)]
}
