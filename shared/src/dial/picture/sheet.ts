/** The sheet a table is drawn on: mm as on the table, y turned over, since SVG counts downwards. */
import type { Point } from '../../geometry/index.ts'
import { mm } from '../../picture/svg.ts'

export interface Sheet {
  readonly area: readonly [width: number, height: number]
  /** How many mm of the sheet one pixel of the finished picture shows: text keeps its size in pixels. */
  readonly pixel: number
  readonly overhang: Overhang
}

/** How many mm what is drawn sticks out of the area, at each edge. */
export interface Overhang {
  readonly west: number
  readonly east: number
  readonly south: number
  readonly north: number
}

/** Room for the numbers at the rim, in pixels. */
export const rim = 20

/** `width` is that of the finished picture, in pixels. */
export function sheetOf(area: Sheet['area'], width: number, overhang: Overhang): Sheet {
  const pixel = (area[0] + overhang.west + overhang.east) / (width - 2 * rim)
  return { area, pixel, overhang }
}

export function overhangOf([width, height]: Sheet['area'], points: readonly Point[]): Overhang {
  const most = (beyond: (point: Point) => number) => Math.max(0, ...points.map(beyond))
  return {
    west: most(([x]) => -x),
    east: most(([x]) => x - width),
    south: most(([, y]) => -y),
    north: most(([, y]) => y - height),
  }
}

/** A point of the table on the sheet. */
export function flip({ area }: Sheet, [x, y]: Point): Point {
  return [x, area[1] - y]
}

/** A point of the table as SVG writes it: `x,y`. */
export function spot(sheet: Sheet, point: Point): string {
  const [x, y] = flip(sheet, point)
  return `${mm(x)},${mm(y)}`
}

export function spots(sheet: Sheet, points: readonly Point[]): string {
  return points.map(point => spot(sheet, point)).join(' ')
}
