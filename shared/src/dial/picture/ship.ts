/** A ship's base: its square with the side's edge and filling, guides, nose, printed arc lines, turret, and id. */
import { bodyParts, half, type Point, type Pose, place } from '../../geometry/index.ts'
import { arcTangents, pointedArcs } from './arcs.ts'
import { nose, noseInside } from './nose.ts'
import { bodyOf, placed, type StandingShip } from './pictured.ts'
import type { Scene } from './scene.ts'
import { flip, type Sheet, spots } from './sheet.ts'
import { lookOf, type SideLook } from './sides.ts'
import { element, escaped, mm } from './svg.ts'
import { textAt } from './text.ts'

export function shipDrawing({ sheet, view, teller, cast }: Scene, ship: StandingShip): string {
  const { id, pose, seat, size } = ship
  const { pixel } = sheet
  const look = lookOf(view.players, seat)
  const [square = [], ...guides] = bodyParts(bodyOf(ship), true).map(part => spots(sheet, part))
  const turret = turretMarks(ship).map(mark => element('polygon', { points: spots(sheet, mark), fill: 'currentColor' }))
  return element(
    'g',
    { class: look.colour, stroke: 'currentColor', 'stroke-width': pixel },
    element('title', {}, escaped(`${teller.ship(id, cast)}: ${teller.condition(ship)}`)),
    view.active === id ? activeRing(sheet, ship) : '',
    ...guides.map(points => element('polygon', { points, fill: 'currentColor', stroke: 'none' })),
    element('polygon', { class: 'surface', points: `${square}`, fill: 'currentColor' }),
    ...edges(sheet, look, pose, half(size), `${square}`),
    element('path', { d: arcLines(sheet, ship), fill: 'none', 'stroke-opacity': '0.7' }),
    element('polygon', { points: spots(sheet, placed(pose, nose(sheet, size))), fill: 'currentColor' }),
    ...turret,
    textAt(sheet, flip(sheet, place(pose, 0, noseInside(sheet, size) ? -0.18 * half(size) : 0)), id, {
      size: 11,
      bold: true,
      halo: true,
    }),
  )
}

/** The base's edge, as the side has it, over its filling. */
function edges(
  { pixel, ...sheet }: Sheet,
  { edge, filling }: SideLook,
  pose: Pose,
  h: number,
  points: string,
): string[] {
  const whole = { ...sheet, pixel }
  const width = edge === 'thick' ? 4 * pixel : 1.8 * pixel
  const dashes = edge === 'dashed' ? `${mm(4 * pixel)} ${mm(2 * pixel)}` : undefined
  const fill = filling === null ? 'none' : `url(#${filling})`
  const outer = element('polygon', { points, fill, 'stroke-width': width, 'stroke-dasharray': dashes })
  if (edge !== 'double') return [outer]
  const inset = h - Math.min(3 * pixel, 0.2 * h)
  const inner = spots(
    whole,
    placed(pose, [
      [-inset, -inset],
      [inset, -inset],
      [inset, inset],
      [-inset, inset],
    ]),
  )
  return [outer, element('polygon', { points: inner, fill: 'none' })]
}

/** From the centre to the front edge, as printed on a base. */
function arcLines(sheet: Sheet, { pose, size }: StandingShip): string {
  const h = half(size)
  const ends = placed(pose, [
    [-arcTangents[size] * h, h],
    [arcTangents[size] * h, h],
  ])
  return ends.map(end => `M${spots(sheet, [[pose.x, pose.y], end]).replace(' ', 'L')}`).join('')
}

/** A wedge at each edge that the turret points to. */
function turretMarks({ turret, pose, size }: StandingShip): Point[][] {
  if (turret === null) return []
  const h = half(size)
  const wedge: readonly Point[] = [
    [-0.42 * h, 0.56 * h],
    [0, 0.98 * h],
    [0.42 * h, 0.56 * h],
    [0, 0.68 * h],
  ]
  return pointedArcs(turret).map(arc =>
    placed(
      pose,
      wedge.map(point => turnedTo[arc](point)),
    ),
  )
}

const turnedTo = {
  front: ([x, y]: Point): Point => [x, y],
  rear: ([x, y]: Point): Point => [-x, -y],
  right: ([x, y]: Point): Point => [y, -x],
  left: ([x, y]: Point): Point => [-y, x],
} as const

function activeRing(sheet: Sheet, { pose, size }: StandingShip): string {
  const [cx, cy] = flip(sheet, [pose.x, pose.y])
  const r = half(size) * Math.SQRT2 + 3 * sheet.pixel
  return element('circle', { class: 'accent', cx, cy, r, fill: 'none', 'stroke-width': 2 * sheet.pixel })
}
