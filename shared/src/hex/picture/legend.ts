/** Below the map: what was told last, and a list of every ship with its condition, a column a side. */
import { element, mm } from '../../picture/svg.ts'
import { fitted, lineAt, type TextStyle, widthOf, wrapped } from '../../picture/text.ts'
import { arcs, systems } from '../state.ts'
import type { Cast } from '../story/cast.ts'
import type { Teller } from '../story/teller.ts'
import type { HexView, ShipView } from '../view.ts'
import type { Spot } from './sheet.ts'
import { lookOf } from './sides.ts'

export interface Scene {
  readonly view: HexView
  readonly cast: Cast
  readonly teller: Teller
}

export interface Legend {
  readonly height: number
  readonly drawing: string
}

/** Pixels: the height of a row, of its text, and the room around the lists. */
const [row, size, gap] = [17, 11, 10] as const
/** Sentences of a long command are cut off after so many lines. */
const most = 12

/** `top` is where it begins on the sheet; `told` the sentences above the lists. */
export function legend(scene: Scene, top: number, width: number, told: readonly string[]): Legend {
  const { view, teller } = scene
  const y = (rows: number) => top + (rows + 0.5) * row
  const sentences = cut(told.flatMap(text => wrapped(text, width - 2 * gap)))
  const lines = [teller.standing(view), ...sentences]
  const above = lines.map((line, i) => lineAt([gap, y(i)], line, size, { bold: i === 0, anchor: 'start' }))
  const column = (width - gap * (view.sides.length + 1)) / view.sides.length
  const lists = view.sides.map((side, i) =>
    sideRows(scene, side, column).map((draw, n) => draw([gap + i * (column + gap), y(lines.length + 0.5 + n)])),
  )
  const tallest = Math.max(0, ...lists.map(list => list.length))
  return { height: (lines.length + 1 + tallest) * row, drawing: element('g', {}, ...above, ...lists.flat()) }
}

const cut = (lines: readonly string[]) => (lines.length > most ? [...lines.slice(0, most - 1), '…'] : lines)

/** Draws one row from its left end, in the middle of its height. */
type Row = (at: Spot) => string

const written =
  (text: string, width: number, style: TextStyle = {}): Row =>
  at =>
    lineAt(at, fitted(text, width), size, { anchor: 'start', ...style })

function sideRows({ view, teller, cast }: Scene, side: string, width: number): Row[] {
  const { colour, hull } = lookOf(view.sides, side)
  const head: Row = ([x, y]) =>
    element('path', {
      d: hull,
      class: colour,
      fill: 'currentColor',
      transform: `translate(${mm(x + 6)} ${mm(y)}) scale(6)`,
    }) + written(teller.side(side, cast), width - 16, { bold: true })([x + 16, y])
  const ships = Object.values(view.ships).filter(ship => ship.side === side)
  return [head, ...ships.flatMap(ship => shipRows(ship, { teller, cast, width }))]
}

interface Column {
  readonly teller: Teller
  readonly cast: Cast
  readonly width: number
}

/** Name and place, hull and shields, and what is broken. */
function shipRows(ship: ShipView, { teller, cast, width }: Column): Row[] {
  const name = teller.ship(ship.id, cast)
  if (ship.place !== 'map') return [written(`${name}: ${teller.away(ship.place)}`, width, { colour: 'muted' })]
  const broken = systems.flatMap(system =>
    ship.systems[system].base > 0 ? [teller.system(system, ship.systems[system].base)] : [],
  )
  const { hull, damage, shields, shieldsMax } = ship
  return [
    written(name, width, { bold: true }),
    ...(hull === null || damage === null
      ? []
      : [barRow(teller.hull(Math.max(0, hull - damage), hull), (hull - damage) / hull, width)]),
    ...(shields === null || shieldsMax === 0 ? [] : [written(teller.shields(arcs.map(arc => shields[arc])), width)]),
    ...(ship.disabled ? [written(teller.disabled, width, { colour: 'bad', bold: true })] : []),
    ...broken.map(text => written(text, width, { colour: 'bad' })),
  ]
}

/** A text with a bar behind it, as long as the share. */
function barRow(text: string, share: number, width: number): Row {
  const start = widthOf(text) + 6
  const room = Math.max(0, Math.min(90, width - start - 4))
  return ([x, y]) => {
    const bar = (length: number, style: object) =>
      element('rect', { x: x + start, y: y - 4, width: length, height: 8, fill: 'currentColor', ...style })
    const bars =
      bar(room, { class: 'line' }) +
      bar(room * Math.max(0, share), { class: share > 0.5 ? 'green' : share > 0.25 ? 'orange' : 'red' })
    return written(text, width)([x, y]) + (room < 20 ? '' : bars)
  }
}
