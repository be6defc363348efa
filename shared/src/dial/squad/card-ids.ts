/**
 * Card ids as people and builders write them: rules/dial.md §11.1.
 * An id is a name and, where names collide, words for the ship, the faction, the slot or the expansion.
 */

import { own } from '../../kernel/json.ts'
import { FACTIONS, type Tables, type Upgrade } from '../data/index.ts'
import { IRREGULAR_PILOTS, NICKNAMES } from './aliases.ts'

/** Cards of one sort, found by name and words. */
export interface CardIndex {
  readonly ids: readonly string[]
  readonly named: ReadonlyMap<string, readonly Entry[]>
  /** Every word that some card answers to. */
  readonly words: ReadonlySet<string>
  readonly irregular: Readonly<Record<string, string>>
}

interface Entry {
  readonly id: string
  /** What the card answers to: its ship, factions, slots, expansions. */
  readonly traits: ReadonlySet<string>
  /** Words of the id that must be written to mean this card. */
  readonly expansions: readonly string[]
}

/** The name in an id, without the words after it. */
export const bareName = (id: string): string => id.split('-')[0] ?? id

/** An id in small letters, without marks: `Adv. Proton-Torpedoes` is `advproton-torpedoes`. */
export const tidy = (written: string): string =>
  written
    .slice(0, 80)
    .toLowerCase()
    .replace(/[^a-z0-9-]/g, '')

/** What a word may stand for. */
export const meanings = (word: string): readonly string[] => own(NICKNAMES, word) ?? [word]

/**
 * The id of the one card that is meant, or undefined. An id of the tables is that card, unless `place` (the ship or the
 * slot that the list names beside it) speaks against it and for exactly one other card of the same name. Any other id
 * is read as a name with words, of which `place` and `faction` are two more. A guess is made only where one card alone
 * answers to all words.
 */
export const identify = (index: CardIndex, written: string, place: string, faction: string): string | undefined => {
  const id = own(index.irregular, written) ?? written
  const hints = [place, faction].filter(hint => meanings(hint).some(word => index.words.has(word)))
  const exact = index.named.get(bareName(id))?.find(entry => entry.id === id)
  if (exact && (!hints.includes(place) || answers(exact, place))) return exact.id
  const [name, ...words] = parted(index, id)
  const fits = (index.named.get(name) ?? []).filter(
    entry =>
      words.every(word => answers(entry, word)) &&
      entry.expansions.every(it => words.some(word => meanings(word).includes(it))),
  )
  const hinted = fits.filter(entry => hints.every(hint => answers(entry, hint)))
  return only(hinted)?.id ?? exact?.id ?? only(fits)?.id
}

/** The pilots of a ruleset. */
export const pilotIndex = (tables: Tables): CardIndex =>
  indexed(
    tables.pilots().map(pilot => entry(pilot.id, [pilot.ship, pilot.faction])),
    IRREGULAR_PILOTS,
  )

/** The upgrades of a ruleset. */
export const upgradeIndex = (tables: Tables): CardIndex =>
  indexed(
    tables
      .upgrades()
      .map(upgrade => entry(upgrade.id, [...upgrade.sides.map(side => side.type), ...factionsOf(upgrade)])),
    {},
  )

/** The factions that may field the card, whatever else the squad must hold for it. */
const factionsOf = ({ restrictions }: Upgrade): readonly string[] => {
  const restriction = restrictions.find(({ kind }) => kind === 'faction')
  return restriction?.kind === 'faction' && !restriction.orSquadHas ? restriction.of : FACTIONS
}

const entry = (id: string, kinds: readonly string[]): Entry => {
  const [, ...words] = id.split('-')
  const expansions = words.filter(word => !meanings(word).some(it => kinds.includes(it)))
  return { id, traits: new Set([...kinds, ...expansions]), expansions }
}

const indexed = (entries: readonly Entry[], irregular: CardIndex['irregular']): CardIndex => {
  const named = new Map<string, Entry[]>()
  for (const it of entries) named.set(bareName(it.id), [...(named.get(bareName(it.id)) ?? []), it])
  const words = new Set(entries.flatMap(({ traits }) => [...traits]))
  return { ids: entries.map(({ id }) => id), named, words, irregular }
}

const answers = ({ traits }: Entry, word: string): boolean => meanings(word).some(it => traits.has(it))

/** Splits an id; a word grown together with an unknown name is parted from it (`bosskz95` is `bossk` and `z95`). */
const parted = ({ named, words }: CardIndex, id: string): readonly [name: string, ...words: string[]] => {
  const [name = '', ...rest] = id.split('-')
  if (named.has(name)) return [name, ...rest]
  const tail = [...Object.keys(NICKNAMES), ...words].find(
    word => name.endsWith(word) && named.has(name.slice(0, -word.length)),
  )
  return tail === undefined ? [name, ...rest] : [name.slice(0, -tail.length), tail, ...rest]
}

const only = <T>(list: readonly T[]): T | undefined => (list.length === 1 ? list[0] : undefined)
