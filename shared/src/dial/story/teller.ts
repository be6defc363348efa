/** What a language must be able to say. It gets facts and makes whole sentences: no code outside joins words. */
import type { Seat } from '../../kernel/index.ts'
import type { Phase, ShipId, TokenKind } from '../state.ts'
import type { ShipView } from '../view.ts'
import type { DialEvent } from '../words.ts'
import type { Cast } from './cast.ts'

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
  tokens(kind: TokenKind, count: number): string
  /** A ship's shields, hull, tokens and face-up cards, for who cannot see the picture. */
  condition(ship: ShipView): string
}
