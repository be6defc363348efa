/** One line of the referee command: a JSON question in, a JSON answer out (design §4). */
import { readId, readOp } from '../protocol/referee.ts'
import { type Answer, isRefusal, type Refusal, refuse } from './answer.ts'
import { operationOf } from './operations.ts'

/** Longer lines, in bytes of UTF-8, are not read. */
export const longestLine = 1_000_000

export interface LineAnswer {
  /** The answer as one line of JSON, without the line break. */
  readonly text: string
  readonly ok: boolean
}

/** Answers one question. Bad input of any kind is an answer with `error`; nothing is thrown. */
export function answerLine(line: string): LineAnswer {
  let raw: unknown
  try {
    raw = JSON.parse(line)
  } catch {
    return written(refuse('bad_json', 'The line is not JSON.'), {})
  }
  const id = readId(raw)
  if (!id.ok) return written(refuse('bad_input', id.message), {})
  const op = readOp(raw)
  return written(op.ok ? asked(op.question.op, raw) : refuse('bad_input', op.message), id.question)
}

/** The answer to a line that is too long to be read. */
export const tooLong = (): LineAnswer => written(refuse('bad_json', 'The line is longer than 1 MB.'), {})

function asked(op: string, raw: unknown): Answer | Refusal {
  const operation = operationOf(op)
  if (operation === undefined)
    return refuse('unknown_op', `op: this build does not know ${JSON.stringify(op.slice(0, 64))}`)
  try {
    return operation(raw)
  } catch (fault) {
    // A bug of ours must not cost the asker the answers to the other lines.
    return refuse('engine_fault', fault instanceof Error ? fault.message : 'The referee stumbled.')
  }
}

const written = (answer: Answer | Refusal, id: { readonly id?: unknown }): LineAnswer => ({
  text: JSON.stringify({ id: id.id, ...answer }),
  ok: !isRefusal(answer),
})
