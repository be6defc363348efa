/** Fillings: a side's on its bases, an obstacle's by its kind, and the deployment strip's. Our own drawing. */

import type { Colour } from '../../picture/palette.ts'
import { element } from '../../picture/svg.ts'
import type { ObstacleKind } from '../data/index.ts'
import type { Sheet } from './sheet.ts'

/** What an obstacle looks like: its colour, its filling, and whether its edge is open. */
export interface ObstacleLook {
  readonly colour: Colour
  readonly filling: string
  /** Dashes of the edge in pixels; null: closed. */
  readonly dashes: string | null
}

export const obstacleLooks: Readonly<Record<ObstacleKind, ObstacleLook>> = {
  asteroid: { colour: 'rock', filling: 'wingover-facets', dashes: null },
  debris: { colour: 'debris', filling: 'wingover-shards', dashes: '6 2' },
  gas: { colour: 'cloud', filling: 'wingover-curls', dashes: '1 3' },
  chaff: { colour: 'cloud', filling: 'wingover-flakes', dashes: '1 3' },
  cargo: { colour: 'debris', filling: 'wingover-crates', dashes: null },
  blaze: { colour: 'bad', filling: 'wingover-flames', dashes: '4 2' },
}

interface Tile {
  readonly id: string
  readonly colour: Colour
  /** Side of the tile, mm. */
  readonly size: number
  readonly lines: string
  readonly width: number
}

const tiles: readonly Tile[] = [
  { id: 'wingover-hatch', colour: 'side1', size: 7, lines: 'M-1,1 l2,-2 M0,7 l7,-7 M6,8 l2,-2', width: 1.3 },
  { id: 'wingover-dots', colour: 'side2', size: 7, lines: 'M1.8,1.8 h.01 M5.3,5.3 h.01', width: 2.4 },
  { id: 'wingover-cross', colour: 'side3', size: 8, lines: 'M0,0 l8,8 M8,0 l-8,8', width: 1.1 },
  { id: 'wingover-strip', colour: 'line', size: 24, lines: 'M-4,4 l8,-8 M0,24 l24,-24 M20,28 l8,-8', width: 1.2 },
  {
    id: 'wingover-facets',
    colour: 'rock',
    size: 18,
    lines: 'M0,4 l7,5 l-3,9 M7,9 l11,-5 M7,9 l4,9 M4,0 l3,9',
    width: 1.5,
  },
  { id: 'wingover-shards', colour: 'debris', size: 16, lines: 'M2,4 l5,-2 l-2,5 z M10,8 l4,2 l-5,3 z', width: 1.5 },
  { id: 'wingover-curls', colour: 'cloud', size: 18, lines: 'M2,9 a4,4 0 1 1 4,4 M12,4 a3,3 0 1 0 3,3', width: 1.3 },
  { id: 'wingover-flakes', colour: 'cloud', size: 12, lines: 'M3,2 v4 M1,4 h4 M9,8 v3 M7.5,9.5 h3', width: 1.2 },
  { id: 'wingover-crates', colour: 'debris', size: 14, lines: 'M1,1 h8 v8 h-8 z M1,1 l8,8', width: 1.2 },
  { id: 'wingover-flames', colour: 'bad', size: 12, lines: 'M2,11 l4,-8 l4,8', width: 1.5 },
]

const areaClip = 'wingover-area'

export function definitions({ area: [width, height] }: Sheet): string {
  const area = element('clipPath', { id: areaClip }, element('rect', { x: 0, y: 0, width, height }))
  return element('defs', {}, ...tiles.map(pattern), area)
}

/** Things of which only what lies inside the play area is drawn. */
export function clipped(drawings: readonly string[]): string {
  return element('g', { 'clip-path': `url(#${areaClip})` }, ...drawings)
}

function pattern({ id, colour, size, lines, width }: Tile): string {
  const ink = { class: colour, d: lines, fill: 'none', stroke: 'currentColor', 'stroke-width': width }
  const tile = { id, width: size, height: size, patternUnits: 'userSpaceOnUse' }
  return element('pattern', tile, element('path', { ...ink, 'stroke-linecap': 'round' }))
}
