/** What a language must be able to say. It gets facts and makes whole sentences: no code outside joins words. */
import type { Seat } from '../../kernel/index.ts'
import type { RemoteValues } from '../remotes/remote.ts'
import type { Charges, Phase, Ship, ShipId, TokenKind } from '../state.ts'
import type { DialView, ShipView } from '../view.ts'
import type { DialEvent } from '../words.ts'
import type { Cast } from './cast.ts'

export type Standing = Pick<DialView, 'scenario' | 'score' | 'ruleset' | 'timeCalled'>

export interface Teller {
  /** One sentence in the rulebook's words; null for an event that is not worth one. */
  sentence(event: DialEvent, cast: Cast): string | null
  /** `round` is 0 in set-up. */
  heading(phase: Phase, round: number): string
  player(seat: Seat, cast: Cast): string
  /** The pilot's name and the id: `Luke Skywalker (a2)`. */
  ship(id: ShipId, cast: Cast): string
  pilot(id: ShipId, cast: Cast): string
  obstacle(id: string, cast: Cast): string
  device(id: string, cast: Cast): string
  feature(id: string, cast: Cast): string
  /** Scenario and score: `Salvage Mission, to 50 points: Ana 12, Ben 7.` */
  standing(match: Standing, cast: Cast): string
  tokens(kind: TokenKind, count: number): string
  /** Two letters for a mark in a picture. */
  tokenMark(kind: TokenKind): string
  shields(pool: Charges): string
  hull(left: number, of: number): string
  force(pool: Charges): string
  damageCard(id: string): string
  /** A player with the name of the squad, which may be empty. */
  squad(seat: Seat, squad: string, cast: Cast): string
  /** Where a ship is that does not stand on the table. */
  away(place: Exclude<Ship['place'], 'table'>): string
  /** A ship's shields, hull, tokens and face-up cards, for who cannot see the picture. */
  condition(ship: ShipView): string
  /** A remote's hull and charges, for the same. */
  remote(values: RemoteValues): string
}
