/** `npm run match -- --game dial --seed 7 [--bots pilot,random] [--out FILE]`: two bots play a match; prints its log's chain. */
import { writeFileSync } from 'node:fs'
import { playOut, seededChance } from '../src/bot/index.ts'
import { isReject, logText, Match, type Words } from '../src/kernel/index.ts'
import { flags, wholeNumber } from './flags.ts'
import { type Entry, gameNames, withGame } from './games.ts'

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
if (!Number.isSafeInteger(seed)) fail(`--seed ${values.seed} is no whole number.`)
const played = withGame(values.game, play)
if (played === null) fail(`There is no game ${values.game}; there are ${gameNames.join(' and ')}.`)
console.log(JSON.stringify(played))

function play<W extends Words>({ game, bots, setup, summary }: Entry<W>): object {
  const names = values.bots.split(',')
  const [a, b] = names.map(name => (Object.hasOwn(bots, name) ? bots[name] : undefined))
  if (names.length !== 2 || a === undefined || b === undefined)
    fail(`--bots ${values.bots} is not two of ${Object.keys(bots).join(' and ')}, such as random,random.`)
  const begun = setup(seed, values.ruleset)
  if (begun === null) fail(`--ruleset ${values.ruleset} is not xwa or amg.`)
  const match = Match.begin(game, begun)
  if (isReject(match)) fail(`${match.code} at ${match.place}: ${match.message}`)
  const look = () => {
    const broken = game.broken(match.state)
    if (broken.length > 0) fail(`After row ${match.rows.length}: ${broken.join('; ')}.`)
  }
  playOut(match, seededChance(seed), look, { project: game.project, bots: { a, b } })
  const log = { header: match.header, rows: match.rows, seed: Buffer.from(begun.seed).toString('hex') }
  if (values.out !== undefined) write(values.out, logText(log))
  const { over, seq } = match.state
  return {
    match: match.header.match,
    bots: names,
    ...summary(match.state),
    rows: match.rows.length,
    events: seq,
    winner: over?.winner ?? null,
    reason: over?.reason ?? null,
    chain: match.chain,
  }
}

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
