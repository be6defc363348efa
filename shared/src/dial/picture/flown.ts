/** The last command on the table: templates laid, where ships came from, where they would have ended, what they touched. */
import { bodyParts, half, type Point, type Pose, type Size } from '../../geometry/index.ts'
import { element, mm } from '../../picture/svg.ts'
import { contactPoint } from './contact.ts'
import type { Move } from './moves.ts'
import { nose } from './nose.ts'
import { placed } from './pictured.ts'
import { flip, type Sheet, spots } from './sheet.ts'
import { templatePath } from './template.ts'

/** What lies under the bases. */
export function waysDrawing(sheet: Sheet, moves: readonly Move[]): string {
  return moves.map(move => wayDrawing(sheet, move)).join('')
}

function wayDrawing(sheet: Sheet, { size, from, to, template, fled }: Move): string {
  const { pixel } = sheet
  const line = { fill: 'none', 'stroke-width': 1.4 * pixel }
  const laid = template && templatePath(sheet, template)
  return element(
    'g',
    { class: 'way', stroke: 'currentColor', 'stroke-linejoin': 'round' },
    laid === null
      ? ''
      : element('path', { d: laid, fill: 'currentColor', 'fill-opacity': '0.14', 'stroke-width': pixel }),
    ghost(sheet, from, size, { ...line, 'stroke-dasharray': dashes(sheet, 5, 3) }),
    fled ? ghost(sheet, to, size, { ...line, class: 'bad' }) + cross(sheet, to, half(size)) : '',
  )
}

/** What lies over the bases: where a ship would have ended but for others, and a ring at each contact that stopped it. */
export function bumpsDrawing(sheet: Sheet, moves: readonly Move[]): string {
  return moves.map(move => bumpDrawing(sheet, move)).join('')
}

function bumpDrawing(sheet: Sheet, { size, to, blocked, contacts }: Move): string {
  const line = {
    class: 'bad',
    fill: 'none',
    'stroke-width': 1.4 * sheet.pixel,
    'stroke-dasharray': dashes(sheet, 3, 3),
  }
  const rings = contacts.map(other => contactRing(sheet, contactPoint({ size, pose: to }, other)))
  return [blocked === null ? '' : ghost(sheet, blocked, size, line), ...rings].join('')
}

function contactRing(sheet: Sheet, point: Point): string {
  const [cx, cy] = flip(sheet, point)
  const ring = { cx, cy, r: 5 * sheet.pixel, fill: 'none' }
  return element(
    'g',
    { class: 'bad halo' },
    element('circle', { ...ring, 'stroke-width': 4.5 * sheet.pixel }),
    element('circle', { ...ring, stroke: 'currentColor', 'stroke-width': 2 * sheet.pixel }),
    element('circle', { cx, cy, r: 1.5 * sheet.pixel, fill: 'currentColor', stroke: 'none' }),
  )
}

const dashes = ({ pixel }: Sheet, on: number, off: number) => `${mm(on * pixel)} ${mm(off * pixel)}`

/** A base's outline with its guides and an open nose. */
function ghost(sheet: Sheet, pose: Pose, size: Size, line: Readonly<Record<string, string | number>>): string {
  const parts = bodyParts({ size, pose }, true).map(points => element('polygon', { points: spots(sheet, points) }))
  const front = element('polyline', { points: spots(sheet, placed(pose, nose(sheet, size))) })
  return element('g', { stroke: 'currentColor', ...line }, ...parts, front)
}

function cross(sheet: Sheet, pose: Pose, h: number): string {
  const [a, b, c, d] = placed(pose, [
    [-h, -h],
    [h, h],
    [-h, h],
    [h, -h],
  ]).map(point => spots(sheet, [point]))
  return element('path', {
    class: 'bad',
    d: `M${a}L${b}M${c}L${d}`,
    stroke: 'currentColor',
    'stroke-width': 1.4 * sheet.pixel,
  })
}
