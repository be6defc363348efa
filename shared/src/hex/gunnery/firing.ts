/** A shot in the making, and what it may hit: rules/hex.md §3.1–3.3. */
import type { HexArc } from '../../geometry/index.ts'
import { type Reject, type RejectCode, reject } from '../../kernel/index.ts'
import type { Placed } from '../look.ts'
import type { HexGame, ShipId, Weapon } from '../state.ts'
import type { AttackKind } from '../words.ts'

/** As a gunner orders it. An array names an arc and no target. */
export interface Shot {
  readonly weapon: string
  readonly target?: ShipId
  readonly arc?: HexArc
  /** Where the target could be struck in several. */
  readonly quadrant?: HexArc
  /** Of a weapon that strikes several ships; of each left out the first of its quadrants. */
  readonly quadrants?: Readonly<Record<ShipId, HexArc>>
  /** As at range 1 and in any quadrant, after a flyby. */
  readonly flyby?: true
}

/** One ship that a shot may hit. */
export interface Aim {
  readonly target: ShipId
  readonly distance: number
  /** The arc into which it fires; null: a turret fires into any. */
  readonly arc: HexArc | null
  readonly quadrant: HexArc
  /** The arc is next to its own (broad arc). */
  readonly offArc: boolean
  /** What the distance costs. */
  readonly range: number
  readonly flyby: boolean
}

/** A shot in the making. */
export interface Firing {
  readonly game: HexGame
  readonly ship: Placed
  readonly weapon: Weapon
  readonly shot: Shot
  readonly attack: AttackKind
  /** The arc of a broadside. */
  readonly within: HexArc | null
  /** Where the shot stands in the answer. */
  readonly place: string
}

/** Capital weapons do not fire at such ships (rules/hex.md §3.3). */
export const isTooSmall = (weapon: Weapon, { size }: Placed) =>
  weapon.class === 'capital' && (size === 'tiny' || size === 'small')

/** A refusal with its rule and the facts that decided it. */
export function refused(
  code: RejectCode,
  place: string,
  message: string | undefined,
  rule: string,
  facts: Readonly<Record<string, string | number>>,
): Reject {
  return reject(code, place, message, { rule, ...facts })
}
