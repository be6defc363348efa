/** The open state of a dial match: ships, obstacles, tokens and the round, by id. Lengths in mm. */

import type { Pose, Size } from '../geometry/index.ts'
import type { Seat } from '../kernel/index.ts'
import type { Attack } from './attack/attack.ts'
import type { Action, Faction, PrimaryAttack, Slot, SpecialAttack } from './data/index.ts'
import type { DeviceShapeId, ObstacleId, PlacedObstacleId } from './data/obstacles/index.ts'
import type { Ruleset } from './ruleset.ts'
import type { Feature, ScenarioId } from './scenario/scenario.ts'
import type { Score } from './score/score.ts'
import type { Problem } from './squad/index.ts'

/** `a1`: the first ship of seat a. */
export type ShipId = string

export const phases = ['setup', 'planning', 'system', 'activation', 'engagement', 'end'] as const
export type Phase = (typeof phases)[number]

/** Tokens that lie beside a ship, of which it may have several (rules/dial.md §3.2). Locks stand apart. */
export const tokenKinds = [
  'focus',
  'calculate',
  'evade',
  'reinforceFore',
  'reinforceAft',
  'stress',
  'strain',
  'deplete',
  'ion',
  'cloak',
  'disarm',
  'jam',
  'tractor',
] as const
export type TokenKind = (typeof tokenKinds)[number]

/** `max` is the number printed; `recovers` is added in each End Phase. */
export interface Charges {
  value: number
  readonly max: number
  readonly recovers: number
}

export interface Equipped {
  readonly id: string
  /** The slot that its first side fills. */
  readonly slot: Slot
  /** Which side is up: an index. */
  side: number
  charges: Charges | null
  /** Tokens that lie on the card itself and not beside the ship; left out: none. */
  holds?: Partial<Record<TokenKind, number>>
}

/** Where a single turret points, or which pair a double turret shows. */
export type Turret = 'front' | 'right' | 'rear' | 'left' | 'frontRear' | 'leftRight'

export interface Ship {
  readonly id: ShipId
  readonly seat: Seat
  readonly pilot: string
  readonly type: string
  readonly size: Size
  initiative: number
  readonly cost: number
  readonly dial: readonly string[]
  bar: Action[]
  /** What only a remote's prints: other ranges, and no range bonus. */
  attacks: readonly (PrimaryAttack & Partial<SpecialAttack>)[]
  agility: number
  hull: number
  shields: Charges
  /** Damage cards: how many lie face down, and which lie face up. */
  damage: { down: number; up: string[] }
  charges: Charges | null
  force: Charges | null
  readonly upgrades: Equipped[]
  turret: Turret | null
  tokens: Partial<Record<TokenKind, number>>
  /** `reserve` before it is placed; out of play when fled or destroyed. */
  place: 'reserve' | 'table' | 'fled' | 'destroyed'
  /** Null unless on the table. */
  pose: Pose | null
  /** The dial that lies face up beside it from its reveal until the next Planning Phase; null: none. */
  revealed: string | null
  /** Whether it was tractored this round already (rules/dial.md §3.2). */
  tractored: boolean
  /** Whether it made its bonus attack this round (rules/dial.md §7.1). */
  bonusAttacked: boolean
  /** Whether it dropped or launched a device this round (rules/dial.md §9.1). */
  placedDevice: boolean
  /** Destroyed in the Engagement Phase and not yet removed (rules/dial.md §2, Simultaneous fire). */
  doomed: boolean
  /** Points that the enemy has scored for it (rules/dial.md §1.4). */
  scored: number
  /** The ability that all ships of its type have, by its id. */
  readonly shipAbility: string | null
  /** Cards with an ability that the engine does not carry out. */
  readonly manual: readonly string[]
  /** The ship that it is docked with: then it is in reserve. */
  carrier: ShipId | null
  /** Performed an attack in this phase. */
  attacked: boolean
  /** Came onto the table after the dials of this round were set: it does not activate in it. */
  arrived: boolean
  /** Conditions assigned to it, and by which ship; null: one that lies face down (`DialSecrets` has which). */
  conditions: { readonly card: string | null; readonly by: ShipId }[]
  /** Has the condition of Ancient Knowledge (rules/dial.md §1.3). */
  knowledge: boolean
  /** Actions attempted this round, by key (rules/dial.md §8.1). */
  attempted: string[]
}

