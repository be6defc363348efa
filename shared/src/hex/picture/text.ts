/** Lines of text in pixels. */
import type { Colour } from '../../dial/picture/palette.ts'
import { element, escaped } from '../../dial/picture/svg.ts'
import type { Spot } from './sheet.ts'

export interface TextStyle {
  readonly colour?: Colour
  readonly size?: number
  readonly bold?: boolean
  readonly anchor?: 'start' | 'middle' | 'end'
  /** An outline in the colour of the ground, for text that lies on something. */
  readonly halo?: boolean
}

/** One line whose middle height lies at a place of the sheet. */
export function textAt([x, y]: Spot, content: string, style: TextStyle = {}): string {
  const { colour = 'text', size = 11, bold = false, anchor = 'middle', halo = false } = style
  return element(
    'text',
    {
      x,
      y: y + 0.35 * size,
      class: halo ? `${colour} halo` : colour,
      fill: 'currentColor',
      'font-size': size,
      'text-anchor': anchor === 'start' ? undefined : anchor,
      'font-weight': bold ? '700' : undefined,
      ...(halo ? { 'stroke-width': 0.3 * size, 'paint-order': 'stroke', 'stroke-linejoin': 'round' } : {}),
    },
    escaped(content),
  )
}
