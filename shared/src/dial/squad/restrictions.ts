/** An upgrade goes only where its restrictions allow: rules/dial.md §1.1. */

import type { Restriction, Upgrade } from '../data/index.ts'
import { cardsOf, chosenOf, type Fielded, type FieldedShip, type Rule } from './fielded.ts'
import { type Kit, kitWithout } from './kit.ts'

export const restrictions: Rule = squad =>
  chosenOf(squad).flatMap(({ on, it }) =>
    unmet(it.card, on, kitWithout(on, it), squad).map(restriction => ({
      code: 'restricted',
      where: it.where,
      message: `${it.card.id} asks for ${inWords(restriction)}, which ${on.pilot.id} does not offer.`,
    })),
  )

/** The restrictions of a card that the ship does not meet. `kit` is what the ship has without the card. */
export const unmet = (card: Upgrade, ship: FieldedShip, kit: Kit, squad: Fielded): readonly Restriction[] =>
  card.restrictions.filter(restriction => !meets(restriction, ship, kit, squad))

const meets = (restriction: Restriction, { pilot, ship }: FieldedShip, kit: Kit, squad: Fielded): boolean => {
  switch (restriction.kind) {
    case 'faction':
      return (
        restriction.of.includes(pilot.faction) || (restriction.orSquadHas ?? []).some(it => names(squad).includes(it))
      )
    case 'ship':
      return restriction.of.includes(ship.id)
    case 'size':
      return restriction.of.includes(ship.size)
    case 'keyword':
      return restriction.of.some(it => pilot.keywords.includes(it))
    case 'shipAbility':
      return pilot.shipAbility !== undefined && restriction.of.includes(pilot.shipAbility)
    case 'force':
      return restriction.of.some(it => kit.force.includes(it))
    case 'arc':
      return restriction.of.some(it => kit.arcs.includes(it))
    case 'equipped':
      return restriction.of.some(it => kit.filled.includes(it))
    case 'action':
      return kit.actions.some(
        ({ type, colour }) => type === restriction.type && (restriction.colour ?? colour) === colour,
      )
    case 'initiative':
      return pilot.initiative <= restriction.atMost
    case 'shields':
      return kit.shields >= restriction.atLeast
    case 'energy':
      return kit.energy >= restriction.atLeast
    case 'limited':
      return pilot.limited > 0 === restriction.is
  }
}

const names = (squad: Fielded): readonly string[] => cardsOf(squad).flatMap(({ card }) => card.nameIds)

const inWords = (restriction: Restriction): string => {
  switch (restriction.kind) {
    case 'faction':
      return [
        `a ship of ${either(restriction.of)}`,
        ...(restriction.orSquadHas ?? []).map(name => `${name} in the squad`),
      ].join(' or ')
    case 'ship':
      return `the ship ${either(restriction.of)}`
    case 'size':
      return `a ${either(restriction.of)} ship`
    case 'keyword':
      return `the keyword ${either(restriction.of)}`
    case 'shipAbility':
      return `the ship ability ${either(restriction.of)}`
    case 'force':
      return `the ${either(restriction.of)} side of the Force`
    case 'arc':
      return `a ${either(restriction.of)} arc`
    case 'equipped':
      return `another upgrade in a ${either(restriction.of)} slot`
    case 'action':
      return `${restriction.colour === undefined ? 'the' : `a ${restriction.colour}`} ${restriction.type} action on the bar, not linked`
    case 'initiative':
      return `initiative ${restriction.atMost} or less`
    case 'shields':
      return `a shield value of ${restriction.atLeast} or more`
    case 'energy':
      return `an energy value of ${restriction.atLeast} or more`
    case 'limited':
      return restriction.is ? 'a limited pilot' : 'a pilot who is not limited'
  }
}

const either = (words: readonly string[]): string => words.join(' or ')
