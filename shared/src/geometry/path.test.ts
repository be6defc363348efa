import { describe, expect, it } from 'vitest'
import { SIZES } from './base.ts'
import { degreesOf } from './degrees.ts'
import { moveTo, newMotion } from './motion.ts'
import { endOf, type Path, type Piece, pathOf, pieceAt, stepBack } from './path.ts'
import { endStance } from './template.ts'

const CURVES = (['turn', 'bank'] as const).flatMap(template =>
  [1, 2, 3].flatMap(speed => SIZES.map(size => ({ template, speed, size, path: pathOf(template, speed, size) }))),
)

const stanceAt = (path: Path, piece: number, parameter: number) => {
  const { x, y, dx, dy } = moveTo(newMotion(), path, { piece, parameter })
  return { x, y, dx, dy }
}

/** How far the middle of the rear edge has come along the centre line, which starts at the rear edge (rules/dial.md §4.5). */
function cameBy({ base, half, line }: Path, { x, y, dx, dy }: ReturnType<typeof stanceAt>): number {
  const [rearX, rearY] = [x - half * dx, y - half * dy]
  if (rearY <= half) return rearY + half
  return base + line.radius * Math.atan2(rearY - half, line.radius - rearX)
}

/** The base where its rear has come by u mm, found by halving. */
function cameTo(path: Path, u: number) {
  let [low, high] = [0, path.pieces.length]
  const stanceOf = (share: number) => {
    const index = Math.min(Math.floor(share), path.pieces.length - 1)
    const { first, last } = pieceAt(path, index)
    return stanceAt(path, index, first + (share - index) * (last - first))
  }
  for (let i = 0; i < 60; i++) {
    const middle = (low + high) / 2
    if (cameBy(path, stanceOf(middle)) < u) low = middle
    else high = middle
  }
  return stanceOf(low)
}

const GOLDEN = `turn1 | 40 | 4.24, 23.29, 12.23 | 15.45, 41.04, 47.11 | 32.66, 51.12, 78.83 | 55.00, 55.00, 90.00
turn1 | 60 | 6.55, 28.02, 12.61 | 23.41, 46.24, 51.30 | 38.86, 59.42, 79.29 | 65.00, 65.00, 90.00
turn1 | 80 | 9.72, 32.55, 14.06 | 32.18, 51.24, 53.57 | 45.53, 67.48, 79.16 | 75.00, 75.00, 90.00
turn2 | 40 | 4.82, 33.95, 13.96 | 20.87, 62.11, 45.33 | 49.14, 77.85, 76.55 | 82.50, 82.50, 90.00
turn2 | 60 | 6.49, 38.83, 12.49 | 24.54, 69.56, 46.18 | 54.93, 86.45, 78.37 | 92.50, 92.50, 90.00
turn2 | 80 | 8.45, 43.64, 12.19 | 30.44, 75.76, 48.12 | 60.90, 94.89, 79.04 | 102.50, 102.50, 90.00
turn3 | 40 | 5.75, 44.54, 16.24 | 28.07, 82.16, 45.11 | 65.77, 104.34, 73.97 | 110.00, 110.00, 90.00
turn3 | 60 | 7.13, 49.48, 13.75 | 30.39, 90.39, 45.37 | 71.45, 113.14, 76.78 | 120.00, 120.00, 90.00
turn3 | 80 | 8.77, 54.37, 12.67 | 33.92, 97.92, 45.92 | 77.22, 121.76, 78.11 | 130.00, 130.00, 90.00
bank1 | 40 | 2.08, 25.60, 5.98 | 8.52, 49.83, 22.65 | 21.08, 71.32, 39.12 | 37.57, 90.71, 45.00
bank1 | 60 | 3.00, 30.56, 5.74 | 11.75, 59.02, 23.04 | 25.42, 84.44, 39.43 | 44.64, 107.78, 45.00
bank1 | 80 | 4.10, 35.50, 5.88 | 15.86, 68.14, 23.36 | 29.93, 97.53, 39.38 | 51.72, 124.85, 45.00
bank2 | 40 | 2.43, 35.38, 6.98 | 11.36, 69.23, 22.54 | 29.01, 99.45, 38.07 | 52.22, 126.07, 45.00
bank2 | 60 | 3.18, 40.36, 6.09 | 13.24, 78.65, 22.62 | 33.19, 112.61, 39.01 | 59.29, 143.14, 45.00
bank2 | 80 | 4.04, 45.32, 5.80 | 15.96, 87.91, 22.79 | 37.47, 125.74, 39.34 | 66.36, 160.21, 45.00
bank3 | 40 | 2.89, 45.14, 8.08 | 14.75, 88.49, 22.51 | 37.03, 127.52, 36.95 | 66.86, 161.42, 45.00
bank3 | 60 | 3.53, 50.13, 6.76 | 16.08, 98.05, 22.54 | 41.13, 140.74, 38.31 | 73.93, 178.49, 45.00
bank3 | 80 | 4.29, 55.11, 6.15 | 17.99, 107.46, 22.61 | 45.31, 153.90, 38.94 | 81.01, 195.56, 45.00`
  .split('\n')
  .flatMap(row => {
    const [name = '', base, ...cells] = row.split(' | ')
    const size = SIZES[Number(base) / 20 - 2] ?? 'small'
    const path = pathOf(name.startsWith('turn') ? 'turn' : 'bank', Number(name.slice(4)), size)
    return cells.map((cell, i) => ({ name, size, share: (i + 1) / 4, path, wanted: cell.split(', ').map(Number) }))
  })

