/** Something that a member of the crew does in a round: rules/hex.md §3.7. One table holds every action of every role. */
import type { Json, JsonObject, Reject } from '../../kernel/index.ts'
import type { Role, Skill } from '../data/types.ts'
import type { CrewMember, HexGame, Ship } from '../state.ts'
import type { HexTurn } from '../turn.ts'
import type { ActionPhase } from '../words.ts'
import type { Aids } from './aids.ts'

/** The answer to `order`: who does what, with everything that it needs chosen (`target`, `weapon`, `system` …), and what helps. */
export interface Order extends Aids {
  readonly ship: string
  readonly crew: string
  readonly action: string
  readonly [choice: string]: Json | Aids['help'] | undefined
}

/** What an order chooses besides who does what. */
export function wayOf({
  ship: _ship,
  crew: _crew,
  action: _action,
  node: _node,
  prioritized: _prioritized,
  found: _found,
  help: _help,
  ...way
}: Order): JsonObject {
  return way as JsonObject
}

/** What an action needs and does. */
export interface ActionRule {
  /** Its name, which stands in the order. */
  readonly action: string
  /** Whose action it is; a minor action is any role's, and `open` that of anyone with a rank. */
  readonly role: Role | 'minor' | 'open'
  /** The skill of its check, and of the ranks that it needs; where there are several the way says which. */
  readonly skill?: Skill | 'chosen'
  /** Though its skill takes training it does without. */
  readonly untrained?: true
  readonly phases: readonly ActionPhase[]
  /** Barred while the system that it needs is malfunctioning or wrecked. */
  readonly push: boolean
  /** How often a ship may take it in a round. */
  readonly limit: 'once' | 'any'
  readonly resolve?: 1
  readonly ranks?: number
  readonly level?: number
  /** Of a minor action: not when the ship has used this, an action or `role:pilot`. */
  readonly unless?: string
  /** Every legal way to do it now, without what every order has; none: it cannot be done. Of amounts only some are listed. */
  ways(game: HexGame, ship: Ship, member: CrewMember): readonly JsonObject[]
  refuses(game: HexGame, ship: Ship, member: CrewMember, way: JsonObject): Reject | null
  perform(t: HexTurn, ship: Ship, member: CrewMember, order: Order): void
  /** Comes when all that `perform` pushed is done; `result` is what a check gave. */
  follow?(t: HexTurn, ship: Ship, member: CrewMember, order: Order, result: Json): void
}
