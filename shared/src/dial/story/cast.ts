/** Who and what a story speaks of: plain facts, which each language names in its own words. */
import { each, type Seat } from '../../kernel/index.ts'
import { plainText } from '../../story/plain-text.ts'
import { type ObstacleKind, obstacleOutlines } from '../data/index.ts'
import type { FeatureKind } from '../scenario/scenario.ts'
import type { DialGame, ShipId } from '../state.ts'
import type { DialView } from '../view.ts'

export interface Cast {
  /** `name` is null where nobody has said it. */
  readonly players: Readonly<Record<Seat, { readonly side: string; readonly name: string | null }>>
  /** Pilot ids, by ship. */
  readonly ships: Readonly<Record<ShipId, string>>
  readonly obstacles: Readonly<Record<string, ObstacleKind>>
  readonly features: Readonly<Record<string, FeatureKind>>
  /** Card ids, by device. */
  readonly devices: Readonly<Record<string, string>>
}

const longestName = 24

/** The cast of a view; `names` are the players' own, by seat: they may come from anybody. */
export function castOf(
  view: Pick<DialView, 'players' | 'ships' | 'obstacles' | 'features'> & Pick<DialGame, 'devices'>,
  names: Readonly<Record<Seat, string>> = {},
): Cast {
  const nameOf = (seat: Seat) => plainText(Object.hasOwn(names, seat) ? (names[seat] ?? '') : '', longestName)
  return {
    players: each(view.players, ({ seat, side }) => ({ side, name: nameOf(seat) || null })),
    ships: each(view.ships, ship => ship.pilot),
    obstacles: each(view.obstacles, ({ outline }) => obstacleOutlines[outline].kind),
    features: each(view.features, ({ kind }) => kind),
    devices: each(view.devices, ({ card }) => card),
  }
}
