/** The operations that the referee command knows, by name (design §4). */
import { squadAnswer } from '../dial/squad/index.ts'
import { type Read, readArc, readFly, readMeasure, readMove, readReposition, readSquad } from '../protocol/referee.ts'
import { type Answer, type Refusal, refuse } from './answer.ts'
import { dialFly } from './dial-fly.ts'
import { dialMeasure } from './dial-measure.ts'
import { dialReposition } from './dial-reposition.ts'
import { hexArc } from './hex-arc.ts'
import { hexMove } from './hex-move.ts'

type Operation = (raw: unknown) => Answer | Refusal

const operation =
  <Question>(read: (raw: unknown) => Read<Question>, answer: (question: Question) => Answer | Refusal): Operation =>
  raw => {
    const asked = read(raw)
    return asked.ok ? answer(asked.question) : refuse('bad_input', asked.message)
  }

const operations: ReadonlyMap<string, Operation> = new Map([
  ['dial.fly', operation(readFly, dialFly)],
  ['dial.reposition', operation(readReposition, dialReposition)],
  ['dial.measure', operation(readMeasure, dialMeasure)],
  ['dial.squad', operation(readSquad, squadAnswer)],
  ['hex.move', operation(readMove, hexMove)],
  ['hex.arc', operation(readArc, hexArc)],
])

/** The operation of a name; undefined for one that this build does not have. */
export const operationOf = (op: string): Operation | undefined => operations.get(op)