describe('pose along a template', () => {
  it('all 72 golden poses are here', () => {
    expect(GOLDEN).toHaveLength(72)
  })

  it.each(GOLDEN)('$name, $size base, at $share of the way (rules/dial.md §14)', ({ share, path, wanted }) => {
    const length = path.line.radius * (path.line.dy === 0 ? Math.PI / 2 : Math.PI / 4)
    const { x, y, dx, dy } = cameTo(path, share * (path.base + length))
    const got = [x, y, degreesOf(dx, dy)]
    wanted.forEach((value, i) => {
      expect(Math.abs((got[i] ?? Number.NaN) - value)).toBeLessThanOrEqual(0.00501)
    })
  })

  it.each(CURVES)('$template $speed, $size: starts at the start, ends flush, pieces meet', ({ path }) => {
    const { pieces } = path
    const ends = pieces.map(({ first, last }, i) => [stanceAt(path, i, first), stanceAt(path, i, last)] as const)
    const wanted = [
      { x: 0, y: 0, dx: 0, dy: 1 },
      ...ends.slice(0, -1).map(([, last]) => last),
      endStance(path.line, path.half),
    ]
    const got = [...ends.map(([first]) => first), ends.at(-1)?.[1]]
    got.forEach((stance, i) => {
      for (const key of ['x', 'y', 'dx', 'dy'] as const) {
        expect(Math.abs((stance?.[key] ?? Number.NaN) - (wanted[i]?.[key] ?? 0))).toBeLessThan(2e-13)
      }
    })
  })

  it.each(CURVES)('$template $speed, $size: both edges ride on the centre line, a base apart', ({ path }) => {
    const { line, half } = path
    const offLine = (x: number, y: number) => {
      if (y <= half) return Math.abs(x)
      const pastEnd = (x - line.x) * line.dx + (y - half - line.y) * line.dy
      if (pastEnd >= 0) return Math.abs((x - line.x) * line.dy - (y - half - line.y) * line.dx)
      return Math.abs(Math.hypot(x - line.radius, y - half) - line.radius)
    }
    for (const { piece, parameter } of sampled(path, 50)) {
      const { x, y, dx, dy } = stanceAt(path, piece, parameter)
      expect(Math.abs(Math.hypot(dx, dy) - 1)).toBeLessThan(1e-14)
      expect(offLine(x - half * dx, y - half * dy)).toBeLessThan(1e-12)
      expect(offLine(x + half * dx, y + half * dy)).toBeLessThan(1e-12)
    }
  })

  it('a base longer than a turn is wide spans it (design §4)', () => {
    const spans = CURVES.filter(({ path }) => path.pieces[1]?.kind === 'past')
    expect(
      spans.map(({ template, speed, size, path }) => [template, speed, size, path.pieces[1]?.first.toFixed(6)]),
    ).toStrictEqual([
      ['turn', 1, 'medium', '13.733972'],
      ['turn', 1, 'large', '36.937473'],
      ['bank', 1, 'large', '19.923070'],
    ])
  })
})

