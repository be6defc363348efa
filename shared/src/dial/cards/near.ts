/** Ships that a card may choose, by whose they are and how far off: rules/dial.md §3.1 (Sides), §6.1. */
import { isObject, type Json } from '../../kernel/index.ts'
import { onTable, type Placed, relation } from '../look.ts'
import { isWithin, rangeBetween } from '../range.ts'
import type { DialGame, ShipId } from '../state.ts'

/** A ship is friendly to itself, and at range 0 of itself. */
export function near(
  game: DialGame,
  self: Placed,
  whose: 'friendly' | 'enemy' | 'any',
  least: number,
  most: number,
): Placed[] {
  return onTable(game).filter(
    ship =>
      (whose === 'any' || relation(game, self, ship) === whose) &&
      isWithin(ship.id === self.id ? 0 : rangeBetween(game, self, ship), least, most),
  )
}

/** The choices of one ship among some. */
export function oneOf(ships: readonly Placed[]): { ship: ShipId }[] {
  return ships.map(({ id }) => ({ ship: id }))
}

/** The ship of such a choice. */
export function chosenShip(choice: Json): ShipId {
  if (isObject(choice) && typeof choice.ship === 'string') return choice.ship
  throw new Error('no ship was chosen')
}
