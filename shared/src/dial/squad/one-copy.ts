/** No ship has two copies of one card: rules/dial.md §1.1. */

import type { Rule } from './fielded.ts'

export const oneCopy: Rule = ({ ships }) =>
  ships.flatMap(({ pilot, upgrades }) =>
    upgrades
      .filter(({ card }, i) => upgrades.findIndex(other => other.card === card) < i)
      .map(({ card, where }) => ({
        code: 'limit_exceeded',
        where,
        message: `${pilot.id} has ${card.id} already; a ship has one copy of a card.`,
      })),
  )
