/** `npm run data`: rebuilds the card tables from a checkout of the public data, or checks those that are committed. */

import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { type Sources, together } from '../src/dial/data/layers.ts'
import type { Base } from '../src/dial/data/types.ts'
import { RULESETS, type Ruleset } from '../src/dial/data/vocabulary.ts'
import { faults } from './data/check.ts'
import { difference } from './data/difference.ts'
import { Malformed } from './data/node.ts'
import { readSnapshot } from './data/snapshot.ts'
import { before, indexHolds, readNames, readSources, writeBase, writeLayer, writeNames } from './data/store.ts'
import { isUsage } from './flags.ts'

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

interface Target {
  readonly ruleset: Ruleset
  readonly name?: string | undefined
  readonly date?: string | undefined
  readonly into: string
}

function build(folder: string, { ruleset, name, date, into }: Target, say: (line: string) => void): void {
  const sources = readSources(into, ruleset)
  const [first] = sources ?? []
  const title = { ruleset, name: name ?? first?.name ?? '', date: date ?? first?.date ?? '' }
  if (!/^[0-9a-z][0-9a-z.-]*$/.test(title.name))
    throw new Malformed('--name is needed: letters, digits, dots and hyphens')
  if (!/^\d{4}-\d{2}-\d{2}$/.test(title.date)) throw new Malformed('--date is needed: a day such as 2026-02-01')
  const isFirst = first === undefined || first.name === title.name
  if (!isFirst && title.date <= first.date) throw new Malformed(`--date: the first tables are of ${first.date}`)
  const { base, names, odd } = readSnapshot(folder, title)
  if (sources === undefined || isFirst) writeBase(into, base)
  else writeLayer(into, difference(together(before(sources, title.date, title.name)), base))
  writeNames(into, names.over(readNames(into)))
  for (const sentence of odd) say(`note: ${sentence}`)
  say(`${ruleset} ${title.name}: ${counted(base)}`)
}

const counted = ({ ships, pilots, upgrades }: Base) =>
  `${ships.length} ships, ${pilots.length} pilots, ${upgrades.length} upgrades`

/** Checks each ruleset as its first tables leave it and after every layer. */
function check(folder: string, say: (line: string) => void): number {
  const names = readNames(folder)
  const found = indexHolds(folder) ? [] : ['tables/index.ts does not list the layers: rebuild one with npm run data']
  for (const ruleset of RULESETS) {
    for (const stage of stages(readSources(folder, ruleset))) {
      const sentences = faults(stage, names)
      if (sentences.length === 0) say(`${ruleset} ${stage.name}: ${counted(stage)}: good`)
      found.push(...sentences)
    }
  }
  for (const sentence of found) say(sentence)
  return found.length > 0 ? 1 : 0
}

/** The tables after the first source, after the first two, and so on. */
function stages(sources: Sources | undefined): Base[] {
  if (sources === undefined) return []
  const [base, ...layers] = sources
  return [...layers.keys(), layers.length].map(count => together([base, ...layers.slice(0, count)]))
}

function rulesetOf(text: string): Ruleset {
  const known = RULESETS.find(ruleset => ruleset === text)
  if (known === undefined) throw new Malformed(`--ruleset: ${RULESETS.join(' or ')}, not "${text}"`)
  return known
}

if (import.meta.main) process.exitCode = data(process.argv.slice(2), line => console.log(line))
