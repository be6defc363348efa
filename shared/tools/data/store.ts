/** The committed tables on disk: one file per layer, one record a line, so that a diff shows the cards that changed. */

import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { inForce, type Source, type Sources } from '../../src/dial/data/layers.ts'
import type { NameTable } from '../../src/dial/data/names.ts'
import type { Base, Layer } from '../../src/dial/data/types.ts'
import { RULESETS, type Ruleset } from '../../src/dial/data/vocabulary.ts'
import { Malformed } from './node.ts'

const LISTS = ['ships', 'pilots', 'upgrades', 'conditions', 'damage'] as const

/** The sources of a ruleset, the base first; undefined where there is none. */
export function readSources(folder: string, ruleset: Ruleset): Sources | undefined {
  const sources = globSync(`tables/${ruleset}/*.ts`, { cwd: folder })
    .map(path => readSource(join(folder, path)))
    .toSorted((a, b) => (a.date < b.date ? -1 : 1))
  const [base, ...layers] = sources
  return base && [base, ...layers]
}

function readSource(file: string): Source {
  const written = readFileSync(file, 'utf8')
  const text = written.slice(written.indexOf('`') + 1, written.lastIndexOf('`'))
  try {
    const { name, date } = JSON.parse(text)
    if (typeof date !== 'string' || name !== basename(file, '.ts'))
      throw new Malformed(`${file}: its name or date is wrong`)
    return { name, date, text }
  } catch (error) {
    if (error instanceof SyntaxError) throw new Malformed(`${file}: ${error.message}`)
    throw error
  }
}

/** The sources before that day, without the one of that name. */
export const before = (sources: Sources, date: string, name: string): Sources => {
  const [base, ...layers] = inForce(sources, date)
  return [base, ...layers.filter(layer => layer.name !== name)]
}

export const writeBase = (folder: string, base: Base): void =>
  writeTable(folder, base, LISTS.map(kind => list(kind, base[kind])).join(',\n'))

export function writeLayer(folder: string, layer: Layer): void {
  const lists = LISTS.flatMap(kind => {
    const rows = layer.changes[kind] ?? []
    return rows.length > 0 ? [list(kind, rows)] : []
  })
  writeTable(folder, layer, `"changes":{\n${lists.join(',\n')}\n}`)
}

function writeTable(folder: string, { name, date, ruleset }: Base | Layer, lists: string): void {
  const title = Object.entries({ name, date, ruleset }).map(([key, value]) => `"${key}":"${value}"`)
  const text = `{\n${[...title, lists].join(',\n')}\n}\n`
  if (/[`\\]|\$\{/.test(text)) throw new Malformed('the tables hold more than plain ids')
  mkdirSync(join(folder, 'tables', ruleset), { recursive: true })
  writeFileSync(
    join(folder, 'tables', ruleset, `${name}.ts`),
    `/** Written by npm run data. */\nexport const text: string = \`${text}\`\n`,
  )
  writeFileSync(indexFile(folder), indexText(folder))
}

const list = (kind: string, records: readonly object[]): string =>
  `"${kind}":[\n${records.map(record => JSON.stringify(record)).join(',\n')}\n]`

const indexFile = (folder: string) => join(folder, 'tables', 'index.ts')

/** Whether the list that the accessor imports names every layer, in the order of days. */
export const indexHolds = (folder: string): boolean =>
  existsSync(indexFile(folder)) && readFileSync(indexFile(folder), 'utf8') === indexText(folder)

function indexText(folder: string): string {
  const found = RULESETS.map(ruleset => {
    const sources = (readSources(folder, ruleset) ?? []).map((source, i) => ({ ...source, as: `${ruleset}${i}` }))
    return { ruleset, sources }
  })
  const imports = found.flatMap(({ ruleset, sources }) =>
    sources.map(({ name, as }) => `import { text as ${as} } from './${ruleset}/${name}.ts'`),
  )
  const lists = found.flatMap(({ ruleset, sources }) => [
    `  ${ruleset}: [`,
    ...sources.map(({ name, date, as }) => `    { name: '${name}', date: '${date}', text: ${as} },`),
    '  ],',
  ])
  return `/** Written by npm run data: every layer, the base of a ruleset first. */
import type { Sources } from '../layers.ts'
import type { Ruleset } from '../vocabulary.ts'
${imports.join('\n')}

export const SOURCES: { readonly [R in Ruleset]: Sources } = {
${lists.join('\n')}
}
`
}

const namesFile = (folder: string) => join(folder, 'names', 'en.json')

export function readNames(folder: string): NameTable {
  return existsSync(namesFile(folder)) ? JSON.parse(readFileSync(namesFile(folder), 'utf8')) : {}
}

export function writeNames(folder: string, names: NameTable): void {
  mkdirSync(join(folder, 'names'), { recursive: true })
  writeFileSync(namesFile(folder), `${JSON.stringify(names, null, 2)}\n`)
}
