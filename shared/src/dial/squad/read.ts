/** Reading a squad from XWS as builders write it: rules/dial.md §11.1. */

import { isObject } from '../../kernel/json.ts'
import { FACTIONS, type Faction, type Tables } from '../data/index.ts'
import { isObstacleId, type ObstacleId, obstacleIds } from '../data/obstacles/index.ts'
import { meanings, tidy } from './card-ids.ts'
import { isFirstEdition } from './edition.ts'
import { field, idIn, list, text } from './loose.ts'
import { originOf } from './origin.ts'
import { type Problem, type ProblemCode, shown } from './problem.ts'
import { type Reader, readerOf, report, unknown } from './reader.ts'
import { knownPilots, readShip } from './ship.ts'
import type { Squad } from './squad.ts'
import { LONGEST, readText } from './text.ts'
import { toXws, type Xws } from './xws.ts'

export interface Reading {
  /** What could be read; null when the input is no list of this game, or nothing in it tells the faction. */
  readonly squad: Squad | null
  readonly problems: readonly Problem[]
  /** The same squad as XWS; null with the squad. */
  readonly canonical: Xws | null
  readonly format: 'xws' | 'single-quoted' | 'first-edition' | 'unreadable'
}

/** More than any squad has; what lies beyond is reported and not read. */
const MOST_SHIPS = 32
const MOST_OBSTACLES = 12
const LONGEST_NAME = 80

/**
 * Reads a squad, pasted as text or parsed already, under the ruleset and the day of `tables`. Never throws.
 * Problems are those of reading alone: `not_json`, `first_edition`, `wrong_ruleset`, `unknown_faction`, `unknown_id`,
 * `wrong_faction`, `unsupported_size`, and `ship_count` or `no_slot` where a list is empty or beyond all bounds.
 * Unknown cards and huge ships are left out, everything else is kept. Costs come from the tables, never from the list.
 * Whether the squad is legal (rules/dial.md §1.1) is another question: `judgeSquad` answers both.
 */
export const readSquad = (input: unknown, tables: Tables): Reading => {
  const source = typeof input === 'string' ? readText(input) : ({ format: 'xws', value: input } as const)
  if (source.format === 'unreadable')
    return refused('unreadable', 'not_json', `This is not JSON of at most ${LONGEST} characters.`)
  const { value, format } = source
  if (!isObject(value)) return refused('unreadable', 'not_json', 'A squad is a JSON object with a faction and pilots.')
  if (isFirstEdition(value))
    return refused(
      'first-edition',
      'first_edition',
      'This is a list of the first edition; only second edition ships fly here.',
    )
  const reader = readerOf(tables)
  if (format === 'single-quoted')
    report(reader, 'not_json', '', 'Single quotes are not JSON. The list was read all the same: check its ships.')
  const squad = readParts(reader, value)
  return { squad, problems: reader.problems, canonical: squad && toXws(squad), format }
}

const refused = (format: Reading['format'], code: ProblemCode, message: string): Reading => ({
  squad: null,
  problems: [{ code, where: '', message }],
  canonical: null,
  format,
})

const readParts = (reader: Reader, value: object): Squad | null => {
  const { ruleset } = reader.tables
  const origin = originOf(value)
  if (origin !== undefined && origin !== ruleset)
    report(reader, 'wrong_ruleset', '', `This list was built for the ${origin} rules; it was read under ${ruleset}.`)
  const entries = listed(reader, value)
  const faction = readFaction(reader, value, entries)
  const ships = entries.flatMap((entry, i) => readShip(reader, entry, `pilots[${i}]`, faction) ?? [])
  const name = readName(field(value, 'name'))
  const obstacles = readObstacles(reader, field(value, 'obstacles'))
  return faction && { faction, ...(name === '' ? {} : { name }), ruleset, obstacles, ships }
}

const listed = (reader: Reader, value: object): readonly unknown[] => {
  const entries = list(field(value, 'pilots'))
  if (entries.length === 0) report(reader, 'ship_count', 'pilots', 'The list has no pilots.')
  if (entries.length > MOST_SHIPS)
    report(reader, 'ship_count', 'pilots', `Only the first ${MOST_SHIPS} pilots were read.`)
  return entries.slice(0, MOST_SHIPS)
}

/** The faction named, or else that of the first pilot who is known. */
const readFaction = (reader: Reader, value: object, entries: readonly unknown[]): Faction | null => {
  const written = text(field(value, 'faction')) ?? ''
  const [meant] = meanings(tidy(written).replaceAll('-', ''))
  const named = FACTIONS.find(faction => faction === meant)
  if (named) return named
  const [first] = knownPilots(reader, entries)
  const instead = first ? ` Its first pilot's is ${first.faction}.` : ''
  report(reader, 'unknown_faction', 'faction', `There is no faction "${shown(written)}".${instead}`)
  return first?.faction ?? null
}

const readName = (value: unknown): string => {
  const plain = (text(value) ?? '').slice(0, 4 * LONGEST_NAME).replace(/[\p{Cc}\p{Cs}\p{Bidi_Control}]/gu, '')
  return Array.from(plain.trim()).slice(0, LONGEST_NAME).join('').trim()
}

const readObstacles = (reader: Reader, value: unknown): readonly ObstacleId[] => {
  const entries = list(value)
  if (entries.length > MOST_OBSTACLES)
    report(reader, 'unknown_id', 'obstacles', `Only the first ${MOST_OBSTACLES} obstacles were read.`)
  return entries.slice(0, MOST_OBSTACLES).flatMap((entry, i) => {
    const id = tidy(idIn(entry)).replace(/^obstacle-?/, '')
    if (isObstacleId(id)) return [id]
    unknown(reader, 'obstacle', idIn(entry), `obstacles[${i}]`, obstacleIds)
    return []
  })
}
