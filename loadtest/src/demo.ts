/** `npm run demo [-- --game hex --seed 7 --rounds 3 --bots pilot,random --at ADDRESS]`: two bots over real sockets, and the story of their match. */
import { isDeepStrictEqual, parseArgs } from 'node:util'
import {
  type Bot,
  bots,
  type Chance,
  connect,
  type GameName,
  type Json,
  type MatchClient,
  type NewMatch,
  playBot,
  readBots,
  seededChance,
  unwrap,
  type View,
} from '@wingover/client-sdk'
import { dialNarrator, hexNarrator, type Narrator, narrate } from './narrate.ts'
import { type Server, startServer, temporaryFolder } from './server.ts'
import { drawTwo } from './squads.ts'

/** A whole match takes a few seconds. */
const patience = 50_000

const values = flags()
const seed = wholeNumber('seed', values.seed)
const rounds = values.rounds === undefined ? Number.POSITIVE_INFINITY : wholeNumber('rounds', values.rounds)
if (values.at !== undefined && !/^https?:/.test(values.at))
  fail(`--at ${values.at} is no address such as http://localhost:2567.`)
if (values.game !== 'dial' && values.game !== 'hex') fail(`There is no game ${values.game}; there are dial and hex.`)

const folder = await temporaryFolder()
const seated: { leave(): void }[] = []
let server: Server | null = null
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => clean().finally(() => process.exit(1)))
try {
  server =
    values.at === undefined ? await startServer(folder.path, { COMMANDS_PER_SECOND: '0', LOG_LEVEL: 'warn' }) : null
  await demo(server?.address ?? values.at ?? '')
} catch (error) {
  console.error(`The demo failed: ${error instanceof Error ? error.message : error}`)
  console.error(server?.log() ?? '')
  process.exitCode = 1
} finally {
  await clean()
}

async function clean(): Promise<void> {
  for (const match of seated) match.leave()
  await server?.stop()
  await folder.remove()
}

interface Table<G extends GameName> {
  readonly match: NewMatch<G> & { readonly game: G }
  /** What the second player brings. */
  readonly squad: Json
  readonly narrator: Narrator<G>
  readonly bots: readonly [Bot<View<G>>, Bot<View<G>>]
}

async function demo(address: string): Promise<void> {
  const chance = seededChance(seed)
  const [squad, other] = drawTwo(values.game === 'hex' ? 'fleets' : 'squads/xwa', chance)
  if (values.game === 'hex') {
    const match = { game: 'hex', rounds: 20, squad } as const
    await play(address, chance, { match, squad: other, narrator: hexNarrator(), bots: [bots.random, bots.random] })
  } else {
    const [a, b] = twoBots(values.bots)
    const match = { game: 'dial', ruleset: 'xwa', squad } as const
    await play(address, chance, { match, squad: other, narrator: dialNarrator(), bots: [bots[a], bots[b]] })
  }
}

async function play<G extends GameName>(
  address: string,
  chance: Chance,
  { match, squad, narrator, bots: [botOfAna, botOfBo] }: Table<G>,
): Promise<void> {
  const ana = unwrap(await connect(address, { name: 'Ana' }))
  const bo = unwrap(await connect(address, { name: 'Bo' }))
  const a = unwrap(await ana.create(match))
  seated.push(a)
  narrate(a, narrator, console.log)
  const { code } = a.place
  console.log(`${address}: Ana makes a match and tells Bo its code, ${code}.`)
  const b = unwrap(await bo.join(code, { squad, game: match.game }))
  seated.push(b)
  a.on('event', event => {
    if (event.type === 'phaseBegan' && event.round > rounds) a.concede()
  })
  const late = setTimeout(() => a.leave(), patience)
  const [over] = await Promise.all([
    playBot(a, chance, undefined, botOfAna),
    playBot(b, seededChance(chance(2 ** 31)), undefined, botOfBo),
  ])
  clearTimeout(late)
  console.log(
    `\nMatch ${a.place.matchId}: ${over.winner === null ? 'a draw' : `side ${over.winner} wins`} (${over.reason}).`,
  )
  console.log(agreement(a, b))
}

/** What both players and the server see must be the same table. */
function agreement<G extends GameName>(a: MatchClient<G>, b: MatchClient<G>): string {
  const [ours, theirs] = [a, b].map(match => ({ ...match.view, own: null }))
  const last = a.view?.seq
  if (!isDeepStrictEqual(ours, theirs)) throw new Error('the two players see different tables')
  if (!isDeepStrictEqual(a.events, b.events)) throw new Error('the two players were told different stories')
  if (a.agreed !== last || b.agreed !== last) throw new Error('the server sees another table than the players')
  return `Both players heard the same ${a.events.length} events and see the same table, and the server's hashes of their views agree.`
}

function flags() {
  try {
    return parseArgs({
      options: {
        game: { type: 'string', default: 'dial' },
        seed: { type: 'string', default: '1' },
        rounds: { type: 'string' },
        bots: { type: 'string', default: 'random,random' },
        at: { type: 'string' },
      },
    }).values
  } catch (error) {
    return fail(error instanceof Error ? error.message : `${error}`)
  }
}

function wholeNumber(name: string, text: string): number {
  const number = Number(text)
  if (Number.isSafeInteger(number) && number >= 0) return number
  return fail(`--${name} ${text} is no whole number.`)
}

function twoBots(text: string) {
  const names = readBots(text)
  return typeof names === 'string' ? fail(names) : names
}

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}
