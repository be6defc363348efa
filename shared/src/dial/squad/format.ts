/** Which cards a format allows: rules/dial.md §1.1. */

import { chosenOf, type Rule } from './fielded.ts'

/** Pilots and chosen upgrades are of the format; a standard loadout brings whatever its pilot does. */
export const inFormat: Rule = squad => {
  const { format } = squad
  const pilots = squad.ships.map(({ pilot, where }) => ({ card: pilot, where }))
  const upgrades = chosenOf(squad)
    .map(({ it }) => it)
    .filter(({ card }) => !card.standardLoadoutOnly)
  return [...pilots, ...upgrades]
    .filter(({ card }) => card.cost === undefined || !card.formats.includes(format))
    .map(({ card, where }) => ({
      code: 'not_in_format',
      where,
      message: `${card.id} is not in the ${format} format.`,
    }))
}
