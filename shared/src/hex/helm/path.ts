/** Walking a path step by step, and the first step that is not allowed: rules/hex.md §2.2–2.4. */
import { type Facing, type Hex, hexAhead, sameHex, turnFacing } from '../../geometry/index.ts'
import { type Reject, reject } from '../../kernel/index.ts'
import { afterHex, afterTurn, beforeMoving, type Course, type Path, sixths, towards } from './course.ts'

export interface Place {
  readonly hex: Hex
  readonly facing: Facing
}

export interface Walk {
  readonly end: Place
  /** The hexes entered, in order; the last is where it ends. */
  readonly hexes: readonly Hex[]
  /** How it faces when it has turned in each of them. */
  readonly facings: readonly Facing[]
  /** The one turn that came early is used up. */
  readonly hardTurned: boolean
}

export type WhyNot = 'too_far' | 'turn_too_soon' | 'not_a_turn_here' | 'ends_on_ship'

/** Where a path leads. A refusal names the first step that is not allowed, counted from 0. */
export function walk(from: Place, course: Course, path: Path, taken: readonly Hex[]): Walk | Reject {
  let { hex, facing } = from
  let turning = beforeMoving(course)
  const hexes: Hex[] = []
  const facings: Facing[] = []
  for (const [index, step] of [...path].entries()) {
    if (step === 'F') {
      if (hexes.length === course.speed)
        return refused('too_far', index, `It moves ${course.speed} hexes at most.`, 'hex §2.2')
      hex = hexAhead(hex, towards(facing, course.edge))
      hexes.push(hex)
      turning = afterHex(turning)
    } else if (step === 'L' || step === 'R') {
      const turned = afterTurn(course, turning)
      if (turned === null) {
        const why = course.turn === null ? 'not_a_turn_here' : 'turn_too_soon'
        return refused(why, index, whyNoTurn(course), 'hex §2.3')
      }
      facing = turnFacing(facing, sixths[step])
      turning = turned
    } else return reject('bad_answer', `answer.path.${index}`, 'A path is a word of F, L and R.', { index })
    facings[hexes.length - 1] = facing
  }
  if (hexes.length > 0 && taken.some(other => sameHex(other, hex)))
    return refused('ends_on_ship', path.lastIndexOf('F'), 'It ends on another ship.', 'hex §2.4')
  return { end: { hex, facing }, hexes, facings, hardTurned: course.hardTurn && !turning.hard }
}

const refused = (why: WhyNot, index: number, message: string, rule: string) =>
  reject('illegal_step', `answer.path.${index}`, message, { why, rule, index })

function whyNoTurn({ turn }: Course): string {
  if (turn === null) return 'It does not turn in this move.'
  if (turn === 0) return 'It turns twice for each hex that it enters, and not before it has moved.'
  return `It enters ${turn} ${turn === 1 ? 'hex' : 'hexes'} before each turn.`
}

/** Which of these ships a move passes through, once for each pass, in order: it enters their hex and leaves it again. */
export function passes(hexes: readonly Hex[], others: readonly Hex[]): number[] {
  return hexes.slice(0, -1).flatMap(hex => others.flatMap((other, i) => (sameHex(other, hex) ? [i] : [])))
}

/** How many of these hexes are flown when the last of them may be none that is taken: as far as the last free one. */
export function untilFree(hexes: readonly Hex[], taken: readonly Hex[]): number {
  return hexes.findLastIndex(hex => !taken.some(other => sameHex(other, hex))) + 1
}
