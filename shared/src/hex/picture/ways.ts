/** What the last command did: paths flown, shots, projectiles on their way. */

import type { Hex } from '../../geometry/index.ts'
import { element, mm } from '../../picture/svg.ts'
import { lineAt } from '../../picture/text.ts'
import type { HexView, MineView, ProjectileView } from '../view.ts'
import type { HexEvent } from '../words.ts'
import { hexDrawing } from './ground.ts'
import { degreesOf, type Sheet, type Spot, spotOf } from './sheet.ts'
import { reachOf } from './ship.ts'
import { lookOf } from './sides.ts'

type Told<T extends HexEvent['type']> = Extract<HexEvent, { readonly type: T }>

export const only = <T extends HexEvent['type']>(events: readonly HexEvent[], type: T): Told<T>[] =>
  events.filter((event): event is Told<T> => event.type === type)

/** Where it was, and the hexes that it has flown through to where it is. */
export function wayDrawing(sheet: Sheet, { from, hexes }: Told<'flew'>): string {
  const spots = [from.hex, ...hexes].map(hex => spotOf(sheet, hex))
  const start = hexDrawing(sheet, from.hex, { class: 'way', 'stroke-width': 1.5, 'stroke-dasharray': '3 2' })
  const line = element('polyline', {
    points: spots.map(spot => spot.map(mm).join(',')).join(' '),
    ...{ class: 'way', fill: 'none', stroke: 'currentColor', 'stroke-width': 2.5, 'stroke-linejoin': 'round' },
  })
  const dots = spots
    .slice(1, -1)
    .map(([cx, cy]) => element('circle', { cx, cy, r: 2.5, class: 'way', fill: 'currentColor' }))
  return [start, line, ...dots].join('')
}

/** From hull to hull: whole where it hits, broken where it misses. */
export function shotDrawing(sheet: Sheet, view: HexView, { ship, target, hit }: Told<'fired'>): string {
  const [from, to] = [ship, target].map(id => view.ships[id]?.at ?? null)
  if (!from || !to) return ''
  const [a, b] = [spotOf(sheet, from.hex), spotOf(sheet, to.hex)]
  const [x1, y1] = towards(a, b, reachOf(sheet))
  const [x2, y2] = towards(b, a, reachOf(sheet) + 2)
  const style = { stroke: 'currentColor', 'stroke-width': 2, 'stroke-dasharray': hit ? undefined : '4 4' }
  const mark = hit ? element('circle', { cx: x2, cy: y2, r: 4, fill: 'currentColor' }) : ''
  return element('g', { class: 'bad' }, element('line', { x1, y1, x2, y2, ...style }), mark)
}

/** So many pixels from one place to another. */
function towards([x, y]: Spot, [tx, ty]: Spot, pixels: number): Spot {
  const length = Math.sqrt((tx - x) * (tx - x) + (ty - y) * (ty - y))
  return length === 0 ? [x, y] : [x + ((tx - x) * pixels) / length, y + ((ty - y) * pixels) / length]
}

/** A dart, and a thin line to what it flies at. */
export function projectileDrawing(sheet: Sheet, view: HexView, projectile: ProjectileView): string {
  const { id, hex, heading, side, target } = projectile
  const [x, y] = spotOf(sheet, hex)
  const size = Math.max(6, 0.4 * sheet.size)
  const at = view.ships[target]?.at ?? null
  const dart = element('path', {
    d: 'M0,-1 L0.55,0.8 L0,0.5 L-0.55,0.8 Z',
    transform: `translate(${mm(x)} ${mm(y)}) rotate(${degreesOf(heading)}) scale(${mm(size)})`,
    fill: 'currentColor',
  })
  return element(
    'g',
    { class: lookOf(view.sides, side).colour },
    at === null ? '' : aimDrawing([x, y], spotOf(sheet, at.hex)),
    dart,
    lineAt([x + size + 3, y], id, 10, { anchor: 'start', halo: true }),
  )
}

/** A ring with its number. */
export function mineDrawing(sheet: Sheet, view: HexView, { id, hex, side }: MineView): string {
  const [x, y] = spotOf(sheet, hex)
  const size = Math.max(4, 0.25 * sheet.size)
  return element(
    'g',
    { class: lookOf(view.sides, side).colour },
    element('circle', { cx: mm(x), cy: mm(y), r: mm(size), fill: 'none', stroke: 'currentColor', 'stroke-width': 2 }),
    lineAt([x + size + 3, y], id, 10, { anchor: 'start', halo: true }),
  )
}

function aimDrawing([x1, y1]: Spot, [x2, y2]: Spot): string {
  return element('line', { x1, y1, x2, y2, stroke: 'currentColor', 'stroke-width': 1, 'stroke-dasharray': '1 4' })
}

/** Hexes that the last command's events speak of. */
export function hexesOf(events: readonly HexEvent[]): Hex[] {
  return [
    ...only(events, 'flew').flatMap(({ from, hexes }) => [from.hex, ...hexes]),
    ...only(events, 'projectileMoved').map(({ to }) => to),
  ]
}
