/** The bare table: its area, a graticule, both deployment strips, and range marks at every edge. */
import type { Point } from '../../geometry/index.ts'
import { element, mm } from '../../picture/svg.ts'
import type { Sheet } from './sheet.ts'
import { spots } from './sheet.ts'
import { textAt } from './text.ts'

const band = 100
/** Range marks count 1, 2, 3 from each edge. */
const bands = [1, 2, 3] as const

export function ground(sheet: Sheet): string {
  const [width, height] = sheet.area
  const whole = { x: 0, y: 0, width, height }
  const strip = { class: 'line', x: 0, width, height: band, fill: 'url(#wingover-strip)', stroke: 'none' }
  return element(
    'g',
    { 'stroke-width': sheet.pixel },
    element('rect', { class: 'table', ...whole, fill: 'currentColor' }),
    element('path', {
      class: 'line',
      d: graticule(sheet),
      fill: 'none',
      stroke: 'currentColor',
      'stroke-width': 0.7 * sheet.pixel,
    }),
    element('rect', { ...strip, y: height - band }),
    element('rect', { ...strip, y: 0 }),
    ...[band, height - band].map(y => line(sheet, [0, y], [width, y])),
    element('rect', {
      class: 'edge',
      ...whole,
      fill: 'none',
      stroke: 'currentColor',
      'stroke-width': 1.5 * sheet.pixel,
    }),
    ...rangeMarks(sheet),
  )
}

function line(sheet: Sheet, from: Point, to: Point): string {
  const dashes = `${mm(6 * sheet.pixel)} ${mm(4 * sheet.pixel)}`
  return element('polyline', {
    class: 'edge',
    points: spots(sheet, [from, to]),
    fill: 'none',
    stroke: 'currentColor',
    'stroke-dasharray': dashes,
  })
}

/** A line each 100 mm, from the south-west corner. */
function graticule({ area: [width, height] }: Sheet): string {
  const steps = (length: number) => Array.from({ length: Math.floor(length / band) }, (_, i) => (i + 1) * band)
  const upright = steps(width).map(x => `M${mm(x)},0V${mm(height)}`)
  const level = steps(height).map(y => `M0,${mm(height - y)}H${mm(width)}`)
  return [...upright, ...level].join('')
}

function rangeMarks(sheet: Sheet): string[] {
  const [width, height] = sheet.area
  const tick = 5 * sheet.pixel
  const off = 12 * sheet.pixel
  return bands.flatMap(n => {
    const at = n * band
    return [at, -at].flatMap(along => {
      const x = along > 0 ? along : width + along
      const y = along > 0 ? along : height + along
      return [
        mark(sheet, `${n}`, [0, y], [-tick, 0], [-off, 0]),
        mark(sheet, `${n}`, [width, y], [tick, 0], [off, 0]),
        mark(sheet, `${n}`, [x, 0], [0, -tick], [0, -off]),
        mark(sheet, `${n}`, [x, height], [0, tick], [0, off]),
      ]
    })
  })
}

function mark(sheet: Sheet, label: string, [x, y]: Point, [tx, ty]: Point, [lx, ly]: Point): string {
  const tick = {
    class: 'edge',
    points: spots(sheet, [
      [x, y],
      [x + tx, y + ty],
    ]),
    fill: 'none',
    stroke: 'currentColor',
  }
  const number = textAt(sheet, [x + lx, sheet.area[1] - y - ly], label, { colour: 'muted' })
  return element('polyline', tick) + number
}