export interface Obstacle {
  readonly id: string
  readonly outline: ObstacleId | PlacedObstacleId
  pose: Pose
  /** Fuse markers: one that a card put down may have some (rules/dial.md §5.5). */
  fuses: number
}

/** A bomb, mine or remote on the table (rules/dial.md §5.7, §9.1). `card` is its own, not the upgrade that placed it. */
export interface Device {
  readonly id: string
  readonly card: string
  readonly kind: 'bomb' | 'mine' | 'remote'
  readonly outline: DeviceShapeId
  readonly seat: Seat
  readonly source: ShipId | null
  pose: Pose
  fuses: number
}

/**
 * A remote is a device with what a ship has, so that it is attacked and damaged as one is (rules/dial.md §9.1, §7.3). It is
 * no ship: it stands among the devices. What no remote has is as on a ship without it.
 */
export interface Remote extends Ship, Device {
  readonly kind: 'remote'
  pose: Pose
}

/** Something that can be locked or measured to. */
export type ObjectRef = {
  readonly kind: 'ship' | 'obstacle' | 'device'
  readonly id: string
}

/** A lock lies on its object and belongs to a ship. */
export interface Lock {
  readonly by: ShipId
  readonly on: ObjectRef
}

export interface Player {
  readonly seat: Seat
  readonly side: string
  /** The edge it plays from: y = 0 or y = 914.4. */
  readonly edge: 'south' | 'north'
  readonly faction: Faction
  readonly squad: string
  readonly points: number
  /** What is illegal about the squad (rules/dial.md §1.1): none in a rated match. */
  readonly problems: readonly Problem[]
  /** Obstacles brought and not yet placed. */
  readonly obstacles: ObstacleId[]
}

/** What this activation has come to; null when no ship activates. */
export interface Activation {
  readonly ship: ShipId
  /** The Perform Action step is skipped, and why. */
  skipsStep: string | null
  /** No action of any kind any more, after an overlap of an enemy (rules/dial.md §5.4). */
  barred: boolean
  flewIon: boolean
  /** The manoeuvre executed by its dial: a SLAM needs its speed. */
  executed: string | null
  /** How many steps harder cards make the manoeuvre of its dial; easier below 0. */
  harder: number
}

/** An effect of a ship's card that goes on for a while (rules/dial.md §9.4). */
export interface Lasting {
  readonly ship: ShipId
  readonly card: string
  /** What it is about, if one thing only. */
  readonly on: string | null
  /** `used`: its card says when. */
  readonly until: 'phase' | 'round' | 'used'
}

export interface DialGame {
  readonly ruleset: Ruleset
  readonly rated: boolean
  /** Width and height of the play area. */
  readonly area: readonly [number, number]
  phase: Phase
  /** 0 in set-up. */
  round: number
  /** Seats, first player first. */
  order: Seat[]
  readonly players: Record<Seat, Player>
  readonly ships: Record<ShipId, Ship>
  obstacles: Record<string, Obstacle>
  devices: Record<string, Device>
  /** Remotes that have left play: what is under way may still name them. */
  lostRemotes: Record<string, Ship>
  /** How many objects were placed in play: their ids are never used again. */
  devicesPlaced: number
  locks: Lock[]
  /** Pairs of ships at range 0, stored as facts (rules/dial.md §5.1); the lesser id first. */
  touching: (readonly [ShipId, ShipId])[]
  activation: Activation | null
  lasting: Lasting[]
  /** The attack under way. */
  attack: Attack | null
  /** Ships destroyed, when what follows from it is still to come (A33). */
  destroyed: ShipId[]
  /** Ships that have acted in this phase. */
  done: ShipId[]
  /** The latest turn that has come in this phase (phases/initiative.ts); 0 when none has. */
  reached: number
  /** Null: a plain dogfight. */
  readonly scenario: ScenarioId | null
  /** Features of the scenario; the one in the centre comes first. */
  readonly features: Record<string, Feature>
  /** By side, in the order of the seats. */
  readonly score: Record<string, Score>
  /** This round is the last. */
  timeCalled: boolean
}

/** What a side knows alone. */
export interface DialSecrets {
  /** The dials that it has set this round, by ship. */
  dials: Record<ShipId, string>
  /** The conditions that it has assigned face down, by the ship on which they lie. */
  conditions: Record<ShipId, string>
}
