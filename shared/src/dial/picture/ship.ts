/** A ship's base: its square with the side's edge and filling, guides, nose, printed arc lines, turret, and id. */
import { ARC_TANGENTS, bodyParts, type Convex, half, type Point, place } from '../../geometry/index.ts'
import { type Attributes, element, escaped, mm } from '../../picture/svg.ts'
import { pointedArcs } from './arcs.ts'
import { nose, noseInside } from './nose.ts'
import { bodyOf, placed, type StandingShip } from './pictured.ts'
import type { Scene } from './scene.ts'
import { flip, type Sheet, spots } from './sheet.ts'
import { lookOf, type SideLook } from './sides.ts'
import { textAt } from './text.ts'

export function shipDrawing({ sheet, view, teller, cast }: Scene, ship: StandingShip): string {
  const { id, pose, seat, size } = ship
  const look = lookOf(view.players, seat)
  const [square = [], ...guides] = bodyParts(bodyOf(ship), true)
  const idAt = flip(sheet, place(pose, 0, noseInside(sheet, size) ? -0.18 * half(size) : 0))
  const solid = (points: readonly Point[], more: Attributes = {}) =>
    element('polygon', { points: spots(sheet, points), fill: 'currentColor', ...more })
  return element(
    'g',
    { class: look.colour, stroke: 'currentColor', 'stroke-width': sheet.pixel },
    element('title', {}, escaped(`${teller.ship(id, cast)}: ${teller.condition(ship)}`)),
    view.active === id ? activeRing(sheet, ship) : '',
    ...guides.map(guide => solid(guide, { stroke: 'none' })),
    solid(square, { class: 'surface' }),
    ...edges(sheet, look, ship, square),
    element('path', { d: arcLines(sheet, ship), fill: 'none', 'stroke-opacity': '0.7' }),
    ...turretMarks(ship).map(bar => solid(bar, { stroke: 'none' })),
    solid(placed(pose, nose(sheet, size)), {
      class: `${look.colour} halo`,
      'paint-order': 'stroke',
      'stroke-width': 2.5 * sheet.pixel,
    }),
    textAt(sheet, idAt, id, { bold: true, halo: true }),
  )
}

/** The base's edge, as the side has it, over its filling. */
function edges(sheet: Sheet, { edge, filling }: SideLook, { pose, size }: StandingShip, square: Convex): string[] {
  const { pixel } = sheet
  const outer = element('polygon', {
    points: spots(sheet, square),
    fill: filling === null ? 'none' : `url(#${filling})`,
    'stroke-width': (edge === 'thick' ? 4 : 1.8) * pixel,
    'stroke-dasharray': edge === 'dashed' ? `${mm(4 * pixel)} ${mm(2 * pixel)}` : undefined,
  })
  if (edge !== 'double') return [outer]
  const inset = 1 - Math.min((3 * pixel) / half(size), 0.2)
  const inner = square.map(([x, y]): Point => [pose.x + (x - pose.x) * inset, pose.y + (y - pose.y) * inset])
  return [outer, element('polygon', { points: spots(sheet, inner), fill: 'none' })]
}

/** From the centre to the front edge, as printed on a base. */
function arcLines(sheet: Sheet, { pose, size }: StandingShip): string {
  const h = half(size)
  const ends = placed(pose, [
    [-ARC_TANGENTS[size] * h, h],
    [ARC_TANGENTS[size] * h, h],
  ])
  return ends.map(end => `M${spots(sheet, [[pose.x, pose.y], end]).replace(' ', 'L')}`).join('')
}

/** A bar along each edge that the turret points to. */
function turretMarks({ turret, pose, size }: StandingShip): Point[][] {
  if (turret === null) return []
  const h = half(size)
  const bar: readonly Point[] = [
    [-0.6 * h, 0.7 * h],
    [0.6 * h, 0.7 * h],
    [0.74 * h, 0.88 * h],
    [-0.74 * h, 0.88 * h],
  ]
  return pointedArcs(turret).map(arc => placed(pose, bar.map(turnedTo[arc])))
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
