/** Squad points for the pilots, loadout points for the upgrades of each: rules/dial.md §1.1. */

import type { Ruleset } from '../data/index.ts'
import { chosenOf, type FieldedShip, hasStandardLoadout, type Rule } from './fielded.ts'

/** From this day on `xwa` squads have 50 points; until then they had 20. */
const FIFTY_POINTS = '2025-10-26'

/** What the pilots of a squad may cost together, under points of that ISO day. */
export const pointLimit = (ruleset: Ruleset, date: string): number =>
  ruleset === 'xwa' && date >= FIFTY_POINTS ? 50 : 20

/** The pilots together cost no more than the limit. */
export const squadPoints: Rule = ({ ruleset, date, ships }) => {
  const limit = pointLimit(ruleset, date)
  const cost = ships.reduce((sum, { pilot }) => sum + pilot.cost, 0)
  if (cost <= limit) return []
  return [{ code: 'over_cost', where: '', message: `The squad costs ${cost} points; it may cost ${limit}.` }]
}

/** Loadout points that the chosen upgrades of a ship spend. */
export const spentBy = ({ upgrades }: FieldedShip): number =>
  upgrades.filter(({ fixed }) => !fixed).reduce((sum, { card }) => sum + (card.cost ?? 0), 0)

/** The upgrades of a ship cost no more than its pilot's loadout. A standard loadout has none to spend. */
export const loadoutPoints: Rule = squad =>
  [...new Set(chosenOf(squad).map(({ on }) => on))]
    .filter(ship => !hasStandardLoadout(ship.pilot) && spentBy(ship) > ship.pilot.loadout)
    .map(ship => ({
      code: 'over_loadout',
      where: ship.where,
      message: `${ship.pilot.id} has ${ship.pilot.loadout} loadout points; the upgrades cost ${spentBy(ship)}.`,
    }))
