/** Lists of the first edition, which is another game: rules/dial.md §11.1. */

import { field, list } from './loose.ts'

const FACTIONS: readonly unknown[] = ['rebel', 'rebels', 'imperial', 'empire', 'scum']
const SLOTS: readonly string[] = [
  'amd',
  'astromechdroid',
  'bomb',
  'elitepilottalent',
  'ept',
  'salvagedastromech',
  'salvagedastromechdroid',
  'samd',
  'system',
]

/**
 * Whether at least two of three marks of the first edition are there: its faction words, pilots with a `name` and no
 * `id`, its slot keys. One alone is no proof: early builders of the second edition kept some of the old words.
 */
export const isFirstEdition = (value: unknown): boolean => {
  const pilots = list(field(value, 'pilots')).slice(0, 32)
  const marks = [
    FACTIONS.includes(field(value, 'faction')),
    pilots.some(pilot => field(pilot, 'id') === undefined && field(pilot, 'name') !== undefined),
    pilots.some(pilot => SLOTS.some(slot => field(field(pilot, 'upgrades'), slot) !== undefined)),
  ]
  return marks.filter(Boolean).length >= 2
}
