/** `npm run picture -- LOG [ROW] [--arcs a1,b2|all] [--width PX] [--out FILE]`: the table after a row of a log, as an SVG. */
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import {
  type Game,
  isReject,
  type Log,
  Match,
  type Reject,
  readLog,
  verifyLog,
  type Words,
} from '../src/kernel/index.ts'
import { isUsage } from './flags.ts'
import { withGame } from './games.ts'

const usage = `npm run picture -- LOG [ROW]   the table after that row; 0: the opening, left out: the last row
  --arcs a1,b2|all            the firing arcs of these ships
  --width PX                  of the picture (800)
  --out FILE                  writes the SVG there instead of printing it`

/** What cannot be drawn, in a sentence. */
class Refused extends Error {}

/** Runs the command: the SVG goes to `print` or into a file, a sentence of what is wrong to `say`. Returns the exit code. */
export function picture(args: readonly string[], print: (svg: string) => void, say: (line: string) => void): number {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        arcs: { type: 'string' },
        width: { type: 'string', default: '800' },
        out: { type: 'string' },
        help: { type: 'boolean' },
      },
    })
    const [file, row, ...more] = positionals
    if (file === undefined || more.length > 0 || values.help) {
      say(usage)
      return values.help ? 0 : 1
    }
    const svg = drawn(readLogFile(file), row, values)
    if (values.out === undefined) print(svg)
    else write(values.out, svg)
    return 0
  } catch (error) {
    if (!(error instanceof Refused) && !isUsage(error)) throw error
    say(error.message)
    return 1
  }
}

function drawn(log: Log, row: string | undefined, values: { arcs?: string | undefined; width: string }): string {
  const k = rowOf(row, log)
  const width = Number(values.width)
  if (!(width >= 320 && width <= 8000)) throw new Refused(`--width ${values.width} is no number from 320 to 8000.`)
  const arcs = values.arcs === undefined || values.arcs === 'all' ? values.arcs : values.arcs.split(',')
  const svg = withGame(log.header.game, ({ game, ships, picture: draw }) => {
    const { match, flown } = playedTo(game, log, k)
    const view = game.project(match.state, 'public')
    const strange = Array.isArray(arcs) ? arcs.find(id => !ships(view).includes(id)) : undefined
    if (strange !== undefined)
      throw new Refused(`--arcs: there is no ship ${strange}; there are ${ships(view).join(', ')}.`)
    return draw(view, { flown, width, ...(arcs !== undefined && { arcs }) })
  })
  if (svg === null) throw new Refused(`There is no game ${log.header.game}.`)
  return `${svg}\n`
}

function readLogFile(path: string): Log {
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch (error) {
    throw new Refused(`${path} cannot be read: ${error instanceof Error ? error.message : error}`)
  }
  return accepted(readLog(text))
}

function rowOf(text: string | undefined, { rows }: Log): number {
  if (text === undefined) return rows.length
  if (!/^\d+$/.test(text)) throw new Refused(`"${text}" is no row: rows are whole numbers from 0.`)
  const row = Number(text)
  if (row > rows.length) throw new Refused(`There is no row ${row}: the last row of this log is ${rows.length}.`)
  return row
}

/** Plays the log again up to a row, and gives the events of that row. */
function playedTo<W extends Words>(game: Game<W>, { header, rows, seed }: Log, k: number) {
  if (seed === undefined) {
    throw new Refused('The match of this log is not over: its dice seed is not in it, so nobody can play it again.')
  }
  accepted(verifyLog(game, { header, rows: rows.slice(0, k), seed }))
  const bytes = Buffer.from(seed, 'hex')
  const match = accepted(Match.restore(game, header, bytes, rows.slice(0, Math.max(0, k - 1))))
  const last = rows[k - 1]
  if (last === undefined) return { match, flown: match.opening }
  const reply = match.apply(last.command)
  if (!reply.ok) throw refusal(reply.reject)
  return { match, flown: reply.events }
}

function accepted<T extends object>(value: T | Reject): T {
  if (isReject(value)) throw refusal(value)
  return value
}

const refusal = ({ code, place, message }: Reject) => new Refused(`${code} at ${place}: ${message}`)

function write(path: string, svg: string): void {
  try {
    writeFileSync(path, svg)
  } catch (error) {
    throw new Refused(`${path} cannot be written: ${error instanceof Error ? error.message : error}`)
  }
}

if (import.meta.main) {
  process.exitCode = picture(
    process.argv.slice(2),
    svg => process.stdout.write(svg),
    line => console.error(line),
  )
}
