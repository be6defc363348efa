/** Below the table: what was told last, and a list of every ship with its condition, a column a side. */

import { element } from '../../picture/svg.ts'
import { fitted, wrapped } from '../../picture/text.ts'
import { plainText } from '../../story/plain-text.ts'
import type { ShipView } from '../view.ts'
import { type Chip, chipRows, chipsDrawing, chipsOf, chipsWidth } from './chips.ts'
import type { Scene } from './scene.ts'
import { lookOf, sidesOf } from './sides.ts'
import { textAt } from './text.ts'

export interface Legend {
  /** In pixels. */
  readonly height: number
  readonly drawing: string
}

/** Pixels: the height of a row, the room between two columns, and where initiative and name begin. */
const [row, gap, initiativeAt, nameAt] = [20, 12, 26, 50] as const
/** In a narrower column names would be cut: then the sides stand one below the other. Pixels. */
const narrowest = 260
/** Room between what stands one below the other, in rows. */
const apart = 0.5
/** Sentences of a long command are cut off after so many lines. */
const most = 12

/** `top` is where it begins on the sheet, in mm; `told` the sentences above the lists. */
export function legend(scene: Scene, top: number, told: readonly string[]): Legend {
  const { sheet, view, teller } = scene
  const { area, pixel, overhang } = sheet
  const width = (area[0] + overhang.west + overhang.east) / pixel
  const left = -overhang.west
  const y = (rows: number) => top + (rows + 0.5) * row * pixel
  const standing = wrapped(teller.standing(view, scene.cast), width)
  const sentences = cut(told.flatMap(text => wrapped(text, width)))
  const lines = [teller.heading(view.phase, view.round), ...standing, ...sentences]
  const above = lines.map((line, i) =>
    textAt(sheet, [left, y(i)], line, { bold: i <= standing.length, anchor: 'start' }),
  )
  const sides = sidesOf(view.players)
  const abreast = (width - gap * (sides.length - 1)) / sides.length
  const stacked = abreast < narrowest
  const lists = sides.map(side => sideRows(scene, side, stacked ? width : abreast))
  let [end, next] = [0, lines.length + apart]
  const drawn = lists.flatMap((list, i) => {
    const [x, from] = [stacked ? left : left + i * (abreast + gap) * pixel, next]
    end = Math.max(end, from + list.length)
    if (stacked) next = end + apart
    return list.map((draw, n) => draw(x, y(from + n)))
  })
  return { height: end * row, drawing: element('g', {}, ...above, ...drawn) }
}

const cut = (lines: readonly string[]) => (lines.length > most ? [...lines.slice(0, most - 1), '…'] : lines)

/** Draws one row from a place of the sheet on: its left end, in the middle of its height. */
type Row = (x: number, y: number) => string

function sideRows(scene: Scene, side: string, width: number): Row[] {
  const { sheet, view, teller, cast } = scene
  return Object.values(view.players)
    .filter(player => player.side === side)
    .flatMap(({ seat, squad }) => {
      const { colour, mark } = lookOf(view.players, seat)
      const title = fitted(teller.squad(seat, plainText(squad, 40), cast), width - 16)
      const head: Row = (x, y) =>
        textAt(sheet, [x, y], mark, { colour, anchor: 'start' }) +
        textAt(sheet, [x + 16 * sheet.pixel, y], title, { bold: true, anchor: 'start' })
      const ships = Object.values(view.ships).filter(ship => ship.seat === seat)
      return [head, ...ships.flatMap(ship => shipRows(scene, ship, width))]
    })
}

/** In one row where name and condition fit, else in more. */
function shipRows(scene: Scene, ship: ShipView, width: number): Row[] {
  const { sheet, teller } = scene
  const whole = width - nameAt
  if (ship.place !== 'table') return [named(scene, ship, teller.away(ship.place), whole)]
  const marks = (left: number, chips: readonly Chip[]): Row => {
    return (x, y) => chipsDrawing(sheet, [x + left * sheet.pixel, y], chips)
  }
  const chips = chipsOf(ship, teller)
  const room = whole - chipsWidth(chips) - 4
  if (room < 90) {
    return [named(scene, ship, null, whole), ...chipRows(chips, whole).map(some => marks(nameAt, some))]
  }
  const [name, condition] = [named(scene, ship, null, room), marks(nameAt + room + 4, chips)]
  return [(x, y) => name(x, y) + condition(x, y)]
}

/** Id, initiative and pilot; `away` says where a ship is that has left the table. */
function named({ sheet, teller, cast }: Scene, ship: ShipView, away: string | null, room: number): Row {
  const name = teller.pilot(ship.id, cast)
  const text = fitted(away === null ? name : `${away}: ${name}`, room)
  const colour = away === null ? 'text' : 'muted'
  return (x, y) => {
    const at = (left: number) => [x + left * sheet.pixel, y] as const
    return [
      textAt(sheet, at(0), ship.id, { bold: true, anchor: 'start', colour }),
      textAt(sheet, at(initiativeAt), `I${ship.initiative}`, { anchor: 'start', colour: 'muted' }),
      textAt(sheet, at(nameAt), text, { anchor: 'start', colour }),
    ].join('')
  }
}
