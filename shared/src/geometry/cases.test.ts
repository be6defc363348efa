import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { measure } from './measure.ts'
import { barrelRoll, boost, reposition } from './reposition.ts'
import { disc, flown, inDegrees, ship, straight } from './table.fixture.ts'
import type { Course, Size } from './types.ts'

type Numbers = [number, number, number]

interface Base {
  base: 'S' | 'M' | 'L'
  pose: Numbers
}

interface Case {
  id: string
  kind: string
  mover: Base
  maneuver: { type: 's' | 'b' | 't'; speed: number; side: '' | 'L' | 'R'; bearing?: 'koiogran' | 'tallon' }
  others?: Base[]
  obstacle: { circle: Numbers }
  attacker: Base
  defender: Base
  also?: { defender: Numbers; inBullseye: boolean }[]
  expect: Record<string, unknown>
  guides?: boolean
}

const SIZE: Readonly<Record<Base['base'], Size>> = { S: 'small', M: 'medium', L: 'large' }
const TEMPLATE = { s: 'straight', b: 'bank', t: 'turn' } as const
const SIDE = { L: 'left', R: 'right', '': null } as const

const body = ({ base, pose }: Base) => ship(SIZE[base], ...pose)

const course = ({ type, speed, side, bearing }: Case['maneuver']): Course =>
  straight(speed, { template: TEMPLATE[type], side: SIDE[side], end: bearing ?? 'plain' })

const file = new URL('../../../../shared/cases/dial-cases.json', import.meta.url)
const there = existsSync(file)
const all: Case[] = there ? JSON.parse(readFileSync(file, 'utf8')).cases : []
const of = (kind: string) => all.filter(one => one.kind === kind)

describe.skipIf(!there)('published cases (skipped without the cases folder)', () => {
  it('are there', () => {
    expect(['maneuver', 'obstacle', 'range', 'bullseye', 'reposition'].map(kind => of(kind).length)).toStrictEqual([
      8, 3, 2, 1, 2,
    ])
  })

  it.each(of('maneuver'))('$id: $title', ({ mover, maneuver, others = [], expect: wanted, guides = false }) => {
    const flight = flown(body(mover), course(maneuver), { ships: others.map(body), guides })
    const [x, y, degrees] = inDegrees(flight.pose)
    const [wantedX, wantedY, heading] = wanted.pose as Numbers
    expect(x).toBeCloseTo(wantedX, 1)
    expect(y).toBeCloseTo(wantedY, 1)
    expect(degrees).toBeCloseTo((wanted.headingAfterFlip as number | undefined) ?? heading, 1)
    expect(flight.executed === 'partially').toBe(wanted.bumped)
    expect(flight.touching).toStrictEqual(wanted.bumped === true ? [wanted.bumpedIndex ?? 0] : [])
  })

  it.each(of('obstacle'))('$id: $title', ({ mover, maneuver, others = [], obstacle, expect: wanted }) => {
    const flight = flown(body(mover), course(maneuver), {
      ships: others.map(body),
      rocks: [disc(...obstacle.circle)],
      guides: false,
    })
    expect(flight.met.length > 0).toBe(wanted.hit)
  })

  it.each(of('range'))('$id: $title', ({ attacker, defender, expect: wanted }) => {
    const { distance, range, arcs } = measure(body(attacker), body(defender), [], [], { guides: true })
    expect(range).toBe(wanted.baseRange ?? wanted.range)
    if (wanted.baseToBase_mm === undefined) return
    expect(distance).toBeCloseTo(wanted.baseToBase_mm as number, 2)
    expect(arcs.front).toMatchObject({ in: true, range: wanted.frontAttackRange })
    expect(arcs.front.in ? arcs.front.distance : 0).toBeCloseTo(wanted.inArc_mm as number, 2)
  })

  it.each(of('bullseye'))('$id: $title', ({ attacker, defender, expect: wanted, also = [] }) => {
    const inBullseye = (pose: Numbers) =>
      measure(body(attacker), body({ ...defender, pose }), [], [], { guides: true }).arcs.bullseye.in
    expect(inBullseye(defender.pose)).toBe(wanted.inBullseye)
    for (const more of also) expect(inBullseye(more.defender)).toBe(more.inBullseye)
  })

  const around = { ships: [], devices: [], guides: false, area: null }

  it.each(of('reposition').filter(({ mover }) => mover === undefined))('$id: $title', ({ expect: wanted }) => {
    for (const size of ['small', 'medium', 'large'] as const) {
      for (const { pose } of reposition(ship(size, 0, 0, 0), barrelRoll(size), { ...around, obstacles: [] })) {
        expect(Math.abs(pose.x)).toBe(wanted[size])
      }
    }
  })

  it.each(of('reposition').filter(({ mover }) => mover !== undefined))(
    '$id: $title',
    ({ mover, obstacle, expect: wanted }) => {
      const [ahead] = reposition(body(mover), boost(), { ...around, obstacles: [disc(...obstacle.circle)] })
      expect(ahead?.legal).toBe(wanted.legal)
    },
  )
})
