/** One match of two random bots, looked at after every command: what it came to, or what went wrong. */
import { gzipSync } from 'node:zlib'
import { playOne, seededChance } from '../../src/bot/index.ts'
import { type DialWords, dial } from '../../src/dial/index.ts'
import { type Game, isReject, type Log, logText, Match, readLog, verifyLog } from '../../src/kernel/index.ts'
import { settingOf } from './setting.ts'

export interface Played {
  readonly seed: number
  /** How it ended; null when it did not. */
  readonly reason: string | null
  readonly rounds: number
  readonly answers: number
  /** Of bots and rules, without what looks at them. */
  readonly cpuSeconds: number
  /** Of the log without its chain, which a reader can work out, gzipped. */
  readonly logBytes: number
  readonly replayed: boolean
  readonly fault: Fault | null
}

export interface Fault {
  readonly seed: number
  /** Commands before it. */
  readonly row: number
  readonly what: string
}

export interface PlayOptions {
  /** Whether the log is read and played again. */
  readonly replay: boolean
  /** For tests. */
  readonly game?: Game<DialWords>
  readonly longest?: number
}

/** No match has nearly as many commands. */
const longest = 20_000
/** What a whole match may take in a database: gzipped, without the chain. */
const mostBytes = 40 * 1024

/** Plays the match of a seed. A match with a fault ends there. */
export function play(seed: number, options: PlayOptions): Played {
  const { game = dial } = options
  const chance = seededChance(seed)
  const setup = settingOf(seed, chance)
  const match = Match.begin(game, setup)
  const nothing = { seed, reason: null, rounds: 0, answers: 0, cpuSeconds: 0, logBytes: 0, replayed: false }
  if (isReject(match)) return { ...nothing, fault: { seed, row: 0, what: `${match.place}: ${match.message}` } }
  const { wrong, cpuSeconds } = playToTheEnd(match, game, () => playOne(match, chance), options.longest ?? longest)
  const { over, game: end } = match.state
  const log = { header: match.header, rows: match.rows, seed: Buffer.from(setup.seed).toString('hex') }
  const logBytes = sizeOf(log)
  const replayed = options.replay && wrong === null
  const what =
    wrong ??
    (logBytes > mostBytes ? `its log takes ${logBytes} bytes` : null) ??
    (replayed ? playedAgain(log, game) : null)
  return {
    seed,
    reason: over?.reason ?? null,
    rounds: end.round,
    answers: match.rows.length,
    cpuSeconds,
    logBytes,
    replayed,
    fault: what === null ? null : { seed, row: match.rows.length, what },
  }
}

function playToTheEnd(
  match: Match<DialWords>,
  game: Game<DialWords>,
  next: () => ReturnType<typeof playOne<DialWords>>,
  most: number,
) {
  const began = cpuSeconds()
  let looking = 0
  const come = (wrong: string | null) => ({ wrong, cpuSeconds: cpuSeconds() - began - looking })
  try {
    while (match.rows.length < most) {
      const reply = next()
      if (reply === null) return come(match.state.over === null ? 'nothing is asked, and it is not over' : null)
      if (!reply.ok) {
        const { code, place, message } = reply.reject
        return come(match.faults.at(-1)?.message ?? `a bot was refused: ${code} at ${place}: ${message}`)
      }
      const before = cpuSeconds()
      const broken = game.broken(match.state)
      looking += cpuSeconds() - before
      if (broken.length > 0) return come(broken.join('; '))
    }
  } catch (error) {
    return come(error instanceof Error ? (error.stack ?? error.message) : `${error}`)
  }
  return come(`it goes on after ${most} commands`)
}

/** CPU time of this thread. */
function cpuSeconds(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1e6
}

function sizeOf(log: Log): number {
  const rows = log.rows.map(row => ({ ...row, chain: '' }))
  return gzipSync(logText({ ...log, rows })).length
}

/** What differs when the log is read and played again; null when nothing does. */
function playedAgain(log: Log, game: Game<DialWords>): string | null {
  const read = readLog(logText(log))
  const verdict = isReject(read) ? read : verifyLog(game, read)
  return isReject(verdict) ? `played again, ${verdict.code} at ${verdict.place}: ${verdict.message}` : null
}
