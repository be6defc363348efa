/** A real server and two players at a table of it. */
import { connect, type MatchClient, type OpenRequest, type Session, unwrap } from '@wingover/client-sdk'
import { randomAnswer, seededChance } from '@wingover/shared/bot'
import { vi } from 'vitest'
import { type Server, startServer, temporaryFolder } from '../src/server.ts'
import { drawTwo } from '../src/squads.ts'

const chance = seededChance(11)
export const [squadA, squadB] = drawTwo('squads/xwa', chance)
const unlimited = {
  COMMANDS_PER_SECOND: '0',
  REQUESTS_PER_SECOND: '0',
  CREATIONS_PER_MINUTE: '0',
  LOG_LEVEL: 'warn',
}

/** Waits until this holds. */
export const until = (test: () => void) => vi.waitFor(test, { timeout: 20_000, interval: 10 })

export interface House {
  readonly folder: string
  server(): Server
  /** Kills it without a word and starts it again on the same data and port. */
  crash(): Promise<void>
  close(): Promise<void>
}

export async function openHouse(settings: Readonly<Record<string, string>> = unlimited): Promise<House> {
  const folder = await temporaryFolder()
  let server = await startServer(folder.path, settings).catch(async error => {
    await folder.remove()
    throw error
  })
  return {
    folder: folder.path,
    server: () => server,
    async crash() {
      const { port } = server
      await server.stop('SIGKILL')
      server = await startServer(folder.path, settings, port)
    },
    async close() {
      await server.stop()
      await folder.remove()
    },
  }
}

export interface Pair {
  readonly ana: Session
  readonly bo: Session
  readonly a: MatchClient<'dial'>
  readonly b: MatchClient<'dial'>
}

/** Ana makes a match and Bo joins it, each over an address of their own. */
export async function pairAt(anas: string, bos: string): Promise<Pair> {
  const ana = unwrap(await connect(anas, { name: 'Ana' }))
  const bo = unwrap(await connect(bos, { name: 'Bo' }))
  const a = unwrap(await ana.create({ game: 'dial', ruleset: 'xwa', squad: squadA }))
  const b = unwrap(await bo.join(a.place.code, { squad: squadB, game: 'dial' }))
  await until(() => {
    if (a.view === null) throw new Error('Ana does not see the table yet')
  })
  return { ana, bo, a, b }
}

/** Answers whatever is asked until both are asked for dials. */
export async function playToPlanning({ a, b }: Pair): Promise<[OpenRequest, OpenRequest]> {
  const planning = (match: MatchClient<'dial'>) => match.requests.find(request => request.kind === 'planning')
  for (;;) {
    const [forA, forB] = [planning(a), planning(b)]
    if (forA !== undefined && forB !== undefined) return [forA, forB]
    for (const match of [a, b])
      for (const request of match.requests) if (request.kind !== 'planning') await answer(match, request)
    await new Promise(next => setTimeout(next))
  }
}

/** Any legal answer. */
export async function answer(match: MatchClient<'dial'>, request: OpenRequest): Promise<void> {
  const options = unwrap(await match.legal(request.id))
  unwrap(await match.answer(request.id, randomAnswer(options, request.sealed, chance)))
}
