/** A bot as any user of this SDK: it answers what it is asked until the match is over. */
import { type Bot, type Chance, random } from '@wingover/shared/bot'
import type { Json, Options, Over } from '@wingover/shared/kernel'
import type { GameName, View } from './games.ts'
import type { MatchClient } from './match.ts'
import type { OpenRequest } from './match-told.ts'
import { isRefusal, LineError } from './refusal.ts'

/** Refusals that mean that the question is gone or rests: somebody took a move back, paused, or answered elsewhere. */
const gone: readonly string[] = ['request_closed', 'unknown_request', 'paused', 'match_over', 'halted']
/** ms before a question that rests is looked at again. */
const pause = 250

/** Leaves of the legal answers to a request those that a bot likes best, at least one; its answer is one of them. */
export type Taste = (options: Options, request: OpenRequest) => Options

/**
 * Plays this seat with answers of the bot, by default any legal ones, that are to its taste; resolves with how the match
 * ended. Rejects when an answer is refused, which is a bug, or with a `LineError` when the match is left before.
 */
export function playBot<G extends GameName = GameName>(
  match: MatchClient<G>,
  chance: Chance,
  taste: Taste = options => options,
  bot: Bot<View<G>> = random,
): Promise<Over> {
  const think: Think<G> = (options, request, view) => bot({ request, options: taste(options, request), view }, chance)
  return new Promise((resolve, reject) => {
    let isAnswering = false
    const answerAll = async () => {
      if (isAnswering) return
      isAnswering = true
      try {
        for (let next = match.requests[0]; next !== undefined && isUp(match); next = match.requests[0])
          await answerOne(match, next, think)
      } catch (error) {
        if (!(error instanceof LineError)) end(() => reject(error))
      } finally {
        isAnswering = false
      }
    }
    const look = () => {
      const over = match.view?.over ?? null
      if (over !== null) end(() => resolve(over))
      else if (match.connection.state === 'closed') end(() => reject(new LineError('The match was left.')))
      else answerAll()
    }
    const stops = [match.on('change', look), match.on('connection', look)]
    const end = (settle: () => void) => {
      for (const stop of stops) stop()
      settle()
    }
    look()
  })
}

function isUp<G extends GameName>(match: MatchClient<G>): boolean {
  return match.connection.state === 'connected' && match.view?.over === null
}

type Think<G extends GameName> = (options: Options, request: OpenRequest, view: View<G>) => Json

async function answerOne<G extends GameName>(
  match: MatchClient<G>,
  request: OpenRequest,
  think: Think<G>,
): Promise<void> {
  const options = await match.legal(request.id)
  const { view } = match
  // It may have been taken back while the answers were listed; then the bot would look at another table.
  if (view === null || !match.requests.some(({ id }) => id === request.id)) return
  const reply = isRefusal(options) ? options : await match.answer(request.id, think(options, request, view))
  if (!isRefusal(reply)) return
  if (!gone.includes(reply.code))
    throw new Error(`a bot was refused at ${request.kind}: ${reply.code} ${reply.place} ${reply.message}`)
  await new Promise(done => setTimeout(done, pause))
}
