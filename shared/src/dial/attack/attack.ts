/** An attack under way, as plain data: rules/dial.md §7.1. */
import type { ArcName, Segment } from '../../geometry/index.ts'
import type { ShipId, TokenKind } from '../state.ts'
import type { AttackOffer } from './allowed.ts'

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
  /** The card that gave it, if it is a bonus attack. */
  readonly by: string | null
  red: Die<RedFace>[]
  green: Die<GreenFace>[]
  /** What abilities used in this attack add to the numbers of dice, and the maxima that they set. */
  extra: { red: number; green: number }
  most: { red: number; green: number }
  /** Cards used in this attack, each with its ship: to dice each may be used once, and others hold until it is over. */
  used: string[]
  /** Null until the results are neutralised; set earlier where a card has it hit without dice. */
  hits: boolean | null
  /** What is left when the results are neutralised, and what cards make of it then. */
  left: { hits: number; crits: number }
  /** What hits and crits come to for the defender: damage, or a token each. */
  inflicts: 'damage' | TokenKind
  /** Bonus attacks that it brought about: they wait for the aftermath. */
  owed: AttackOffer[]
}
