/** What a language must be able to say. It gets facts and makes whole sentences: no code outside joins words. */
import type { Seat } from '../../kernel/index.ts'
import type { Phase, Severity, ShipId, System } from '../state.ts'
import type { ShipView } from '../view.ts'
import type { HexEvent } from '../words.ts'
import type { Cast } from './cast.ts'

export interface Teller {
  /** One plain sentence of what happened; null for an event that is not worth one. Plain text: a page must escape it. */
  sentence(event: HexEvent, cast: Cast): string | null
  /** `round` is 0 in set-up. */
  heading(phase: Phase, round: number): string
  player(seat: Seat, cast: Cast): string
  /** The players of a side. */
  side(side: string, cast: Cast): string
  /** The name and the id: `Explorer (a2)`. */
  ship(id: ShipId, cast: Cast): string
  /** A ship's hull, shields and damaged systems, for who cannot see the picture. */
  condition(ship: ShipView): string
  hull(left: number, of: number): string
  /** Points forward, starboard, aft and port. */
  shields(points: readonly number[]): string
  system(system: System, severity: Severity): string
  readonly disabled: string
  /** Where a ship is that is not on the map. */
  away(place: Exclude<ShipView['place'], 'map'>): string
  /** Round and phase, in a line. */
  standing(view: { readonly round: number; readonly phase: Phase; readonly timeCalled: boolean }): string
}
