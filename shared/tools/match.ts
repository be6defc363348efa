/** `npm run match -- --game dial --seed 7 [--out FILE]`: plays a match of two random bots and prints the log's chain. */
import { writeFileSync } from 'node:fs'
import { playOut, seededChance } from '../src/bot/index.ts'
import { dial } from '../src/dial/index.ts'
import { isReject, logText, Match } from '../src/kernel/index.ts'
import { flags, wholeNumber } from './flags.ts'
import { dialSetup } from './set-up.ts'

const { values } = flags({
  options: {
    game: { type: 'string', default: 'dial' },
    seed: { type: 'string', default: '1' },
    ruleset: { type: 'string', default: 'xwa' },
    out: { type: 'string' },
  },
})
const seed = wholeNumber(values.seed)
if (values.game !== 'dial') fail(`There is no game ${values.game}; there is dial.`)
if (!Number.isSafeInteger(seed)) fail(`--seed ${values.seed} is no whole number.`)
if (values.ruleset !== 'xwa' && values.ruleset !== 'amg') fail(`--ruleset ${values.ruleset} is not xwa or amg.`)

const setup = dialSetup(seed, values.ruleset)
const match = Match.begin(dial, setup)
if (isReject(match)) fail(`${match.code} at ${match.place}: ${match.message}`)
playOut(match, seededChance(seed), () => {
  const broken = dial.broken(match.state)
  if (broken.length > 0) fail(`After row ${match.rows.length}: ${broken.join('; ')}.`)
})
const log = { header: match.header, rows: match.rows, seed: Buffer.from(setup.seed).toString('hex') }
if (values.out !== undefined) write(values.out, logText(log))
const { over, game } = match.state
console.log(
  JSON.stringify({
    match: match.header.match,
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
