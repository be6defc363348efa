/** Lines of text, in sizes of the finished picture. */
import type { Colour } from './palette.ts'
import { element, escaped } from './svg.ts'

export interface TextStyle {
  readonly colour?: Colour
  readonly bold?: boolean
  readonly anchor?: 'start' | 'middle' | 'end'
  /** An outline in the colour of the ground, for text that lies on something. */
  readonly halo?: boolean
}

/** Of every text, in pixels of the finished picture: nobody reads less on a phone. */
export const textSize = 12

/** No font is loaded, so no text is narrower than this guess by much: widths are in shares of the size. */
const [narrow, wide] = [0.6, 1.05]

/** The width of a text in pixels, guessed. */
export function widthOf(text: string): number {
  return [...text].reduce((sum, letter) => sum + (letter > '\u2e7f' ? wide : narrow) * textSize, 0)
}

/** The text cut so that it is no wider than that many pixels. */
export function fitted(text: string, width: number): string {
  if (widthOf(text) <= width) return text
  const letters = [...text]
  while (letters.length > 0 && widthOf(`${letters.join('')}…`) > width) letters.pop()
  return `${letters.join('').trimEnd()}…`
}

/** A text in lines no wider than that many pixels. */
export function wrapped(text: string, width: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`
    if (lines.length > 0 && widthOf(longer) <= width) lines[lines.length - 1] = longer
    else lines.push(fitted(word, width))
  }
  return lines
}

/** One line whose middle height lies at a place of the sheet (y downwards); `height` in its units. */
export function lineAt(
  [x, y]: readonly [x: number, y: number],
  content: string,
  height: number,
  style: TextStyle = {},
): string {
  const { colour = 'text', bold = false, anchor = 'middle', halo = false } = style
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
