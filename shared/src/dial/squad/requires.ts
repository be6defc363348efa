/** Ships that fly only with another: rules/dial.md §1.1. */

import { cardsOf, type Rule } from './fielded.ts'

/** By ship ability, the name of the card from which such a ship undocks. */
const CARRIERS: Readonly<Record<string, string>> = { escapecraft: 'houndstooth' }

export const requires: Rule = squad => {
  const names = cardsOf(squad).flatMap(({ card }) => card.nameIds)
  return squad.ships.flatMap(({ pilot, where }) => {
    const carrier = CARRIERS[pilot.shipAbility ?? '']
    if (carrier === undefined || names.includes(carrier)) return []
    return [{ code: 'restricted', where, message: `${pilot.id} needs ${carrier} in the squad.` }]
  })
}
