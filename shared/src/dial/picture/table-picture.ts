/** The table of a dial match as a picture: one SVG in mm, our own drawing. */
import { bodyParts } from '../../geometry/index.ts'
import type { Seat } from '../../kernel/index.ts'
import { styleSheet } from '../../picture/palette.ts'
import { element, escaped, mm } from '../../picture/svg.ts'
import { isHeading } from '../../story/chapters.ts'
import type { Language } from '../data/index.ts'
import type { ShipId } from '../state.ts'
import { castOf } from '../story/cast.ts'
import { tellers } from '../story/languages.ts'
import { castWith } from '../story/story-of.ts'
import type { DialEvent } from '../words.ts'
import { arcsDrawing, firingArcs } from './arcs.ts'
import { type Aim, aimArcDrawing, aimLineDrawing, aimsOf } from './attacks.ts'
import { bumpsDrawing, waysDrawing } from './flown.ts'
import { ground } from './ground.ts'
import { baseBlock, labelsDrawing } from './labels.ts'
import { legend } from './legend.ts'
import { lockDrawing } from './locks.ts'
import { type Move, movesOf } from './moves.ts'
import { clipped, definitions } from './patterns.ts'
import { bodyOf, type Pictured, standing } from './pictured.ts'
import type { Scene } from './scene.ts'
import { overhangOf, rim, sheetOf } from './sheet.ts'
import { shipDrawing } from './ship.ts'
import { deviceDrawing, featureDrawing, obstacleDrawing } from './things.ts'

export interface PictureOptions {
  /** Whose firing arcs are drawn; by default nobody's. */
  readonly arcs?: readonly ShipId[] | 'all'
  /** The events of the last command: its ways and attacks are drawn and its story told. */
  readonly flown?: readonly DialEvent[]
  /** Of the finished picture in pixels, at least 320; 800 by default. Text keeps its size, so it takes less room on a wide one. */
  readonly width?: number
  /** What players call themselves, by seat. */
  readonly names?: Readonly<Record<Seat, string>>
  readonly language?: Language
}

const narrowest = 320

/**
 * An SVG text with `viewBox` in mm, its origin in the table's north-west corner. The same view gives the same text.
 * It holds no script and loads nothing; everything that people wrote is escaped.
 */
export function tablePicture(view: Pictured, options: PictureOptions = {}): string {
  const { flown = [], names = {}, language = 'en' } = options
  const width = Math.max(narrowest, options.width ?? 800)
  const moves = movesOf(flown, view)
  const bodies = [...standing(view).map(bodyOf), ...ghosts(moves)]
  const corners = bodies.flatMap(body => bodyParts(body, false)).flat()
  const sheet = sheetOf(view.area, width, overhangOf(view.area, corners))
  const cast = castWith(castOf(view, names), flown)
  const scene: Scene = { sheet, view, teller: tellers[language], cast }
  const told = flown.flatMap(event => (isHeading(event) ? [] : (scene.teller.sentence(event, scene.cast) ?? [])))
  const { overhang, pixel } = sheet
  const list = legend(scene, view.area[1] + overhang.south + rim * pixel, told)
  const [left, top] = [-overhang.west - rim * pixel, -overhang.north - rim * pixel]
  const w = width * pixel
  const h = view.area[1] + overhang.north + overhang.south + (2 * rim + list.height + 6) * pixel
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      class: 'wingover-table',
      viewBox: [left, top, w, h].map(mm).join(' '),
      width: `${width}`,
      height: `${Math.round((width * h) / w)}`,
      role: 'img',
      'font-family': "B612, 'DejaVu Sans', system-ui, sans-serif",
    },
    element('title', {}, escaped(scene.teller.heading(view.phase, view.round))),
    element('desc', {}, escaped([scene.teller.standing(view, scene.cast), ...told, ...conditions(scene)].join(' '))),
    element('style', {}, styleSheet()),
    definitions(sheet),
    element('rect', { class: 'ground', x: left, y: top, width: w, height: h, fill: 'currentColor' }),
    ...things(scene, moves, aimsOf(flown, view), options.arcs ?? []),
    list.drawing,
  )
}

/** From the table's ground up. */
function things(scene: Scene, moves: readonly Move[], aims: readonly Aim[], arcs: readonly ShipId[] | 'all'): string[] {
  const { sheet, view } = scene
  const ships = standing(view)
  const marked = arcs === 'all' ? ships : ships.filter(({ id }) => arcs.includes(id))
  return [
    ground(sheet),
    ...Object.values(view.features).map(feature => featureDrawing(scene, feature)),
    ...Object.values(view.obstacles).map(obstacle => obstacleDrawing(scene, obstacle)),
    clipped([
      ...marked.map(ship => arcsDrawing(scene, ship, firingArcs(ship))),
      ...aims.map(aim => aimArcDrawing(scene, aim)),
    ]),
    ...Object.values(view.devices).map(device => deviceDrawing(scene, device)),
    waysDrawing(sheet, moves),
    ...view.locks.map(lock => lockDrawing(scene, lock)),
    ...ships.map(ship => shipDrawing(scene, ship)),
    bumpsDrawing(sheet, moves),
    ...aims.map(aim => aimLineDrawing(scene, aim)),
    labelsDrawing(
      scene,
      ghosts(moves).map(body => baseBlock(sheet, body)),
    ),
  ]
}

/** Every ship and remote in words, for who cannot see the picture. */
function conditions({ view, teller, cast }: Scene): string[] {
  const ships = Object.values(view.ships).map(ship => {
    const condition = ship.place === 'table' ? teller.condition(ship) : teller.away(ship.place)
    return `${teller.ship(ship.id, cast)}: ${condition}.`
  })
  const remotes = Object.values(view.devices).flatMap(({ id, remote }) =>
    remote === null ? [] : [`${teller.device(id, cast)}: ${teller.remote(remote)}.`],
  )
  return [...ships, ...remotes]
}

/** Bases drawn where no ship stands. */
function ghosts(moves: readonly Move[]) {
  return moves.flatMap(({ size, from, to, blocked, fled }) => {
    const poses = [from, ...(fled ? [to] : []), ...(blocked === null ? [] : [blocked])]
    return poses.map(pose => ({ size, pose }))
  })
}
