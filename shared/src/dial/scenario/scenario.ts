/** The standard scenarios, under our own ids: rules/dial.md §1.3. */
import type { Pose } from '../../geometry/index.ts'
import type { Seat } from '../../kernel/index.ts'
import type { DialGame, ShipId } from '../state.ts'

export const scenarioIds = ['assault', 'chance', 'salvage', 'scramble', 'ancient'] as const
export type ScenarioId = (typeof scenarioIds)[number]

export type FeatureKind = 'satellite' | 'supplyCache' | 'dataCache'

export type ScenarioAction = 'tow' | 'scramble' | 'transmit'

/** An object that cannot be moved, attacked, damaged or locked, obstructs nothing, and may be overlapped. */
export interface Feature {
  readonly id: string
  readonly kind: FeatureKind
  /** Null while a ship tows it. */
  pose: Pose | null
  /** The ship that tows it. */
  carrier: ShipId | null
  /** The side whose marker lies on it. */
  marker: string | null
  /** Whether a data cache has its charge. */
  charged: boolean
}

interface Scenario {
  readonly feature: FeatureKind
  /** The features that each player places, in this order: at range 2–4 of which edge. */
  readonly placed: readonly ('own' | 'enemy')[]
  readonly action: ScenarioAction | null
}

export const scenarios: { readonly [id in ScenarioId]: Scenario } = {
  assault: { feature: 'satellite', placed: ['own', 'enemy'], action: null },
  chance: { feature: 'satellite', placed: [], action: null },
  salvage: { feature: 'supplyCache', placed: ['own', 'enemy'], action: 'tow' },
  scramble: { feature: 'satellite', placed: ['enemy'], action: 'scramble' },
  ancient: { feature: 'dataCache', placed: ['enemy'], action: 'transmit' },
}

/** Scenario actions and points for objectives come from this round on. */
const firstRound = 2

export function scenarioBegan({ round }: DialGame): boolean {
  return round >= firstRound
}

/** The player who speaks for the other side: the first in player order. */
export function opponentOf({ order, players }: DialGame, seat: Seat): Seat {
  const other = order.find(s => players[s]?.side !== players[seat]?.side)
  if (other === undefined) throw new Error(`${seat} has no opponent`)
  return other
}
