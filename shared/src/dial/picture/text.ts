/** Lines of text, in sizes of the finished picture. */
import type { Point } from '../../geometry/index.ts'
import type { Colour } from './palette.ts'
import type { Sheet } from './sheet.ts'
import { element, escaped } from './svg.ts'

export interface TextStyle {
  readonly colour?: Colour
  /** In pixels. */
  readonly size?: number
  readonly bold?: boolean
  readonly anchor?: 'start' | 'middle' | 'end'
  /** An outline in the colour of the ground, for text that lies on something. */
  readonly halo?: boolean
}

/** No font is loaded, so no text is narrower than this guess by much: widths are in shares of the size. */
const [narrow, wide] = [0.6, 1.05]

/** The width of a text in pixels, guessed. */
export function widthOf(text: string, size: number): number {
  return [...text].reduce((sum, letter) => sum + (letter > '\u2e7f' ? wide : narrow) * size, 0)
}

/** The text cut so that it is no wider than that many pixels. */
export function fitted(text: string, size: number, width: number): string {
  if (widthOf(text, size) <= width) return text
  const letters = [...text]
  while (letters.length > 0 && widthOf(`${letters.join('')}…`, size) > width) letters.pop()
  return `${letters.join('').trimEnd()}…`
}

/** A text in lines no wider than that many pixels. */
export function wrapped(text: string, size: number, width: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`
    if (lines.length > 0 && widthOf(longer, size) <= width) lines[lines.length - 1] = longer
    else lines.push(fitted(word, size, width))
  }
  return lines
}

/** One line whose middle height lies at a point of the sheet (y downwards). */
export function textAt(sheet: Sheet, [x, y]: Point, content: string, style: TextStyle = {}): string {
  const { colour = 'text', size = 11, bold = false, anchor = 'middle', halo = false } = style
  const height = size * sheet.pixel
  return element(
    'text',
    {
      x,
      y: y + 0.35 * height,
      class: halo ? `${colour} halo` : colour,
      fill: 'currentColor',
      'stroke-width': halo ? 0.3 * height : undefined,
      'paint-order': halo ? 'stroke' : undefined,
      'stroke-linejoin': halo ? 'round' : undefined,
      'font-size': height,
      'font-weight': bold ? '700' : undefined,
      'text-anchor': anchor === 'start' ? undefined : anchor,
    },
    escaped(content),
  )
}
