/** Firing arcs as they lie on the table, from the base's edge to range 3, with the bands' ends. */
import { ARC_TANGENTS, half, type Point, place, type Size } from '../../geometry/index.ts'
import { element, mm } from '../../picture/svg.ts'
import type { Turret } from '../state.ts'
import type { ShipView } from '../view.ts'
import type { StandingShip } from './pictured.ts'
import type { Scene } from './scene.ts'
import { type Sheet, spot } from './sheet.ts'
import { lookOf } from './sides.ts'

export type ArcShape = 'front' | 'rear' | 'left' | 'right' | 'fullFront' | 'bullseye'

/** A way along an outline in the ship's frame [right, front]: straight on, or round a corner of the base. */
export interface Leg {
  readonly to: Point
  /** Radius of the round piece; left out: straight. */
  readonly round?: number
  /** Whether a round piece runs clockwise. */
  readonly clockwise?: boolean
}

const reach = 300
const inner = [100, 200] as const

export function pointedArcs(turret: Turret): readonly ('front' | 'rear' | 'left' | 'right')[] {
  if (turret === 'frontRear') return ['front', 'rear']
  return turret === 'leftRight' ? ['left', 'right'] : [turret]
}

/** The arcs that a ship can fire in, its bullseye included. */
export function firingArcs({ attacks, turret }: Pick<ShipView, 'attacks' | 'turret'>): ArcShape[] {
  const printed = attacks.flatMap(({ arc }): readonly ArcShape[] => {
    if (arc === 'singleTurret' || arc === 'doubleTurret') return turret === null ? [] : pointedArcs(turret)
    return [arc]
  })
  return [...new Set<ArcShape>([...printed, 'bullseye'])]
}

/** Where the far limit of an arc meets its line: at `distance` from the corner of the base that is nearest there. */
function limitOnLine(h: number, t: number, distance: number): Point {
  const a = t * t + 1
  const b = h * (t + 1)
  const y = (b + Math.sqrt(b * b - a * (2 * h * h - distance * distance))) / a
  return [t * y, y]
}

/** The end of a band within an arc, drawn from its right-hand or forward line on. */
function rimOf(arc: ArcShape, size: Size, bullseyeHalf: number, distance: number): Leg[] {
  const h = half(size)
  const far = h + distance
  const [x, y] = limitOnLine(h, ARC_TANGENTS[size], distance)
  const round = distance
  switch (arc) {
    case 'front':
      return [{ to: [x, y] }, { to: [h, far], round }, { to: [-h, far] }, { to: [-x, y], round }]
    case 'right':
      return [
        { to: [x, y] },
        { to: [far, h], round, clockwise: true },
        { to: [far, -h] },
        { to: [x, -y], round, clockwise: true },
      ]
    case 'fullFront':
      return [
        { to: [far, 0] },
        { to: [far, h] },
        { to: [h, far], round },
        { to: [-h, far] },
        { to: [-far, h], round },
        { to: [-far, 0] },
      ]
    case 'bullseye':
      return [{ to: [bullseyeHalf, far] }, { to: [-bullseyeHalf, far] }]
    case 'rear':
      return rimOf('front', size, bullseyeHalf, distance).map(turned)
    default:
      return rimOf('right', size, bullseyeHalf, distance).map(turned)
  }
}

/** Half a turn about the centre: what is in front comes to lie behind. */
const turned = ({ to: [x, y], ...leg }: Leg): Leg => ({ ...leg, to: [0 - x, 0 - y] })

/** Back along the base, from the rim's end to its beginning. */
function baseOf(arc: ArcShape, size: Size, bullseyeHalf: number): Leg[] {
  const h = half(size)
  const w = h * ARC_TANGENTS[size]
  switch (arc) {
    case 'front':
      return [{ to: [-w, h] }, { to: [w, h] }]
    case 'right':
      return [{ to: [w, -h] }, { to: [h, -h] }, { to: [h, h] }, { to: [w, h] }]
    case 'fullFront':
      return [{ to: [-h, 0] }, { to: [-h, h] }, { to: [h, h] }, { to: [h, 0] }]
    case 'bullseye':
      return [{ to: [-bullseyeHalf, h] }, { to: [bullseyeHalf, h] }]
    case 'rear':
      return baseOf('front', size, bullseyeHalf).map(turned)
    default:
      return baseOf('right', size, bullseyeHalf).map(turned)
  }
}

/** The outline of an arc to range 3, closed. */
export function arcOutline(arc: ArcShape, size: Size, bullseyeHalf: number): Leg[] {
  return [...rimOf(arc, size, bullseyeHalf, reach), ...baseOf(arc, size, bullseyeHalf)]
}

function pathOf(sheet: Sheet, { pose }: StandingShip, legs: readonly Leg[]): string {
  const commands = legs.map(({ to: [right, front], round, clockwise = false }, i) => {
    const end = spot(sheet, place(pose, right, front))
    if (i === 0) return `M${end}`
    return round === undefined ? `L${end}` : `A${mm(round)},${mm(round)} 0 0 ${clockwise ? 1 : 0} ${end}`
  })
  return commands.join('')
}

/** Front arcs have whole edges, rear ones dashes, sides dots; the bullseye is the narrow strip. */
const dashes: Readonly<Record<ArcShape, readonly number[] | null>> = {
  front: null,
  fullFront: null,
  bullseye: null,
  rear: [8, 4],
  left: [1.5, 3],
  right: [1.5, 3],
}

/** Several arcs of a ship, in its player's colour. */
export function arcsDrawing({ sheet, view }: Scene, ship: StandingShip, arcs: readonly ArcShape[]): string {
  const bullseyeHalf = view.ruleset.bullseyeWidth / 2
  const drawn = arcs.map(arc => {
    const outline = pathOf(sheet, ship, arcOutline(arc, ship.size, bullseyeHalf))
    const bands = inner.map(distance => pathOf(sheet, ship, rimOf(arc, ship.size, bullseyeHalf, distance)))
    const dashed = dashes[arc]?.map(length => mm(length * sheet.pixel)).join(' ')
    const line = { fill: 'none', 'stroke-width': 1.2 * sheet.pixel }
    return [
      element('path', { d: `${outline}Z`, fill: 'currentColor', 'fill-opacity': '0.08', stroke: 'none' }),
      element('path', { d: `${outline}Z`, ...line, 'stroke-dasharray': dashed, 'stroke-opacity': '0.8' }),
      arc === 'bullseye' ? '' : element('path', { d: bands.join(''), ...line, 'stroke-opacity': '0.45' }),
    ].join('')
  })
  const { colour } = lookOf(view.players, ship.seat)
  return element('g', { class: colour, stroke: 'currentColor' }, ...drawn)
}
