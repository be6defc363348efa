/** An attack under way, as plain data: rules/dial.md §7.1. */
import type { ArcName, Segment } from '../../geometry/index.ts'
import type { ShipId } from '../state.ts'

export type RedFace = 'hit' | 'crit' | 'focus' | 'blank'
export type GreenFace = 'evade' | 'focus' | 'blank'

/** A die on the table. Each may be rerolled once per attack. */
export interface Die<Face> {
  face: Face
  rerolled: boolean
  /** Added by an effect, not rolled. */
  readonly added: boolean
}

/** A weapon as it may be fired: a primary attack in one arc, or a card with an attack. Ranges are bands. */
export interface Weapon {
  /** `primary`, or the place of the card among the ship's upgrades. */
  readonly source: 'primary' | number
  /** The arc it is fired in, a turret's as it points. */
  readonly arc: ArcName
  readonly turret: boolean
  readonly value: number
  readonly minRange: number
  readonly maxRange: number
  /** Ordnance has no range bonus on either side. */
  readonly ordnance: boolean
}

export interface Attack {
  readonly attacker: ShipId
  readonly defender: ShipId
  readonly weapon: Weapon
  /** 0–3. */
  readonly range: number
  /** Obstacles on every shortest line. */
  readonly obstructed: readonly string[]
  /** The line that decided range and obstruction. */
  readonly line: Segment
  readonly bonus: boolean
  red: Die<RedFace>[]
  green: Die<GreenFace>[]
  /** Dice cards used in this attack, each with its ship: each may be used once. */
  used: string[]
  /** Null until the results are neutralised. */
  hits: boolean | null
}
