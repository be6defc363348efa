/** Many cases judged, and one summary: what `npm run oracle` prints and the tests assert. */
import { flightLine, measureLine, type RepositionCase, repositionLine } from './case.ts'
import { flightCase } from './cases.ts'
import { engineFlight, engineMeasure, engineReposition } from './engine.ts'
import { judge } from './judge.ts'
import { judgeMeasure } from './judge-measure.ts'
import { judgeReposition } from './judge-reposition.ts'
import { measureCase } from './measure-cases.ts'
import { chance } from './seeded.ts'

export interface Failure {
  readonly seed: number
  readonly number: number
  readonly problems: readonly string[]
  /** For `npm run -s referee`. A sideslip has no dial code: then the line shows the plain course. */
  readonly line: string
}

/** What a run of one kind of case comes to. */
export interface Tally {
  readonly cases: number
  readonly disagreements: number
  /** Single comparisons left out because the truth lies below the oracle's resolution. */
  readonly skipped: number
  /** The first failures. */
  readonly failures: readonly Failure[]
}

export interface FlightTally extends Tally {
  readonly bumps: number
  /** Largest distance between the engine's pose and the oracle's. */
  readonly worstMm: number
  /** Contacts where no place is sharp to 1e-6 mm. */
  readonly grazing: number
  /** Free windows that the engine found and the sampling stepped over. */
  readonly windows: number
}

const shownFailures = 10

interface Judged {
  readonly problems: readonly string[]
  readonly skipped: number
}

function tally(
  cases: number,
  seed: number,
  judged: (number: number) => Judged,
  line: (number: number) => string,
): Tally {
  let [disagreements, skipped] = [0, 0]
  const failures: Failure[] = []
  for (let number = 0; number < cases; number++) {
    const found = judged(number)
    skipped += found.skipped
    if (found.problems.length === 0) continue
    disagreements++
    if (failures.length < shownFailures) failures.push({ seed, number, problems: found.problems, line: line(number) })
  }
  return { cases, disagreements, skipped, failures }
}

export function runFlights(cases: number, seed: number): FlightTally {
  let [bumps, worstMm, grazing, windows] = [0, 0, 0, 0]
  const judged = (number: number): Judged => {
    const flight = flightCase(seed, number)
    const verdict = judge(flight, engineFlight(flight))
    if (verdict.bumped) bumps++
    if (verdict.grazing) grazing++
    if (verdict.window) windows++
    worstMm = Math.max(worstMm, verdict.mm)
    return verdict
  }
  const tallied = tally(cases, seed, judged, number => flightLine(flightCase(seed, number)))
  return { ...tallied, bumps, worstMm, grazing, windows }
}

export function runMeasures(cases: number, seed: number): Tally {
  const judged = (number: number): Judged => {
    const given = measureCase(seed, number)
    return judgeMeasure(given, engineMeasure(given))
  }
  return tally(cases, seed, judged, number => measureLine(measureCase(seed, number)))
}

/** The surroundings of a flight do for a reposition, too. */
function repositionCase(seed: number, number: number): RepositionCase {
  return { ...flightCase(seed, number), action: chance(seed, ~number).one(['barrel-roll', 'boost', 'decloak']) }
}

export function runRepositions(cases: number, seed: number): Tally {
  const judged = (number: number): Judged => {
    const given = repositionCase(seed, number)
    return judgeReposition(given, engineReposition(given))
  }
  return tally(cases, seed, judged, number => repositionLine(repositionCase(seed, number)))
}
