/** Do barrel rolls, boosts and decloaks end where they should, and are they legal? rules/dial.md §4.4, §8.2. */
import type { Course, Point, Pose, Reposition, Size } from '../../src/geometry/types.ts'
import { leastSeparation } from './bodies.ts'
import type { RepositionCase } from './case.ts'
import { Findings, type Known, overlaps } from './findings.ts'
import { rectangle } from './outlines.ts'
import { baseOf, finalPose, pointOnTrack, trackOf } from './path.ts'
import { firstMeeting } from './strip.ts'
import { outside, rockDepths, type Surroundings, shipDepths, surroundings } from './surroundings.ts'

interface Option {
  readonly name: string
  readonly pose: Pose
  /** Whether each obstacle lies under the template. */
  through(around: Surroundings): Known[]
}

const straight: Course = { template: 'straight', speed: 1, side: null, end: 'plain', reverse: false, sideslip: false }

const shifted = ({ x, y, dx, dy }: Pose, right: number, ahead: number): Pose => ({
  x: x + right * dy + ahead * dx,
  y: y - right * dx + ahead * dy,
  dx,
  dy,
})

/** Rolls from the table of §4.4: the template's length and width as laid, and how far the ship may slide. */
function rolls(start: Pose, size: Size, speed: number): Option[] {
  const [length, width, slide] = size === 'small' ? [40 * speed, 20, 10] : [20, 40, 20]
  const base = baseOf[size]
  return [-1, 1].flatMap(side =>
    [1, 0, -1].map((step): Option => {
      const left = side < 0 ? -base / 2 - length : base / 2
      const footprint = rectangle(left, -width / 2, length, width)
      return {
        name: `${side < 0 ? 'left' : 'right'}:${step > 0 ? '+1' : step}`,
        pose: shifted(start, side * (base + length), slide * step),
        through: ({ rocks }) =>
          rocks.map(rock => {
            const local = rock.parts.map(part => part.map((point): Point => pointOnTrack(start, straight, point)))
            return overlaps(-leastSeparation([footprint], local))
          }),
      }
    }),
  )
}

function ahead(name: string, start: Pose, size: Size, course: Course): Option {
  return {
    name,
    pose: finalPose(start, course, size, 0),
    through: ({ rocks }) =>
      rocks.map((rock): Known => {
        const local = rock.parts.map(part => part.map(point => pointOnTrack(start, course, point)))
        const first = firstMeeting(trackOf(course, size), local, null)
        return first === 'unsure' ? first : first !== null
      }),
  }
}

function optionsOf(action: RepositionCase['action'], start: Pose, size: Size): Option[] {
  if (action === 'barrel-roll') return rolls(start, size, 1)
  if (action === 'decloak') {
    const speed = size === 'small' ? 2 : 1
    return [...rolls(start, size, speed), ahead('boost', start, size, { ...straight, speed })]
  }
  return [
    ahead('straight', start, size, straight),
    ahead('left', start, size, { ...straight, template: 'bank', side: 'left' }),
    ahead('right', start, size, { ...straight, template: 'bank', side: 'right' }),
  ]
}

export function judgeReposition(given: RepositionCase, answer: readonly Reposition[]): Findings {
  const findings = new Findings()
  const around = surroundings(given)
  const { pose: start, size } = around.mover
  const options = optionsOf(given.action, start, size)
  const names = options.map(({ name }) => name).join(' ')
  findings.check(answer.map(({ name }) => name).join(' ') === names, () => `options: ${names} wanted`)
  const atStart = rockDepths(around, start).map(overlaps)
  for (const [i, option] of options.entries()) {
    const got = answer[i]
    if (got === undefined) continue
    const { pose } = option
    const off = Math.hypot(
      got.pose.x - pose.x,
      got.pose.y - pose.y,
      (got.pose.dx - pose.dx) * 80,
      (got.pose.dy - pose.dy) * 80,
    )
    findings.check(off <= 1e-6, () => `${option.name}: ${off} mm off`)
    // An obstacle under the start body is not moved through.
    const through = option
      .through(around)
      .map((known, j) => (atStart[j] === false ? known : atStart[j] === true ? false : 'unsure'))
    const hurdles: readonly (readonly [string, readonly Known[]])[] = [
      ['area', [overlaps(outside(around, pose))]],
      ['ship', shipDepths(around, pose).map(overlaps)],
      ['obstacle', [...rockDepths(around, pose).map(overlaps), ...through]],
    ]
    const first = hurdles.find(([, known]) => known.some(one => one !== false))
    if (first?.[1].includes(true) === false) {
      findings.skipped++
      continue
    }
    const why = first?.[0] ?? 'nothing'
    findings.check(
      (got.why ?? 'nothing') === why && got.legal === (why === 'nothing'),
      () => `${option.name}: ${got.why ?? 'legal'}, the oracle says ${why}`,
    )
  }
  return findings
}
