/** Do range, arcs and obstruction hold up? rules/dial.md §6, design §4. */
import type { ArcMeasure, ArcName, Band, Body, InArc, Measure, Point } from '../../src/geometry/types.ts'
import { leastDistance, nearestOfBase, nearestPoints, onTableFrom, outlineInArc, type Piece, seenFrom } from './arcs.ts'
import { bodySeparation, leastSeparation, squareOf, still } from './bodies.ts'
import { bodyOf, type MeasureCase } from './case.ts'
import { Findings, type Known, list, overlaps } from './findings.ts'
import { baseOf } from './path.ts'
import { type Rock, rockOf } from './rocks.ts'
import { separation } from './separation.ts'
import { deepestOn, type HalfPlane, halfPlanes } from './strip.ts'

const arcNames: readonly ArcName[] = ['front', 'rear', 'left', 'right', 'bullseye', 'fullFront', 'fullRear']
const sameMm = 1e-6
const arcEdge = 0.01

interface Scene {
  readonly attacker: Body
  readonly defender: Body
  readonly touch: boolean
  readonly rocks: readonly Rock[]
  /** The same obstacles, and the other ships, as what a line may cross. */
  readonly rockScreens: readonly Screen[]
  readonly shipScreens: readonly Screen[]
}

/** Something in the way, in convex parts. */
type Screen = readonly (readonly HalfPlane[])[]

export function judgeMeasure(given: MeasureCase, answer: Measure): Findings {
  const findings = new Findings()
  const [attacker, defender] = [bodyOf(given.attacker), bodyOf(given.defender)]
  const distance = Math.max(0, separation(squareOf(attacker), squareOf(defender)))
  findings.check(Math.abs(answer.distance - distance) <= sameMm, () => `distance: ${distance} wanted`)
  const gap = bodySeparation(attacker, still(defender, given.guides), given.guides)
  if (Math.abs(gap - 0.05) < sameMm) {
    findings.skipped++
    return findings
  }
  const touch = gap <= 0.05
  judgeBand('range', answer.range, touch ? 0 : distance, findings)
  const rocks = given.obstacles.map(rockOf)
  const scene: Scene = {
    attacker,
    defender,
    touch,
    rocks,
    rockScreens: rocks.map(({ parts }) => parts.map(halfPlanes)),
    shipScreens: given.ships.map(ship => [halfPlanes(squareOf(bodyOf(ship)))]),
  }
  for (const arc of arcNames) judgeArc(scene, arc, answer.arcs[arc], findings)
  return findings
}

/** The band of a distance, 0 for contact; a distance within 1e-7 of a band's end is the nearer band. */
function judgeBand(name: string, got: Band, distance: number, findings: Findings): void {
  const over = distance % 100
  if (distance > 50 && over > 3e-8 && over < 3e-7) findings.skipped++
  else {
    const band = distance === 0 ? 0 : Math.max(1, Math.ceil((distance - 1e-7) / 100))
    findings.check(got === (band > 3 ? null : band), () => `${name}: ${got} at ${distance}`)
  }
}

function judgeArc(scene: Scene, arc: ArcName, got: ArcMeasure, findings: Findings): void {
  const { attacker, defender, touch } = scene
  const outline = (slack: number): Piece[] => outlineInArc(attacker, arc, defender, slack)
  const distanceIn = (slack: number): number => leastDistance(attacker.size, outline(slack))
  // Arcs are closed: what lies within 0.01 mm of one is in it.
  const widest = outline(arcEdge + sameMm)
  const [least, most] = [distanceIn(arcEdge + sameMm), Math.min(distanceIn(arcEdge - sameMm), distanceIn(1e-7))]
  const sharp = outline(-sameMm).length > 0
  const distance = sharp ? distanceIn(0) : most
  if (distance > 300 + 3e-8 && distance < 300 + 3e-7) {
    findings.skipped++
    return
  }
  const wanted: Known = distance < 300 + 1e-7 ? true : widest.length > 0 && least <= 300 && !sharp ? 'unsure' : false
  findings.agree(arc, got.in, wanted)
  if (!got.in || wanted !== true) return
  // By its closed edge alone a sliver is in the arc, which has no sharp distance.
  const [low, high] = sharp ? [distance - sameMm, distance + sameMm] : [least - sameMm, most + sameMm]
  findings.check(
    got.distance >= low && got.distance <= high,
    () => `${arc}: distance ${got.distance}, the oracle says ${distance}`,
  )
  if (touch) findings.check(got.range === 0, () => `${arc}: range 0 wanted`)
  else judgeBand(`${arc}: range`, got.range, sharp ? distance : got.distance, findings)
  judgeLine(scene, arc, got, widest, findings)
  judgeObstruction(scene, arc, got, sharp ? outline(0) : null, findings)
}

