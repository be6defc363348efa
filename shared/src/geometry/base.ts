/** Base sizes and guides: rules/dial.md §4.1, design §4. */
import type { Point, Size } from './types.ts'

export const SIZES: readonly Size[] = ['small', 'medium', 'large']

const HALF: Readonly<Record<Size, number>> = { small: 20, medium: 30, large: 40 }

/** How far the guides stand out of the front and rear edge, in mm. */
export const GUIDE_DEPTH: Readonly<Record<Size, number>> = { small: 1.59, medium: 1.68, large: 1.77 }

/** Half the side of a base, in mm. */
export const half = (size: Size): number => HALF[size]

/** The square of the base in the ship's frame [right, front], counter-clockwise. */
export const SQUARES: Readonly<Record<Size, readonly Point[]>> = {
  small: square(20),
  medium: square(30),
  large: square(40),
}

/** The four guides in the ship's frame: trapezoids, counter-clockwise. */
export const GUIDES: Readonly<Record<Size, readonly (readonly Point[])[]>> = {
  small: guides('small'),
  medium: guides('medium'),
  large: guides('large'),
}

function square(h: number): readonly Point[] {
  return [
    [-h, -h],
    [h, -h],
    [h, h],
    [-h, h],
  ]
}

function guides(size: Size): readonly (readonly Point[])[] {
  const [root, tip] = [HALF[size], HALF[size] + GUIDE_DEPTH[size]]
  const right: Point[] = [
    [9.9, root],
    [13.6, root],
    [12.7, tip],
    [11, tip],
  ]
  const left = right.map(([x, y]): Point => [-x, y]).reverse()
  return [right, left, ...[right, left].map(guide => guide.map(([x, y]): Point => [-x, -y]))]
}
