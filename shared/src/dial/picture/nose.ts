/** The mark that shows where a ship heads. */
import { half, type Point, type Size } from '../../geometry/index.ts'
import type { Sheet } from './sheet.ts'

/** Half of a base that has room for nose and id, in pixels. */
const roomy = 14

/** Whether the nose has room inside the base. */
export function noseInside({ pixel }: Sheet, size: Size): boolean {
  return half(size) >= roomy * pixel
}

/** A triangle [right, front]: left, tip, right. On a small picture it stands before the base. */
export function nose(sheet: Sheet, size: Size): readonly Point[] {
  const h = half(size)
  if (noseInside(sheet, size)) return triangle(0.42 * h, 0.5 * h, h - 1)
  return triangle(4.5 * sheet.pixel, h, h + 6.5 * sheet.pixel)
}

const triangle = (wing: number, foot: number, tip: number): Point[] => [
  [-wing, foot],
  [0, tip],
  [wing, foot],
]
