/** Obstacles by kind and devices by sort, where they lie. */
import { type Point, type Pose, place } from '../../geometry/index.ts'
import { element, escaped, mm } from '../../picture/svg.ts'
import { deviceOutlines, obstacleOutlines } from '../data/index.ts'
import type { Feature } from '../scenario/scenario.ts'
import type { Obstacle } from '../state.ts'
import type { DeviceView } from '../view.ts'
import { type Chip, chipHeight, chipsDrawing, chipsWidth, hullChip } from './chips.ts'
import { obstacleLooks } from './patterns.ts'
import type { Scene } from './scene.ts'
import { flip, type Sheet, spots } from './sheet.ts'
import { lookOf } from './sides.ts'
import { textAt } from './text.ts'

const laid = (outline: readonly Point[], pose: Pose) => outline.map(([x, y]) => place(pose, x, y))

/** Fuse markers are counted. */
const fused = (id: string, fuses: number) => (fuses > 0 ? `${id}+${fuses}` : id)

export function obstacleDrawing({ sheet, teller, cast }: Scene, { id, outline, pose, fuses }: Obstacle): string {
  const { kind, outline: shape } = obstacleOutlines[outline]
  const { colour, filling, dashes } = obstacleLooks[kind]
  const points = spots(sheet, laid(shape, pose))
  const dashed = dashes
    ?.split(' ')
    .map(length => mm(Number(length) * sheet.pixel))
    .join(' ')
  return element(
    'g',
    { class: colour, stroke: 'currentColor', 'stroke-linejoin': 'round' },
    element('title', {}, escaped(teller.obstacle(id, cast))),
    element('polygon', { points, fill: 'currentColor', 'fill-opacity': '0.16', stroke: 'none' }),
    element('polygon', {
      points,
      fill: `url(#${filling})`,
      'stroke-width': 1.8 * sheet.pixel,
      'stroke-dasharray': dashed,
    }),
    textAt(sheet, flip(sheet, [pose.x, pose.y]), fused(id, fuses), { halo: true }),
  )
}

/** A bomb's edge is closed, a mine's has dashes, a remote's is double; of a remote the hull that is left, and where its arc lies. */
export function deviceDrawing({ sheet, view, teller, cast }: Scene, device: DeviceView): string {
  const { id, kind, outline, pose, seat, fuses, remote } = device
  const { colour, mark } = lookOf(view.players, seat)
  const points = spots(sheet, laid(deviceOutlines[outline].outline, pose))
  const dashes = kind === 'mine' ? `${mm(4 * sheet.pixel)} ${mm(2 * sheet.pixel)}` : undefined
  const edge = { points, fill: 'none', stroke: 'currentColor', 'stroke-dasharray': dashes }
  const inner = { ...edge, 'stroke-width': sheet.pixel }
  const label = `${mark}${fused(id, fuses)}`
  return element(
    'g',
    { class: colour, 'stroke-linejoin': 'round' },
    element('title', {}, escaped([teller.device(id, cast), ...(remote ? [teller.remote(remote)] : [])].join(': '))),
    element('polygon', { points, fill: 'currentColor', 'fill-opacity': '0.14' }),
    element('polygon', { ...edge, 'stroke-width': (kind === 'remote' ? 4 : 1.6) * sheet.pixel }),
    kind === 'remote' ? element('polygon', { ...inner, class: 'surface', 'stroke-width': 1.4 * sheet.pixel }) : '',
    remote !== null && remote.attacks.length > 0
      ? element('polygon', { points: spots(sheet, laid(nose, pose)), fill: 'currentColor', stroke: 'none' })
      : '',
    textAt(sheet, flip(sheet, [pose.x, pose.y]), label, { halo: true }),
    remote === null ? '' : hullLeft(sheet, pose, hullChip(remote, teller)),
  )
}

/** Where a remote that attacks heads, on its front edge. */
const nose: readonly Point[] = [
  [-5, 7],
  [5, 7],
  [0, 15],
]

/** Below the id. */
function hullLeft(sheet: Sheet, { x, y }: Pose, chip: Chip): string {
  const [left, middle] = flip(sheet, [x, y])
  const below = middle + (chipHeight / 2 + 6) * sheet.pixel
  return chipsDrawing(sheet, [left - (chipsWidth([chip]) / 2) * sheet.pixel, below], [chip])
}

/** A square with a cross; a side's marker gives it the side's colour and mark, a spent data cache has an open edge. */
export function featureDrawing({ sheet, view, teller, cast }: Scene, feature: Feature): string {
  const { id, pose, marker, charged, kind } = feature
  if (pose === null) return ''
  const h = view.ruleset.featureSide / 2
  const corners: readonly Point[] = [
    [-h, -h],
    [h, -h],
    [h, h],
    [-h, h],
  ]
  const square = laid(corners, pose)
  const diagonal = (way: 0 | 1) =>
    spots(
      sheet,
      square.filter((_, i) => i % 2 === way),
    )
  const owner = Object.values(view.players).find(({ side }) => side === marker)
  const look = owner === undefined ? null : lookOf(view.players, owner.seat)
  const spent = kind === 'dataCache' && !charged
  const ink = { fill: 'none', stroke: 'currentColor', 'stroke-width': 1.2 * sheet.pixel }
  return element(
    'g',
    { class: look?.colour ?? 'accent', 'stroke-linejoin': 'round' },
    element('title', {}, escaped(teller.feature(id, cast))),
    element('polygon', {
      ...ink,
      points: spots(sheet, square),
      fill: 'currentColor',
      'fill-opacity': '0.14',
      'stroke-dasharray': spent ? `${mm(4 * sheet.pixel)} ${mm(2 * sheet.pixel)}` : undefined,
    }),
    element('polyline', { ...ink, points: diagonal(0) }),
    element('polyline', { ...ink, points: diagonal(1) }),
    textAt(sheet, flip(sheet, [pose.x, pose.y]), `${look?.mark ?? ''}${id}`, { halo: true }),
  )
}
