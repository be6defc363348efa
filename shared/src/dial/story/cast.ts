/** Who and what a story speaks of: plain facts, which each language names in its own words. */
import type { Seat } from '../../kernel/index.ts'
import { type ObstacleKind, obstacleOutlines } from '../data/index.ts'
import type { FeatureKind } from '../scenario/scenario.ts'
import type { DialGame, ShipId } from '../state.ts'
import type { DialView } from '../view.ts'
import { plainText } from './plain-text.ts'

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
    players: mapped(view.players, ({ seat, side }) => ({ side, name: nameOf(seat) || null })),
    ships: mapped(view.ships, ship => ship.pilot),
    obstacles: mapped(view.obstacles, ({ outline }) => obstacleOutlines[outline].kind),
    features: mapped(view.features, ({ kind }) => kind),
    devices: mapped(view.devices, ({ card }) => card),
  }
}

function mapped<A, B>(record: Readonly<Record<string, A>>, change: (value: A) => B): Record<string, B> {
  return Object.fromEntries(Object.entries(record).map(([id, value]) => [id, change(value)]))
}
