/** The bot `random` as any user of this SDK: it answers what it is asked until the match is over. */
import { type Chance, randomAnswer } from '@wingover/shared/bot'
import type { Options, Over } from '@wingover/shared/kernel'
import type { MatchClient } from './match.ts'
import type { OpenRequest } from './match-told.ts'
import { isRefusal, LineError } from './refusal.ts'

/** Refusals that mean that the question is gone or rests: somebody took a move back, paused, or answered elsewhere. */
const gone: readonly string[] = ['request_closed', 'unknown_request', 'paused', 'match_over', 'halted']
/** ms before a question that rests is looked at again. */
const pause = 250

/** Leaves of the legal answers to a request those that a bot likes best, at least one; its answer is drawn from them. */
export type Taste = (options: Options, request: OpenRequest) => Options

/**
 * Plays this seat with any legal answers that are to its taste; resolves with how the match ended. Rejects when an
 * answer is refused, which is a bug, or with a `LineError` when the match is left before.
 */
export function playBot(match: MatchClient, chance: Chance, taste: Taste = options => options): Promise<Over> {
  return new Promise((resolve, reject) => {
    let isAnswering = false
    const answerAll = async () => {
      if (isAnswering) return
      isAnswering = true
      try {
        for (let next = match.requests[0]; next !== undefined && isUp(match); next = match.requests[0])
          await answerOne(match, next, chance, taste)
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

function isUp(match: MatchClient): boolean {
  return match.connection.state === 'connected' && match.view?.over === null
}

async function answerOne(match: MatchClient, request: OpenRequest, chance: Chance, taste: Taste): Promise<void> {
  const options = await match.legal(request.id)
  const reply = isRefusal(options)
    ? options
    : await match.answer(request.id, randomAnswer(taste(options, request), request.sealed, chance))
  if (!isRefusal(reply)) return
  if (!gone.includes(reply.code))
    throw new Error(`a bot was refused at ${request.kind}: ${reply.code} ${reply.place} ${reply.message}`)
  await new Promise(done => setTimeout(done, pause))
}
