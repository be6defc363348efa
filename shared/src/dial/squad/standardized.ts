/** A standardized card is on all ships of a type or on none: rules/dial.md §1.1. */

import type { Upgrade } from '../data/index.ts'
import { chosenOf, type FieldedShip, hasStandardLoadout, type Rule } from './fielded.ts'

/**
 * If one ship has the card, each of its type needs it, provided that it has the ship ability to which the card refers.
 * Standard loadouts, which take no cards, are exempt. The ships that lack it are reported.
 */
export const standardized: Rule = squad => {
  const seen = chosenOf(squad).filter(({ it }) => it.card.standardized)
  return squad.ships
    .filter(({ pilot }) => !hasStandardLoadout(pilot))
    .flatMap(ship =>
      [...new Set(seen.filter(({ on }) => on.ship.id === ship.ship.id).map(({ it }) => it.card))]
        .filter(card => concerns(card, ship) && ship.upgrades.every(upgrade => upgrade.card !== card))
        .map(card => ({
          code: 'standardized',
          where: ship.where,
          message: `Another ${ship.ship.id} has ${card.id}, so ${ship.pilot.id} needs it too.`,
        })),
    )
}

const concerns = ({ restrictions }: Upgrade, { pilot }: FieldedShip): boolean =>
  restrictions.every(it => it.kind !== 'shipAbility' || it.of.includes(pilot.shipAbility ?? ''))
