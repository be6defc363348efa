/** `npm run demo [-- --seed 7 --rounds 3 --bots pilot,random --at ADDRESS]`: two bots over real sockets, and the story of their match. */
import { isDeepStrictEqual, parseArgs } from 'node:util'
import { bots, connect, type MatchClient, playBot, readBots, seededChance, unwrap } from '@wingover/client-sdk'
import { narrate } from './narrate.ts'
import { type Server, startServer, temporaryFolder } from './server.ts'
import { drawTwo } from './squads.ts'

/** A whole match takes a few seconds. */
const patience = 50_000

const values = flags()
const seed = wholeNumber('seed', values.seed)
const rounds = values.rounds === undefined ? Number.POSITIVE_INFINITY : wholeNumber('rounds', values.rounds)
if (values.at !== undefined && !/^https?:/.test(values.at))
  fail(`--at ${values.at} is no address such as http://localhost:2567.`)
const [botOfAna, botOfBo] = twoBots(values.bots)

const folder = await temporaryFolder()
const seated: MatchClient[] = []
let server: Server | null = null
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => clean().finally(() => process.exit(1)))
try {
  if (values.at !== undefined) await play(values.at)
  else {
    server = await startServer(folder.path, { COMMANDS_PER_SECOND: '0', LOG_LEVEL: 'warn' })
    await play(server.address)
  }
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

async function play(address: string): Promise<void> {
  const chance = seededChance(seed)
  const [first, second] = drawTwo(chance)
  const ana = unwrap(await connect(address, { name: 'Ana' }))
  const bo = unwrap(await connect(address, { name: 'Bo' }))
  const a = unwrap(await ana.create({ game: 'dial', ruleset: 'xwa', squad: first }))
  seated.push(a)
  narrate(a, console.log)
  const { code } = a.place
  console.log(`${address}: Ana makes a match and tells Bo its code, ${code}.`)
  const b = unwrap(await bo.join(code, { squad: second }))
  seated.push(b)
  a.on('event', event => {
    if (event.type === 'phaseBegan' && event.round > rounds) a.concede()
  })
  const late = setTimeout(() => a.leave(), patience)
  const [over] = await Promise.all([
    playBot(a, chance, undefined, bots[botOfAna]),
    playBot(b, seededChance(chance(2 ** 31)), undefined, bots[botOfBo]),
  ])
  clearTimeout(late)
  console.log(
    `\nMatch ${a.place.matchId}: ${over.winner === null ? 'a draw' : `side ${over.winner} wins`} (${over.reason}).`,
  )
  console.log(agreement(a, b))
}

/** What both players and the server see must be the same table. */
function agreement(a: MatchClient, b: MatchClient): string {
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
