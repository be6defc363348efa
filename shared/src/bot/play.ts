/** Plays a match out without a server: every seat is a bot. */
import { isReject, type Match, type Reply, type Request, type Words } from '../kernel/index.ts'
import type { Chance } from './chance.ts'
import { randomAnswer } from './random.ts'

/** One answer to one open request, drawn at random; the reply, or null when nothing is asked any more. */
export function playOne<W extends Words>(match: Match<W>, chance: Chance): Reply<W> | null {
  const { pending, at, over } = match.state
  const open = pending.filter(r => !r.ready)
  const request = open[chance(open.length || 1)]
  if (request === undefined || over !== null) return null
  return match.apply({
    id: `bot${match.rows.length}`,
    seat: request.seat,
    at,
    requestId: request.id,
    answer: answerTo(match, request, chance),
  })
}

function answerTo<W extends Words>(match: Match<W>, request: Request, chance: Chance) {
  const options = match.legal(request.seat, request.id)
  if (isReject(options)) throw new Error(`${request.kind}: ${options.message}`)
  return randomAnswer(options, request.sealed, chance)
}

/** Plays to the end. `look` sees every reply; a refused answer of a bot is a bug. */
export function playOut<W extends Words>(
  match: Match<W>,
  chance: Chance,
  look: (reply: Reply<W>) => void = () => {},
): void {
  for (let reply = playOne(match, chance); reply !== null; reply = playOne(match, chance)) {
    if (!reply.ok)
      throw new Error(`a bot was refused: ${reply.reject.code} ${reply.reject.place} ${reply.reject.message}`)
    look(reply)
  }
}
