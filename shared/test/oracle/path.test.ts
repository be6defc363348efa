import { describe, expect, it } from 'vitest'
import type { Course, Size } from '../../src/geometry/types.ts'
import { arcLengthOf, centreLine, finalPose, onTable, poseAlong, poseOnTrack, trackOf } from './path.ts'

const course = (template: Course['template'], speed: number, more: Partial<Course> = {}): Course => ({
  template,
  speed,
  side: template === 'straight' ? null : 'right',
  end: 'plain',
  reverse: false,
  sideslip: false,
  ...more,
})
const start = { x: 0, y: 0, dx: 0, dy: 1 }
const degrees = ({ dx, dy }: { dx: number; dy: number }): number => ((Math.atan2(dx, dy) * 180) / Math.PI + 360) % 360

// rules/dial.md §14: X, Y, heading at a quarter, a half, three quarters and the whole of b + L.
const golden: [Course['template'], number, Size, number[][]][] = [
  [
    'turn',
    1,
    'small',
    [
      [4.24, 23.29, 12.23],
      [15.45, 41.04, 47.11],
      [32.66, 51.12, 78.83],
      [55, 55, 90],
    ],
  ],
  [
    'turn',
    1,
    'medium',
    [
      [6.55, 28.02, 12.61],
      [23.41, 46.24, 51.3],
      [38.86, 59.42, 79.29],
      [65, 65, 90],
    ],
  ],
  [
    'turn',
    1,
    'large',
    [
      [9.72, 32.55, 14.06],
      [32.18, 51.24, 53.57],
      [45.53, 67.48, 79.16],
      [75, 75, 90],
    ],
  ],
  [
    'turn',
    2,
    'small',
    [
      [4.82, 33.95, 13.96],
      [20.87, 62.11, 45.33],
      [49.14, 77.85, 76.55],
      [82.5, 82.5, 90],
    ],
  ],
  [
    'turn',
    2,
    'medium',
    [
      [6.49, 38.83, 12.49],
      [24.54, 69.56, 46.18],
      [54.93, 86.45, 78.37],
      [92.5, 92.5, 90],
    ],
  ],
  [
    'turn',
    2,
    'large',
    [
      [8.45, 43.64, 12.19],
      [30.44, 75.76, 48.12],
      [60.9, 94.89, 79.04],
      [102.5, 102.5, 90],
    ],
  ],
  [
    'turn',
    3,
    'small',
    [
      [5.75, 44.54, 16.24],
      [28.07, 82.16, 45.11],
      [65.77, 104.34, 73.97],
      [110, 110, 90],
    ],
  ],
  [
    'turn',
    3,
    'medium',
    [
      [7.13, 49.48, 13.75],
      [30.39, 90.39, 45.37],
      [71.45, 113.14, 76.78],
      [120, 120, 90],
    ],
  ],
  [
    'turn',
    3,
    'large',
    [
      [8.77, 54.37, 12.67],
      [33.92, 97.92, 45.92],
      [77.22, 121.76, 78.11],
      [130, 130, 90],
    ],
  ],
  [
    'bank',
    1,
    'small',
    [
      [2.08, 25.6, 5.98],
      [8.52, 49.83, 22.65],
      [21.08, 71.32, 39.12],
      [37.57, 90.71, 45],
    ],
  ],
  [
    'bank',
    1,
    'medium',
    [
      [3, 30.56, 5.74],
      [11.75, 59.02, 23.04],
      [25.42, 84.44, 39.43],
      [44.64, 107.78, 45],
    ],
  ],
  [
    'bank',
    1,
    'large',
    [
      [4.1, 35.5, 5.88],
      [15.86, 68.14, 23.36],
      [29.93, 97.53, 39.38],
      [51.72, 124.85, 45],
    ],
  ],
  [
    'bank',
    2,
    'small',
    [
      [2.43, 35.38, 6.98],
      [11.36, 69.23, 22.54],
      [29.01, 99.45, 38.07],
      [52.22, 126.07, 45],
    ],
  ],
  [
    'bank',
    2,
    'medium',
    [
      [3.18, 40.36, 6.09],
      [13.24, 78.65, 22.62],
      [33.19, 112.61, 39.01],
      [59.29, 143.14, 45],
    ],
  ],
  [
    'bank',
    2,
    'large',
    [
      [4.04, 45.32, 5.8],
      [15.96, 87.91, 22.79],
      [37.47, 125.74, 39.34],
      [66.36, 160.21, 45],
    ],
  ],
  [
    'bank',
    3,
    'small',
    [
      [2.89, 45.14, 8.08],
      [14.75, 88.49, 22.51],
      [37.03, 127.52, 36.95],
      [66.86, 161.42, 45],
    ],
  ],
  [
    'bank',
    3,
    'medium',
    [
      [3.53, 50.13, 6.76],
      [16.08, 98.05, 22.54],
      [41.13, 140.74, 38.31],
      [73.93, 178.49, 45],
    ],
  ],
  [
    'bank',
    3,
    'large',
    [
      [4.29, 55.11, 6.15],
      [17.99, 107.46, 22.61],
      [45.31, 153.9, 38.94],
      [81.01, 195.56, 45],
    ],
  ],
]

