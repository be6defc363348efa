/** A ship's condition as a row of small marks: shields, hull, Force, tokens, face-up cards. */
import type { Point } from '../../geometry/index.ts'
import type { Colour } from '../../picture/palette.ts'
import { element, escaped, mm } from '../../picture/svg.ts'
import { widthOf } from '../../picture/text.ts'
import type { TokenKind } from '../state.ts'
import type { Teller } from '../story/teller.ts'
import type { ShipView } from '../view.ts'
import type { Sheet } from './sheet.ts'
import { textAt } from './text.ts'

export interface Chip {
  readonly shape: 'shield' | 'diamond' | 'pennant' | 'circle' | 'notched' | 'lozenge' | 'twin' | 'card'
  readonly colour: Colour
  readonly label: string
  /** Read out, and shown when somebody points at it. */
  readonly title: string
}

/** Round tokens go in the End Phase: green with a thin rim, orange with a notched one. Lozenges last: red, and blue twice. */
const tokenShapes: Readonly<Record<TokenKind, readonly [Chip['shape'], Colour]>> = {
  focus: ['circle', 'green'],
  calculate: ['circle', 'green'],
  evade: ['circle', 'green'],
  reinforceFore: ['circle', 'green'],
  reinforceAft: ['circle', 'green'],
  stress: ['lozenge', 'red'],
  strain: ['lozenge', 'red'],
  deplete: ['lozenge', 'red'],
  ion: ['lozenge', 'red'],
  cloak: ['twin', 'blue'],
  disarm: ['notched', 'orange'],
  jam: ['notched', 'orange'],
  tractor: ['notched', 'orange'],
}

export function chipsOf(ship: ShipView, teller: Teller): Chip[] {
  const { shields, damage, force, tokens } = ship
  const chips: Chip[] = []
  if (shields.max > 0) {
    chips.push({ shape: 'shield', colour: 'way', label: `${shields.value}`, title: teller.shields(shields) })
  }
  chips.push(hullChip(ship, teller))
  if (force !== null)
    chips.push({ shape: 'pennant', colour: 'purple', label: `${force.value}`, title: teller.force(force) })
  for (const [kind, count] of entriesOf(tokens)) {
    const [shape, colour] = tokenShapes[kind]
    const label = count > 1 ? `${teller.tokenMark(kind)}${count}` : teller.tokenMark(kind)
    chips.push({ shape, colour, label, title: teller.tokens(kind, count) })
  }
  for (const card of damage.up) chips.push({ shape: 'card', colour: 'bad', label: '!', title: teller.damageCard(card) })
  return chips
}

export function hullChip({ hull, damage }: Pick<ShipView, 'hull' | 'damage'>, teller: Teller): Chip {
  const left = Math.max(0, hull - damage.down - damage.up.length)
  return { shape: 'diamond', colour: left < hull ? 'bad' : 'text', label: `${left}`, title: teller.hull(left, hull) }
}

const entriesOf = (tokens: ShipView['tokens']) =>
  (Object.entries(tokens) as [TokenKind, number][]).filter(([, count]) => count > 0)

/** In pixels. */
export const chipHeight = 18
const gap = 2

const widthOfChip = ({ label }: Chip) => Math.max(chipHeight, widthOf(label) + 8)

/** The width of a row of chips, in pixels. */
export function chipsWidth(chips: readonly Chip[]): number {
  return chips.reduce((sum, chip) => sum + widthOfChip(chip) + gap, 0)
}

/** The chips in rows no wider than that many pixels. */
export function chipRows(chips: readonly Chip[], width: number): Chip[][] {
  const rows: Chip[][] = []
  for (const chip of chips) {
    const last = rows.at(-1)
    if (last !== undefined && chipsWidth([...last, chip]) <= width) last.push(chip)
    else rows.push([chip])
  }
  return rows
}

/** A row of chips; the point on the sheet is the left end of its middle height. */
export function chipsDrawing(sheet: Sheet, [left, middle]: Point, chips: readonly Chip[]): string {
  let x = left
  return chips
    .map(chip => {
      const width = widthOfChip(chip) * sheet.pixel
      const drawn = chipDrawing(sheet, [x, middle], width, chip)
      x += width + gap * sheet.pixel
      return drawn
    })
    .join('')
}

function chipDrawing(sheet: Sheet, [x, y]: Point, width: number, { shape, colour, label, title }: Chip): string {
  const { pixel } = sheet
  const h = (chipHeight / 2) * pixel
  const filled = shape === 'lozenge'
  const ink = {
    class: 'surface',
    fill: 'currentColor',
    'stroke-width': 1.3 * pixel,
    'stroke-dasharray': shape === 'notched' ? `${mm(2.5 * pixel)} ${mm(1.2 * pixel)}` : undefined,
  }
  const body = element('path', { ...ink, d: outlines[shape](x, y, width, h) })
  const rim = element('path', {
    ...ink,
    class: colour,
    d: outlines[shape](x, y, width, h),
    fill: filled ? 'currentColor' : 'none',
    stroke: 'currentColor',
  })
  const inner = element('path', {
    d: outlines.lozenge(x + 1.8 * pixel, y, width - 3.6 * pixel, h - 1.8 * pixel),
    class: colour,
    fill: 'none',
    stroke: 'currentColor',
    'stroke-width': 0.8 * pixel,
  })
  const text = textAt(sheet, [x + width / 2, y], label, {
    bold: true,
    colour: filled ? 'surface' : 'text',
  })
  return element('g', {}, element('title', {}, escaped(title)), body, rim, shape === 'twin' ? inner : '', text)
}

type Outline = (x: number, y: number, width: number, h: number) => string

const points = (...all: readonly (readonly [number, number])[]) =>
  `M${all.map(([x, y]) => `${mm(x)},${mm(y)}`).join('L')}Z`

const round: Outline = (x, y, w, h) => {
  const r = mm(h)
  const flat = mm(w - 2 * h)
  return `M${mm(x + h)},${mm(y - h)}h${flat}a${r},${r} 0 0 1 0,${mm(2 * h)}h${mm(2 * h - w)}a${r},${r} 0 0 1 0,${mm(-2 * h)}Z`
}

const lozenge: Outline = (x, y, w, h) => {
  const c = 0.5 * h
  return points([x, y], [x + c, y - h], [x + w - c, y - h], [x + w, y], [x + w - c, y + h], [x + c, y + h])
}

const outlines: Readonly<Record<Chip['shape'], Outline>> = {
  circle: round,
  notched: round,
  lozenge,
  twin: lozenge,
  shield: (x, y, w, h) =>
    points([x, y - h], [x + w, y - h], [x + w, y + 0.3 * h], [x + w / 2, y + h], [x, y + 0.3 * h]),
  diamond: (x, y, w, h) =>
    points([x - 0.1 * w, y], [x + w / 2, y - 1.1 * h], [x + 1.1 * w, y], [x + w / 2, y + 1.1 * h]),
  pennant: (x, y, w, h) => points([x, y - h], [x + w, y - 0.7 * h], [x + w, y + 0.7 * h], [x, y + h]),
  card: (x, y, w, h) => points([x, y - h], [x + 0.65 * w, y - h], [x + w, y - 0.3 * h], [x + w, y + h], [x, y + h]),
}
