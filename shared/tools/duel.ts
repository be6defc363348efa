/** `npm run duel [-- --matches 108 --from 0]`: the bot `pilot` against `random` with squads drawn by chance; prints one JSON object. */
import { bots, playOut, seededChance } from '../src/bot/index.ts'
import { tables } from '../src/dial/data/index.ts'
import { type DialWords, dial, scenarioIds } from '../src/dial/index.ts'
import { randomSquad } from '../src/dial/squad/index.ts'
import { isReject, Match, type Setup } from '../src/kernel/index.ts'
import { cpuSeconds } from './bench/cpu.ts'
import { flags, wholeNumber } from './flags.ts'

const { values } = flags({
  options: { matches: { type: 'string', default: '108' }, from: { type: 'string', default: '0' } },
})
const [matches, from] = [wholeNumber(values.matches), wholeNumber(values.from)]
if (!(matches > 0)) fail(`--matches ${values.matches} is no whole number above 0.`)
if (!(from >= 0)) fail(`--from ${values.from} is no whole number.`)

/** Every ruleset with each of its scenarios, the pilot in either seat. */
const tablesToPlay = (['xwa', 'amg'] as const).flatMap(ruleset =>
  scenarioIds
    .filter(scenario => ruleset === 'xwa' || scenario !== 'ancient')
    .flatMap(scenario => (['a', 'b'] as const).map(seat => ({ ruleset, scenario, seat }))),
)

const tally = { wins: 0, draws: 0, losses: 0, unfinished: 0, rounds: 0, answers: 0, seconds: 0 }
const reasons: Record<string, number> = {}
for (let number = from; number < from + matches; number++) play(number)
console.log(
  JSON.stringify({
    matches,
    wins: tally.wins,
    draws: tally.draws,
    losses: tally.losses,
    unfinished: tally.unfinished,
    meanRounds: Math.round((100 * tally.rounds) / matches) / 100,
    reasons,
    answersPerCpuSecond: Math.round(tally.answers / tally.seconds),
  }),
)
if (tally.unfinished > 0) process.exitCode = 1

function play(number: number): void {
  const table = tablesToPlay[number % tablesToPlay.length]
  if (table === undefined) throw new Error('there is no table to play at')
  const chance = seededChance(number)
  const match = Match.begin(dial, setupOf(number, table, chance))
  if (isReject(match)) fail(`${match.code} at ${match.place}: ${match.message}`)
  const pilot: typeof bots.pilot = (asked, whims) => {
    tally.answers++
    return counted(() => bots.pilot(asked, whims))
  }
  const project: typeof dial.project = (state, audience) => counted(() => dial.project(state, audience))
  playOut(match, chance, () => {}, { project, bots: { [table.seat]: pilot } })
  const { over, game } = match.state
  tally.rounds += game.round
  reasons[over?.reason ?? 'unfinished'] = (reasons[over?.reason ?? 'unfinished'] ?? 0) + 1
  if (over === null) tally.unfinished++
  else if (over.winner === null) tally.draws++
  else if (over.winner === table.seat.toUpperCase()) tally.wins++
  else tally.losses++
}

/** The pilot's view and what it makes of it are on its account. */
function counted<T>(work: () => T): T {
  const done: T[] = []
  tally.seconds += cpuSeconds(() => done.push(work()))
  return done[0] as T
}

function setupOf(
  number: number,
  { ruleset, scenario }: (typeof tablesToPlay)[number],
  chance: (size: number) => number,
): Setup<DialWords> {
  const draw = () => randomSquad(tables(ruleset), chance)
  return {
    match: `duel-${number}`,
    seats: [
      { seat: 'a', side: 'A' },
      { seat: 'b', side: 'B' },
    ],
    options: { ruleset, scenario, squads: { a: draw(), b: draw() } },
    seed: Uint8Array.from({ length: 32 }, () => chance(256)),
    at: 0,
  }
}

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}
