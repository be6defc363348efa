/** Many cases judged, and one summary: what `npm run oracle` prints and the test asserts. */
import { type FlightCase, refereeLine } from './case.ts'
import { flightCase } from './cases.ts'
import { engineFlight } from './engine.ts'
import { judge, type Verdict } from './judge.ts'

export interface Failure {
  readonly seed: number
  readonly number: number
  readonly problems: readonly string[]
  /** Sideslips have no dial code: the line then shows the plain course. */
  readonly sideslip: boolean
  /** For `npm run -s referee`. */
  readonly line: string
}

export interface Summary {
  readonly cases: number
  readonly bumps: number
  readonly disagreements: number
  /** Largest distance between the engine's pose and the oracle's. */
  readonly worstMm: number
  /** Single comparisons left out because the truth lies below the oracle's resolution. */
  readonly skipped: number
  readonly grazing: number
  readonly windows: number
  readonly failures: readonly Failure[]
}

const shownFailures = 10

export function runCases(cases: number, seed: number, judged: (done: number) => void = () => {}): Summary {
  let [bumps, disagreements, worstMm, skipped, grazing, windows] = [0, 0, 0, 0, 0, 0]
  const failures: Failure[] = []
  for (let number = 0; number < cases; number++) {
    const flight = flightCase(seed, number)
    const verdict = judgeEngine(flight)
    if (verdict.bumped) bumps++
    if (verdict.grazing) grazing++
    if (verdict.window) windows++
    skipped += verdict.skipped
    worstMm = Math.max(worstMm, verdict.mm)
    if (verdict.problems.length > 0) {
      disagreements++
      const { problems } = verdict
      const failure = { seed, number, problems, sideslip: flight.course.sideslip, line: refereeLine(flight) }
      if (failures.length < shownFailures) failures.push(failure)
    }
    judged(number + 1)
  }
  return { cases, bumps, disagreements, worstMm, skipped, grazing, windows, failures }
}

export const judgeEngine = (flight: FlightCase): Verdict => judge(flight, engineFlight(flight))
