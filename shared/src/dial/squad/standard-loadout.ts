/** Standard loadouts take no further upgrades, and lend none of theirs: rules/dial.md §1.1. */

import { chosenOf, hasStandardLoadout, type Rule } from './fielded.ts'

export const standardLoadout: Rule = squad =>
  chosenOf(squad).flatMap(({ on, it: { card, where } }) => {
    if (hasStandardLoadout(on.pilot))
      return [{ code: 'fixed_loadout', where, message: `${on.pilot.id} has a standard loadout and takes no upgrade.` }]
    if (card.standardLoadoutOnly)
      return [{ code: 'fixed_loadout', where, message: `${card.id} comes with standard loadouts only.` }]
    return []
  })
