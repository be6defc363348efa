/** A battle as a picture: one SVG in pixels, our own drawing. */

import type { Seat } from '../../kernel/index.ts'
import { styleSheet } from '../../picture/palette.ts'
import { element, escaped, mm } from '../../picture/svg.ts'
import type { ShipId } from '../state.ts'
import { castOf } from '../story/cast.ts'
import { type Language, tellers } from '../story/story-of.ts'
import type { HexView } from '../view.ts'
import type { HexEvent } from '../words.ts'
import { arcsDrawing } from './arcs.ts'
import { gridPattern, ground } from './ground.ts'
import { legend, type Scene } from './legend.ts'
import { sheetOf } from './sheet.ts'
import { shipDrawing } from './ship.ts'
import { lookOf } from './sides.ts'
import { standing } from './standing.ts'
import { hexesOf, mineDrawing, only, projectileDrawing, shotDrawing, wayDrawing } from './ways.ts'

export interface PictureOptions {
  /** Whose firing arcs are drawn; by default those of the ship whose turn it is. */
  readonly arcs?: readonly ShipId[] | 'all'
  /** The events of the last command: its ways and shots are drawn and its story told. */
  readonly flown?: readonly HexEvent[]
  /** Of the finished picture in pixels, at least 320; 800 by default. */
  readonly width?: number
  /** What players call themselves, by seat. */
  readonly names?: Readonly<Record<Seat, string>>
  readonly language?: Language
}

const narrowest = 320

/**
 * An SVG text with `viewBox` in pixels. The same view gives the same text. It holds no script and loads nothing;
 * everything that people wrote is escaped.
 */
export function battlePicture(view: HexView, options: PictureOptions = {}): string {
  const { flown = [], names = {}, language = 'en' } = options
  const width = Math.max(narrowest, options.width ?? 800)
  const ships = standing(view)
  const projectiles = Object.values(view.projectiles)
  const mines = Object.values(view.mines)
  const sheet = sheetOf(
    [...ships.map(({ at }) => at.hex), ...[...projectiles, ...mines].map(({ hex }) => hex), ...hexesOf(flown)],
    width,
  )
  const scene: Scene = { view, cast: castOf(view, names), teller: tellers[language] }
  const told = flown.flatMap(event => scene.teller.sentence(event, scene.cast) ?? [])
  const list = legend(scene, sheet.height + 4, width, told)
  const height = sheet.height + list.height + 8
  const arcs = options.arcs ?? (view.active === null ? [] : [view.active])
  const marked = arcs === 'all' ? ships : ships.filter(({ id }) => arcs.includes(id))
  const look = (side: string) => lookOf(view.sides, side)
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      class: 'wingover-table',
      viewBox: `0 0 ${mm(width)} ${mm(height)}`,
      width: `${width}`,
      height: `${Math.round(height)}`,
      role: 'img',
      'font-family': "B612, 'DejaVu Sans', system-ui, sans-serif",
    },
    element('title', {}, escaped(scene.teller.heading(view.phase, view.round))),
    element('desc', {}, escaped([scene.teller.standing(view), ...told, ...conditions(scene)].join(' '))),
    element('style', {}, styleSheet()),
    element(
      'defs',
      {},
      gridPattern(sheet),
      element('clipPath', { id: 'map' }, element('rect', { x: 0, y: 0, width, height: sheet.height })),
    ),
    element('rect', { class: 'ground', x: 0, y: 0, width, height, fill: 'currentColor' }),
    element(
      'g',
      { 'clip-path': 'url(#map)' },
      ground(sheet, view.radius),
      ...marked.map(ship => arcsDrawing(sheet, ship, look(ship.side).colour)),
      ...only(flown, 'flew').map(way => wayDrawing(sheet, way)),
      ...mines.map(mine => mineDrawing(sheet, view, mine)),
      ...projectiles.map(projectile => projectileDrawing(sheet, view, projectile)),
      ...only(flown, 'fired').map(shot => shotDrawing(sheet, view, shot)),
      ...ships.map(ship => shipDrawing(sheet, ship, look(ship.side), ship.id === view.active)),
    ),
    list.drawing,
  )
}

/** Every ship in words, for who cannot see the picture. */
function conditions({ view, teller, cast }: Scene): string[] {
  return Object.values(view.ships).map(ship => {
    const condition = ship.place === 'map' ? teller.condition(ship) : teller.away(ship.place)
    return `${teller.ship(ship.id, cast)}: ${condition}.`
  })
}
