import { describe, expect, it } from 'vitest'
import {
  barrelRoll,
  boost,
  decloak,
  fly,
  half,
  headingOf,
  type Point,
  type Pose,
  place,
  pose,
  reposition,
  SIZES,
  type Size,
} from '../../geometry/index.ts'
import { manoeuvre } from '../manoeuvre/manoeuvre.ts'
import { courseTemplate, type TemplateOutline, templatePath, variantTemplate } from './template.ts'

const from = pose(300, 400, ...headingOf(37))
const middle = ([[ax, ay], [bx, by]]: readonly [Point, Point]): Point => [(ax + bx) / 2, (ay + by) / 2]
const length = ([ax, ay]: Point, [bx, by]: Point) => Math.sqrt((ax - bx) * (ax - bx) + (ay - by) * (ay - by))

/** Middles of a base's edges. */
const edge = (at: Pose, size: Size, of: 'front' | 'rear' | 'left' | 'right'): Point => {
  const h = half(size)
  const [right, front] = { front: [0, h], rear: [0, -h], left: [-h, 0], right: [h, 0] }[of] as [number, number]
  return place(at, right, front)
}

function expectNear([ax, ay]: Point, [bx, by]: Point): void {
  expect(ax).toBeCloseTo(bx, 6)
  expect(ay).toBeCloseTo(by, 6)
}

/** Both long edges of a bent template run round the same centre. */
function expectOneCentre({ start, end, radii }: TemplateOutline): void {
  if (radii === null) return
  const [inner, outer] = radii
  const share = inner / (outer - inner)
  const centre: Point = [
    start[0][0] + (start[0][0] - start[1][0]) * share,
    start[0][1] + (start[0][1] - start[1][1]) * share,
  ]
  expect(length(centre, start[0])).toBeCloseTo(inner, 6)
  expect(length(centre, end[0])).toBeCloseTo(inner, 6)
  expect(length(centre, end[1])).toBeCloseTo(outer, 6)
}

/** Which edge of the base lies at the template's start, and which at its end. */
const edges = [
  ['3FW', 'front', 'rear'],
  ['1TW', 'front', 'rear'],
  ['2YW', 'front', 'rear'],
  ['3BB', 'front', 'rear'],
  ['1NB', 'front', 'rear'],
  ['4KR', 'front', 'front'],
  ['3LR', 'front', 'front'],
  ['2PR', 'front', 'front'],
  ['2ER', 'front', 'left'],
  ['3RR', 'front', 'right'],
  ['1SR', 'rear', 'front'],
  ['1AR', 'rear', 'front'],
  ['1DR', 'rear', 'front'],
  ['1TW~', 'right', 'left'],
  ['2NW~', 'left', 'right'],
] as const

describe('template', () => {
  for (const size of SIZES) {
    it.each(edges)(`%s of a ${size} base lies between its ends, 20 mm wide`, (code, first, last) => {
      const { course } = manoeuvre(code)
      const template = courseTemplate(from, size, course)
      const flight = fly({ size, pose: from }, course, [], [], { guides: true, area: null, slot: null })
      if (template === null || 'code' in flight) throw new Error('no template')
      expectNear(middle(template.start), edge(from, size, first))
      expectNear(middle(template.end), edge(flight.pose, size, last))
      expect(length(...template.start)).toBeCloseTo(20, 6)
      expect(length(...template.end)).toBeCloseTo(20, 6)
      expectOneCentre(template)
    })

    it(`a ${size} base rolls, boosts and decloaks along its template`, () => {
      const around = { ships: [], obstacles: [], devices: [], guides: true, area: null }
      for (const variant of [...barrelRoll(size), ...boost(), ...decloak(size)]) {
        const [{ pose: to } = { pose: from }] = reposition({ size, pose: from }, [variant], around)
        const template = variantTemplate(from, size, variant)
        const opposite = { front: 'rear', left: 'right', right: 'left' } as const
        expectNear(middle(template.start), edge(from, size, variant.from))
        const unslid = place(to, 0, -variant.slide)
        expectNear(middle(template.end), edge({ ...to, x: unslid[0], y: unslid[1] }, size, opposite[variant.from]))
        expect(length(...template.start)).toBeCloseTo(variant.sideways ? 40 : 20, 6)
        expectOneCentre(template)
      }
    })
  }

  it('is none for a stationary manoeuvre', () => {
    expect(courseTemplate(from, 'small', manoeuvre('0OR').course)).toBeNull()
  })

  it('bends on paper as it does on the table', () => {
    const sheet = { area: [900, 900] as const, pixel: 1, overhang: { west: 0, east: 0, south: 0, north: 0 } }
    const north = pose(100, 100, 0, 1)
    const path = (code: string) => {
      const template = courseTemplate(north, 'small', manoeuvre(code).course)
      return template && templatePath(sheet, template)
    }
    // Turn 1 to the right round (135, 120): inner edge 25 mm, outer 45 mm; SVG's y runs down and its sweep 1 is clockwise.
    expect(path('1YW')).toBe('M110,780A25,25 0 0 1 135,755L135,735A45,45 0 0 0 90,780Z')
    expect(path('1TW')).toBe('M90,780A25,25 0 0 0 65,755L65,735A45,45 0 0 1 110,780Z')
    expect(path('1FW')).toBe('M110,780L110,740L90,740L90,780Z')
  })
})
