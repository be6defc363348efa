/** A template's true outline on the table, laid against a base. */
import { type Course, half, type Point, type Pose, type Size, type Variant } from '../../geometry/index.ts'
import {
  type CentreLine,
  centreLine,
  courseFrame,
  type Frame,
  frameOf,
  STRIP_HALF_WIDTH,
  straightLine,
} from '../../geometry/template.ts'
import { mm } from '../../picture/svg.ts'
import { type Sheet, spot } from './sheet.ts'

/** The corners of both ends; of a bent template the first of each lies towards its bend. */
export interface TemplateOutline {
  readonly start: readonly [Point, Point]
  readonly end: readonly [Point, Point]
  /** Radii of the two long edges in the order of the corners; null for a straight. */
  readonly radii: readonly [number, number] | null
  /** Whether it bends clockwise from its start, seen from above. */
  readonly clockwise: boolean
}

/** The template of a manoeuvre flown from a pose; null for a stationary one. */
export function courseTemplate(from: Pose, size: Size, course: Course): TemplateOutline | null {
  if (course.template === 'stationary') return null
  const line = centreLine(course.template, course.speed)
  return outline(courseFrame(from, course), line, half(size), STRIP_HALF_WIDTH)
}

/** The template of a barrel roll, boost or decloak. */
export function variantTemplate(from: Pose, size: Size, variant: Variant): TemplateOutline {
  const { template, speed, sideways, bend } = variant
  const frame = frameOf(from, variant.from, bend)
  const line = centreLine(template, speed)
  if (!sideways) return outline(frame, line, half(size), STRIP_HALF_WIDTH)
  return outline(frame, straightLine(2 * STRIP_HALF_WIDTH), half(size), line.length / 2)
}

function outline(frame: Frame, line: CentreLine, base: number, halfWidth: number): TemplateOutline {
  const { x, y, ax, ay, bx, by } = frame
  const at = (a: number, b: number): Point => [x + a * ax + b * bx, y + a * ay + b * by]
  const across = [halfWidth * line.dy, halfWidth * line.dx] as const
  const end = [line.x, base + line.y] as const
  return {
    start: [at(halfWidth, base), at(-halfWidth, base)],
    end: [at(end[0] + across[0], end[1] - across[1]), at(end[0] - across[0], end[1] + across[1])],
    radii: line.radius === 0 ? null : [line.radius - halfWidth, line.radius + halfWidth],
    clockwise: ax * by - ay * bx > 0,
  }
}

/** As an SVG path, closed. */
export function templatePath(sheet: Sheet, { start, end, radii, clockwise }: TemplateOutline): string {
  const sweep = clockwise ? 1 : 0
  const to = (point: Point, radius: number | undefined, turn: number) =>
    radius === undefined ? `L${spot(sheet, point)}` : `A${mm(radius)},${mm(radius)} 0 0 ${turn} ${spot(sheet, point)}`
  return [
    `M${spot(sheet, start[0])}`,
    to(end[0], radii?.[0], sweep),
    `L${spot(sheet, end[1])}`,
    to(start[1], radii?.[1], 1 - sweep),
    'Z',
  ].join('')
}
