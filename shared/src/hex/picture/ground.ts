/** The hexes of the map, and its edge. */
import { element, mm } from '../../picture/svg.ts'
import { corners, edgeOf, root3, type Sheet, spotOf } from './sheet.ts'

/** One tile holds a whole hex and the parts of four around it: lines of a flat-top grid repeat every 3 × √3 sizes. */
export function gridPattern({ size, origin }: Sheet): string {
  const line = (points: readonly (readonly [number, number])[]) =>
    `M${points.map(([x, y]) => `${mm(x * size)},${mm(y * size)}`).join(' L')}`
  const h = root3 / 2
  const lines = [
    line([
      [0, h],
      [0.5, 0],
      [1.5, 0],
      [2, h],
      [1.5, 2 * h],
      [0.5, 2 * h],
      [0, h],
    ]),
    line([
      [2, h],
      [3, h],
    ]),
  ].join(' ')
  return element(
    'pattern',
    {
      id: 'hexes',
      patternUnits: 'userSpaceOnUse',
      x: origin[0] - size,
      y: origin[1] - h * size,
      width: 3 * size,
      height: root3 * size,
    },
    element('path', { d: lines, class: 'line', fill: 'none', stroke: 'currentColor', 'stroke-width': 1 }),
  )
}

export function ground(sheet: Sheet, radius: number | null): string {
  const { width, height } = sheet
  const box = { x: 0, y: 0, width, height }
  return [
    element('rect', { ...box, class: 'table', fill: 'currentColor' }),
    element('rect', { ...box, fill: 'url(#hexes)' }),
    ...(radius === null ? [] : [edgeDrawing(sheet, radius)]),
  ].join('')
}

function edgeDrawing(sheet: Sheet, radius: number): string {
  const points = edgeOf(radius).map(hex => spotOf(sheet, hex).map(mm).join(','))
  return element('polygon', {
    points: points.join(' '),
    ...{ class: 'edge', fill: 'none', stroke: 'currentColor', 'stroke-width': 2, 'stroke-dasharray': '8 4' },
  })
}

/** The outline of one hex. */
export function hexDrawing(
  sheet: Sheet,
  hex: readonly [number, number],
  style: { class: string; [name: string]: string | number },
): string {
  const [x, y] = spotOf(sheet, hex)
  const points = corners.map(([dx, dy]) => `${mm(x + dx * sheet.size)},${mm(y + dy * sheet.size)}`)
  return element('polygon', { points: points.join(' '), fill: 'none', stroke: 'currentColor', ...style })
}
