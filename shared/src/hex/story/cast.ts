/** Who and what a story speaks of: plain facts, which each language names in its own words. */

import { each, type Seat } from '../../kernel/index.ts'
import { plainText } from '../../story/plain-text.ts'
import type { Role } from '../data/types.ts'
import type { CrewId, ShipId } from '../state.ts'
import type { HexView } from '../view.ts'

export interface Cast {
  /** `name` is null where nobody has said it. */
  readonly players: Readonly<Record<Seat, { readonly side: string; readonly name: string | null }>>
  readonly ships: Readonly<Record<ShipId, ShipCast>>
  /** What launched it and what it flies at, by projectile. */
  readonly projectiles: Readonly<Record<string, { readonly name: string; readonly target: ShipId }>>
  /** What laid them, by mine. */
  readonly mines: Readonly<Record<string, { readonly name: string }>>
}

export interface ShipCast {
  readonly name: string
  readonly side: string
  readonly crew: Readonly<Record<CrewId, { readonly name: string; readonly role: Role }>>
  /** Names, by weapon. */
  readonly weapons: Readonly<Record<string, string>>
}

/** Names are other people's making. */
const longest = 24

/** The cast of a view; `names` are the players' own, by seat. */
export function castOf(
  { players, ships, projectiles, mines }: Pick<HexView, 'players' | 'ships' | 'projectiles' | 'mines'>,
  names: Readonly<Record<Seat, string>> = {},
): Cast {
  const nameOf = (seat: Seat) => plainText(Object.hasOwn(names, seat) ? (names[seat] ?? '') : '', longest)
  return {
    players: each(players, ({ seat, side }) => ({ side, name: nameOf(seat) || null })),
    ships: each(ships, ({ name, side, crew, weapons }) => ({
      name: plainText(name, longest),
      side,
      crew: Object.fromEntries(crew.map(({ id, name, role }) => [id, { name: plainText(name, longest), role }])),
      weapons: Object.fromEntries(weapons.map(({ id, name }) => [id, plainText(name, 2 * longest)])),
    })),
    projectiles: each(projectiles, ({ name, target }) => ({ name: plainText(name, 2 * longest), target })),
    mines: each(mines, ({ name }) => ({ name: plainText(name, 2 * longest) })),
  }
}