/** The deciding line runs from the attacker's base to the part of the defender's inside the arc and is as long as it says. */
function judgeLine({ attacker }: Scene, arc: ArcName, got: InArc, pieces: readonly Piece[], findings: Findings): void {
  const [from, to] = got.deciding.map(point => seenFrom(attacker, point))
  if (from === undefined || to === undefined) return
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  findings.check(Math.abs(length - got.distance) <= sameMm, () => `${arc}: the deciding line is ${length} long`)
  const h = baseOf[attacker.size] / 2 + sameMm
  findings.check(Math.max(Math.abs(from[0]), Math.abs(from[1])) <= h, () => `${arc}: the line starts off the base`)
  const off = Math.min(...pieces.map(piece => distanceToPiece(piece, to)))
  findings.check(off <= 2e-6, () => `${arc}: the line ends ${off} mm off the part in arc`)
}

function distanceToPiece([[px, py], [qx, qy]]: Piece, [x, y]: Point): number {
  const [ex, ey] = [qx - px, qy - py]
  const square = ex * ex + ey * ey
  const share = square === 0 ? 0 : Math.min(1, Math.max(0, ((x - px) * ex + (y - py) * ey) / square))
  return Math.hypot(x - px - share * ex, y - py - share * ey)
}

/** Lines are equally short within 1e-7 mm, so a line 300 mm long has this much play to either side. */
const play = 0.01

/** Whether the line crosses one of the parts; contact is not crossing, and a line without length crosses nothing. */
function crosses(parts: Screen, line: readonly [Point, Point]): Known {
  const [from, to] = line
  if (Math.hypot(to[0] - from[0], to[1] - from[1]) < sameMm) return false
  const deepest = Math.max(...parts.map(planes => deepestOn(planes, line)))
  if (Math.abs(deepest) < 2e-8) return false
  return Math.abs(deepest) < play ? 'unsure' : deepest > 0
}

function judgeObstruction(
  scene: Scene,
  arc: ArcName,
  got: InArc,
  pieces: readonly Piece[] | null,
  findings: Findings,
): void {
  const { attacker, defender, rocks, rockScreens, shipScreens } = scene
  // At range 0 an obstacle under either base obstructs as well.
  const bases = got.range === 0 ? [squareOf(attacker), squareOf(defender)] : []
  const wanted = rocks.map(({ parts }, i): Known => {
    const known = [overlaps(-leastSeparation(bases, parts)), crosses(rockScreens[i] ?? [], got.deciding)]
    return known.includes(true) || (known.includes('unsure') && 'unsure')
  })
  findings.same(`${arc}: by`, got.by, wanted)
  const crossed = shipScreens.map(screen => crosses(screen, got.deciding))
  findings.same(`${arc}: through`, got.through, crossed)
  findings.check(got.obstructed === got.by.length > 0, () => `${arc}: obstructed ${got.obstructed}, by ${list(got.by)}`)
  if (pieces === null || got.range === 0 || rocks.length === 0) return
  const corners = rocks.flatMap(({ parts }) => parts.flat()).map(corner => seenFrom(attacker, corner))
  const rows = nearestPoints(attacker.size, pieces, corners)
  const blocked = (point: Point): Known[] => {
    const line = [nearestOfBase(attacker.size, point), point].map(end => onTableFrom(attacker, end))
    const [from = point, to = point] = line
    return rockScreens.map(screen => crosses(screen, [from, to]))
  }
  findings.agree(`${arc}: obstructed`, got.obstructed, allBlocked(rows, blocked))
}

/** The attacker chooses among equally short lines, so one clear line is enough (case A46). */
function allBlocked(rows: readonly (readonly Point[])[], blocked: (point: Point) => Known[]): Known {
  const clear = (known: readonly Known[]): boolean => known.every(one => one === false)
  let all: Known = true
  for (const row of rows) {
    for (const [i, point] of row.entries()) {
      const here = blocked(point)
      if (clear(here)) return false
      if (!here.includes(true)) all = 'unsure'
      // Where one obstacle takes over from another there may be a gap between the two samples.
      let [low, high] = [point, row[i + 1] ?? point]
      const there = blocked(high)
      const shared = here.some((one, rock) => one === true && there[rock] === true)
      for (let halvings = 0; halvings < 40 && !shared; halvings++) {
        const middle: Point = [(low[0] + high[0]) / 2, (low[1] + high[1]) / 2]
        const known = blocked(middle)
        if (clear(known)) return false
        const [withLow, withHigh] = [here, there].map(end =>
          known.some((one, rock) => one === true && end[rock] === true),
        )
        if (withLow === withHigh) break
        if (withLow) low = middle
        else high = middle
      }
    }
  }
  return all
}
