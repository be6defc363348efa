/** `npm run match -- --game dial --seed 7 [--bots pilot,random] [--out FILE]`: two bots play a match; prints its log's chain. */
import { writeFileSync } from 'node:fs'
import { bots, playOut, readBots, seededChance } from '../src/bot/index.ts'
import { dial } from '../src/dial/index.ts'
import { isReject, logText, Match } from '../src/kernel/index.ts'
import { flags, wholeNumber } from './flags.ts'
import { dialSetup } from './set-up.ts'

const { values } = flags({
  options: {
    game: { type: 'string', default: 'dial' },
    seed: { type: 'string', default: '1' },
    ruleset: { type: 'string', default: 'xwa' },
    bots: { type: 'string', default: 'random,random' },
    out: { type: 'string' },
  },
})
const seed = wholeNumber(values.seed)
if (values.game !== 'dial') fail(`There is no game ${values.game}; there is dial.`)
if (!Number.isSafeInteger(seed)) fail(`--seed ${values.seed} is no whole number.`)
if (values.ruleset !== 'xwa' && values.ruleset !== 'amg') fail(`--ruleset ${values.ruleset} is not xwa or amg.`)
const names = readBots(values.bots)
if (typeof names === 'string') fail(names)

const setup = dialSetup(seed, values.ruleset)
const match = Match.begin(dial, setup)
if (isReject(match)) fail(`${match.code} at ${match.place}: ${match.message}`)
const look = () => {
  const broken = dial.broken(match.state)
  if (broken.length > 0) fail(`After row ${match.rows.length}: ${broken.join('; ')}.`)
}
playOut(match, seededChance(seed), look, { project: dial.project, bots: { a: bots[names[0]], b: bots[names[1]] } })
const log = { header: match.header, rows: match.rows, seed: Buffer.from(setup.seed).toString('hex') }
if (values.out !== undefined) write(values.out, logText(log))
const { over, game } = match.state
console.log(
  JSON.stringify({
    match: match.header.match,
    bots: names,
    squads: Object.values(game.players).map(p => p.squad),
    scenario: game.scenario,
    rounds: game.round,
    rows: match.rows.length,
    events: match.state.seq,
    score: game.score,
    winner: over?.winner ?? null,
    reason: over?.reason ?? null,
    chain: match.chain,
  }),
)

function write(path: string, text: string): void {
  try {
    writeFileSync(path, text)
  } catch (error) {
    fail(`${path} cannot be written: ${error instanceof Error ? error.message : error}`)
  }
}

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}
