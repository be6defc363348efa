/** Plays a match out without a server: every seat is a bot. */
import { type Game, isReject, type Match, type Reply, type Request, type Seat, type Words } from '../kernel/index.ts'
import type { Bot } from './bot.ts'
import type { Chance } from './chance.ts'
import { randomAnswer } from './random.ts'

/** Who plays: a bot for each seat, and how the game shows a seat the table. A seat without a bot answers at random. */
export interface Players<W extends Words> {
  readonly project: Game<W>['project']
  readonly bots: Readonly<Record<Seat, Bot<W['view']>>>
}

/** One answer to one open request, drawn by chance; the reply, or null when nothing is asked any more. */
export function playOne<W extends Words>(match: Match<W>, chance: Chance, players?: Players<W>): Reply<W> | null {
  const { pending, at, over } = match.state
  const open = pending.filter(r => !r.ready)
  const request = open[chance(open.length || 1)]
  if (request === undefined || over !== null) return null
  return match.apply({
    id: `bot${match.rows.length}`,
    seat: request.seat,
    at,
    requestId: request.id,
    answer: answerTo(match, request, chance, players),
  })
}

function answerTo<W extends Words>(match: Match<W>, request: Request, chance: Chance, players?: Players<W>) {
  const { seat, id, kind, sealed } = request
  const options = match.legal(seat, id)
  if (isReject(options)) throw new Error(`${kind}: ${options.message}`)
  const bot = players?.bots[seat]
  if (players === undefined || bot === undefined) return randomAnswer(options, sealed, chance)
  return bot({ request, options, view: players.project(match.state, { seat }) }, chance)
}

/** Plays to the end. `look` sees every reply; a refused answer of a bot is a bug. */
export function playOut<W extends Words>(
  match: Match<W>,
  chance: Chance,
  look: (reply: Reply<W>) => void = () => {},
  players?: Players<W>,
): void {
  for (;;) {
    const reply = playOne(match, chance, players)
    if (reply === null) return
    if (!reply.ok)
      throw new Error(`a bot was refused: ${reply.reject.code} ${reply.reject.place} ${reply.reject.message}`)
    look(reply)
  }
}
