/** What a stunt needs, rolls and does: rules/hex.md §2.6. Failure is graded at 0 and at 5 below. */
import type { JsonObject } from '../../../kernel/index.ts'
import type { CrewMember, HexGame, Ship } from '../../state.ts'
import type { HexTurn } from '../../turn.ts'
import type { Bonus } from '../bonus.ts'
import type { Order } from '../order.ts'

export interface Stunt {
  readonly stunt: string
  /** Every way to do it now, by what it chooses besides its name; none: it cannot be done. */
  ways(game: HexGame, ship: Ship): readonly JsonObject[]
  /** Why it cannot, where there is no way. */
  readonly needs: string
  /** What its check has to reach; null: there is none. */
  dc(game: HexGame, ship: Ship, order: Order): number | null
  bonuses?(ship: Ship): Bonus[]
  /** `margin`: by how much the check succeeded; below 0 it failed. */
  fly(t: HexTurn, ship: Ship, pilot: CrewMember, order: Order, margin: number): void
}

export const onlyWay = (): JsonObject[] => [{}]

/** It has failed so far that it costs something. */
export const failedBadly = (margin: number) => margin <= -5
