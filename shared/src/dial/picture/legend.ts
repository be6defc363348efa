/** Below the table: what was told last, and a list of every ship with its condition, a column a side. */
import { plainText } from '../story/plain-text.ts'
import type { ShipView } from '../view.ts'
import { type Chip, chipRows, chipsDrawing, chipsOf, chipsWidth } from './chips.ts'
import type { Scene } from './scene.ts'
import { lookOf, sidesOf } from './sides.ts'
import { element } from './svg.ts'
import { fitted, textAt, wrapped } from './text.ts'

export interface Legend {
  /** In pixels. */
  readonly height: number
  readonly drawing: string
}

/** Pixels: the height of a row, of its text, the room between two columns, and where initiative and name begin. */
const [row, size, gap, initiativeAt, nameAt] = [17, 11, 12, 24, 46] as const
/** Sentences of a long command are cut off after so many lines. */
const most = 12

/** `top` is where it begins on the sheet, in mm; `told` the sentences above the lists. */
export function legend(scene: Scene, top: number, told: readonly string[]): Legend {
  const { sheet, view, teller } = scene
  const { area, pixel, overhang } = sheet
  const width = (area[0] + overhang.west + overhang.east) / pixel
  const left = -overhang.west
  const y = (rows: number) => top + (rows + 0.5) * row * pixel
  const standing = wrapped(teller.standing(view, scene.cast), size, width)
  const sentences = cut(told.flatMap(text => wrapped(text, size, width)))
  const lines = [teller.heading(view.phase, view.round), ...standing, ...sentences]
  const above = lines.map((line, i) =>
    textAt(sheet, [left, y(i)], line, { size, bold: i <= standing.length, anchor: 'start' }),
  )
  const sides = sidesOf(view.players)
  const column = (width - gap * (sides.length - 1)) / sides.length
  const lists = sides.map((side, i) =>
    sideRows(scene, side, column).map((draw, n) => draw(left + i * (column + gap) * pixel, y(lines.length + 0.5 + n))),
  )
  const tallest = Math.max(0, ...lists.map(list => list.length))
  return { height: (lines.length + 0.5 + tallest) * row, drawing: element('g', {}, ...above, ...lists.flat()) }
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
      const title = fitted(teller.squad(seat, plainText(squad, 40), cast), size, width - 14)
      const head: Row = (x, y) =>
        textAt(sheet, [x, y], mark, { size, colour, anchor: 'start' }) +
        textAt(sheet, [x + 14 * sheet.pixel, y], title, { size, bold: true, anchor: 'start' })
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
  const text = fitted(away === null ? name : `${away}: ${name}`, size, room)
  const colour = away === null ? 'text' : 'muted'
  return (x, y) => {
    const at = (left: number) => [x + left * sheet.pixel, y] as const
    return [
      textAt(sheet, at(0), ship.id, { size, bold: true, anchor: 'start', colour }),
      textAt(sheet, at(initiativeAt), `I${ship.initiative}`, { size, anchor: 'start', colour: 'muted' }),
      textAt(sheet, at(nameAt), text, { size, anchor: 'start', colour }),
    ].join('')
  }
}
