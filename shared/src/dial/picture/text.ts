/** Lines of text on the table's sheet. */
import type { Point } from '../../geometry/index.ts'
import { lineAt, type TextStyle, textSize } from '../../picture/text.ts'
import type { Sheet } from './sheet.ts'

/** One line, as high as every text, whose middle height lies at a point of the sheet (y downwards). */
export function textAt(sheet: Sheet, at: Point, content: string, style: TextStyle = {}): string {
  return lineAt(at, content, textSize * sheet.pixel, style)
}
