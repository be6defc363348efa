/** Walking a path step by step, and the first step that is not allowed: rules/hex.md §2.2–2.4. */
import { type Facing, type Hex, hexAhead, sameHex, turnFacing } from '../../geometry/index.ts'
import { type Reject, reject } from '../../kernel/index.ts'
import { afterHex, afterTurn, beforeMoving, type Course, facingOf, type Path, sixths } from './course.ts'

export interface Place {
  readonly hex: Hex
  readonly facing: Facing
}

export interface Walk {
  readonly end: Place
  /** The hexes entered, in order; the last is where it ends. */
  readonly hexes: readonly Hex[]
}

/** Where a path leads. A refusal names the first step that is not allowed, counted from 0. */
export function walk(from: Place, course: Course, path: Path, taken: readonly Hex[]): Walk | Reject {
  let { hex, facing } = from
  let turning = beforeMoving(course)
  const hexes: Hex[] = []
  for (const [index, step] of [...path].entries()) {
    const refused = (message: string, rule: string) =>
      reject('illegal_step', `answer.path.${index}`, message, { rule, index })
    if (step === 'F') {
      if (hexes.length === course.speed) return refused(`It moves ${course.speed} hexes at most.`, 'hex §2.2')
      hex = hexAhead(hex, facingOf(facing, course.edge))
      hexes.push(hex)
      turning = afterHex(turning)
    } else if (step === 'L' || step === 'R') {
      const turned = afterTurn(course, turning)
      if (turned === null) return refused(whyNoTurn(course), 'hex §2.3')
      facing = turnFacing(facing, sixths[step])
      turning = turned
    } else return reject('bad_answer', `answer.path.${index}`, 'A path is a word of F, L and R.', { index })
  }
  if (hexes.length > 0 && taken.some(other => sameHex(other, hex))) {
    const index = path.lastIndexOf('F')
    return reject('illegal_step', `answer.path.${index}`, 'It ends on another ship.', { rule: 'hex §2.4', index })
  }
  return { end: { hex, facing }, hexes }
}

function whyNoTurn({ turn }: Course): string {
  if (turn === null) return 'It does not turn in this move.'
  if (turn === 0) return 'It turns twice for each hex that it enters, and not before it has moved.'
  return `It enters ${turn} ${turn === 1 ? 'hex' : 'hexes'} before each turn.`
}