describe('the oracle’s centre-line model', () => {
  it.each(golden)('%s %i, %s base: the golden table of rules/dial.md §14', (template, speed, size, rows) => {
    const track = trackOf(course(template, speed), size)
    for (const [i, [x = 0, y = 0, heading = 0]] of rows.entries()) {
      const pose = poseAlong(track, ((i + 1) / 4) * (track.base + track.length))
      expect(Math.abs(pose.x - x)).toBeLessThan(0.0051)
      expect(Math.abs(pose.y - y)).toBeLessThan(0.0051)
      expect(Math.abs(degrees(pose) - heading)).toBeLessThan(0.0051)
    }
  })

  it('recovers u from a pose, on the table and back', () => {
    const home = { x: 100, y: -40, dx: Math.sin(0.7), dy: Math.cos(0.7) }
    for (const flown of [
      course('turn', 1),
      course('bank', 2, { side: 'left' }),
      course('straight', 4),
      course('bank', 1, { side: 'left', reverse: true }),
      course('turn', 2, { side: 'right', sideslip: true }),
      course('bank', 2, { side: 'left', sideslip: true }),
    ]) {
      const track = trackOf(flown, 'large')
      for (let u = 0; u <= track.base + track.length; u += 1.37) {
        const pose = onTable(home, flown, poseAlong(track, u))
        expect(arcLengthOf(track, poseOnTrack(home, flown, pose))).toBeCloseTo(u, 9)
      }
    }
  })

  it('starts at the start pose and lies on the line all along', () => {
    const track = trackOf(course('turn', 1), 'large')
    expect(poseAlong(track, 0)).toMatchObject({ x: 0, y: 0, dx: 0, dy: 1 })
    expect(centreLine(track, track.base).point).toEqual([0, 40])
  })

  it('ends as rules/dial.md §4.3 says', () => {
    const where = (flown: Course, size: Size, slot: -1 | 0 | 1 = 0): number[] => {
      const pose = finalPose(start, flown, size, slot)
      return [pose.x, pose.y, degrees(pose)]
    }
    const close = (got: number[], want: number[]): void => {
      for (const [i, value] of want.entries()) expect(Math.abs((got[i] ?? Number.NaN) - value)).toBeLessThan(0.0006)
    }
    close(where(course('straight', 4, { end: 'koiogran' }), 'large'), [0, 240, 180])
    for (const slot of [1, 0, -1] as const) {
      const pose = finalPose(start, course('turn', 3, { end: 'tallon' }), 'small', slot)
      close([pose.x, pose.y, pose.dx, pose.dy], [110, 110 + 10 * slot, 0, -1])
    }
    close(where(course('bank', 1, { side: 'left', reverse: true }), 'small'), [-37.574, -90.711, 45])
    close(where(course('straight', 2, { reverse: true }), 'medium'), [0, -140, 0])
    close(where(course('bank', 3, { side: 'left', end: 'segnor' }), 'medium'), [-73.934, 178.492, 135])
    // A left sideslip drifts to the right and ahead and turns left.
    close(where(course('bank', 1, { side: 'left', sideslip: true }), 'small'), [90.711, 37.574, 315])
    close(where(course('bank', 1, { side: 'right', sideslip: true }), 'small'), [-90.711, 37.574, 45])
  })
})