function sampled({ pieces }: Path, steps: number) {
  return pieces.flatMap(({ first, last }, piece) =>
    Array.from({ length: steps + 1 }, (_, i) => ({ piece, parameter: first + (i / steps) * (last - first) })),
  )
}

describe('moving back', () => {
  /** A parameter that lies `mm` further back. */
  const further = ({ kind, last, first }: Piece, parameter: number, mm: number, radius: number) => {
    if (kind !== 'on') return parameter + mm * Math.sign(first - last)
    return Math.tan(Math.atan(parameter) - mm / (2 * radius))
  }

  it.each(CURVES)(
    '$template $speed, $size: the motion is that of the poses, and stays within its bounds',
    ({ path }) => {
      const step = 1e-3
      for (const { piece: index, parameter } of sampled(path, 200)) {
        const piece = pieceAt(path, index)
        const place = (mm: number) => stanceAt(path, index, further(piece, parameter, mm, path.line.radius))
        const [before, here, after] = [place(-step), place(0), place(step)]
        const motion = moveTo(newMotion(), path, { piece: index, parameter })
        // Where the piece goes on beyond its ends, its formulas do so too, but not its bounds.
        const [turnX, turnY] = [(after.dx - before.dx) / (2 * step), (after.dy - before.dy) / (2 * step)]
        expect(turnX).toBeCloseTo(-motion.turn * here.dy, 6)
        expect(turnY).toBeCloseTo(motion.turn * here.dx, 6)
        const [moveX, moveY] = [(after.x - before.x) / (2 * step), (after.y - before.y) / (2 * step)]
        expect(moveX).toBeCloseTo(motion.velocityX - motion.turn * (here.y - motion.pivotY), 6)
        expect(moveY).toBeCloseTo(motion.velocityY + motion.turn * (here.x - motion.pivotX), 6)
        expect(Math.abs(motion.turn)).toBeLessThanOrEqual(piece.turn * (1 + 1e-12))
        const bend = Math.hypot(after.dx - 2 * here.dx + before.dx, after.dy - 2 * here.dy + before.dy) / (step * step)
        expect(bend).toBeLessThanOrEqual(piece.bend * 1.001 + 1e-9)
      }
    },
  )

  it('goes from piece to piece and stops at the start', () => {
    const path = pathOf('turn', 2, 'small')
    const place = endOf(path)
    expect(stepBack(path, place, 1000)).toBe(true)
    expect(place).toStrictEqual({ piece: 1, parameter: path.pieces[1]?.last })
    expect(stepBack(path, place, 1000)).toBe(true)
    expect(place).toStrictEqual({ piece: 0, parameter: 0 })
    expect(stepBack(path, place, 39.5)).toBe(true)
    expect(place).toStrictEqual({ piece: 0, parameter: 39.5 })
    expect(stepBack(path, place, 0.5 - 1e-10)).toBe(false)
    expect(place).toStrictEqual({ piece: 0, parameter: 40 })
  })

  it('never turns farther on the arc than asked', () => {
    const path = pathOf('bank', 2, 'small')
    for (const mm of [0.01, 1, 10, 40]) {
      const place = { piece: 1, parameter: path.pieces[1]?.last ?? 0 }
      const before = 2 * Math.atan(place.parameter)
      stepBack(path, place, mm)
      const turned = (before - 2 * Math.atan(place.parameter)) * path.line.radius
      expect(turned).toBeLessThanOrEqual(mm)
      expect(turned).toBeGreaterThan(0.95 * mm)
    }
  })
})
