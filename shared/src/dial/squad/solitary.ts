/** A solitary card is the only one of its upgrade type in the squad: rules/dial.md §1.1. */

import type { Rule } from './fielded.ts'

/** The first card of the type stays, each further one is reported. */
export const solitary: Rule = ({ ships }) => {
  const upgrades = ships.flatMap(ship => ship.upgrades)
  const alone = new Set(upgrades.filter(({ card }) => card.solitary).map(({ card }) => card.sides[0].type))
  return [...alone].flatMap(type =>
    upgrades
      .filter(({ card }) => card.sides[0].type === type)
      .slice(1)
      .map(({ card, where }) => ({
        code: 'solitary',
        where,
        message: `A squad may hold one ${type} upgrade; ${card.id} is one more.`,
      })),
  )
}
