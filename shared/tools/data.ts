/** `npm run data`: rebuilds the card tables from a checkout of the public data, or checks those that are committed. */

import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { overlay, together } from '../src/dial/data/layers.ts'
import type { Base } from '../src/dial/data/types.ts'
import { RULESETS, type Ruleset } from '../src/dial/data/vocabulary.ts'
import { faults } from './data/check.ts'
import { difference } from './data/difference.ts'
import { Malformed } from './data/node.ts'
import { readSnapshot } from './data/snapshot.ts'
import { before, readNames, readSources, writeBase, writeLayer, writeNames } from './data/store.ts'

const USAGE = `npm run data                 checks the committed tables
npm run data -- --check      the same
npm run data -- DIR          rebuilds the tables from the folder that holds data/manifest.json
  --ruleset xwa|amg          whose tables (xwa)
  --name NAME --date DAY     a layer in force from that ISO day: only its changes are written.
                             Without them the ruleset's first tables are rebuilt; where there are none, they are needed.
  --into FOLDER              where tables/ and names/ lie (the product's own)`

/** Runs the command; returns the exit code. Faults are said on `say`, malformed data by a sentence with file and field. */
export function data(args: readonly string[], say: (line: string) => void): number {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        check: { type: 'boolean' },
        help: { type: 'boolean' },
        ruleset: { type: 'string', default: 'xwa' },
        name: { type: 'string' },
        date: { type: 'string' },
        into: { type: 'string', default: fileURLToPath(new URL('../src/dial/data', import.meta.url)) },
      },
    })
    const [folder, ...more] = positionals
    if (values.help || more.length > 0) {
      say(USAGE)
      return values.help ? 0 : 2
    }
    if (folder !== undefined && !values.check) build(folder, { ...values, ruleset: rulesetOf(values.ruleset) }, say)
    return check(values.into, say)
  } catch (error) {
    if (error instanceof Malformed || isUsage(error)) {
      say(error.message)
      return 1
    }
    throw error
  }
}

const isUsage = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')

interface Target {
  readonly ruleset: Ruleset
  readonly name?: string | undefined
  readonly date?: string | undefined
  readonly into: string
}

function build(folder: string, { ruleset, name, date, into }: Target, say: (line: string) => void): void {
  const sources = readSources(into, ruleset)
  const title = { ruleset, name: name ?? sources?.[0].name ?? '', date: date ?? sources?.[0].date ?? '' }
  if (!/^[0-9a-z][0-9a-z.-]*$/.test(title.name))
    throw new Malformed('--name is needed: letters, digits, dots and hyphens')
  if (!/^\d{4}-\d{2}-\d{2}$/.test(title.date)) throw new Malformed('--date is needed: a day such as 2026-02-01')
  const { base, names, odd } = readSnapshot(folder, title)
  for (const sentence of odd) say(`note: ${sentence}`)
  writeNames(into, names.over(readNames(into)))
  if (sources === undefined || sources[0].name === title.name) {
    writeBase(into, base)
  } else {
    if (title.date <= sources[0].date) throw new Malformed(`--date: the first tables are of ${sources[0].date}`)
    writeLayer(into, difference(together(before(sources, title.date, title.name)), base))
  }
  say(
    `${ruleset} ${title.name}: ${base.ships.length} ships, ${base.pilots.length} pilots, ${base.upgrades.length} upgrades`,
  )
}

/** Checks each ruleset as its first tables leave it and after every layer. */
function check(folder: string, say: (line: string) => void): number {
  const names = readNames(folder)
  let found = 0
  for (const ruleset of RULESETS) {
    const [base, ...layers] = readSources(folder, ruleset) ?? []
    if (base === undefined) continue
    let tables: Base = JSON.parse(base.text)
    const stages = [tables]
    for (const layer of layers) {
      tables = overlay(tables, JSON.parse(layer.text))
      stages.push(tables)
    }
    for (const stage of stages) {
      const sentences = faults(stage, names)
      for (const sentence of sentences) say(sentence)
      if (sentences.length === 0) say(`${ruleset} ${stage.name}: good`)
      found += sentences.length
    }
  }
  return found > 0 ? 1 : 0
}

function rulesetOf(text: string): Ruleset {
  const known = RULESETS.find(ruleset => ruleset === text)
  if (known === undefined) throw new Malformed(`--ruleset: ${RULESETS.join(' or ')}, not "${text}"`)
  return known
}

if (import.meta.main) process.exitCode = data(process.argv.slice(2), line => console.log(line))
