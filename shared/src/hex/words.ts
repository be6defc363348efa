/** Everything that a battle says and asks, in one place: its frames' locals, its requests, its events. */

import type { Facing, Hex, HexArc } from '../geometry/index.ts'
import type { Json, Seat } from '../kernel/index.ts'
import type { Aids } from './crew/aids.ts'
import type { Check, CheckResult } from './crew/check.ts'
import type { Help } from './crew/help.ts'
import type { Order } from './crew/order.ts'
import type { Role } from './data/types.ts'
import type { Laying } from './gunnery/lay-mines.ts'
import type { Shooting } from './gunnery/shoot.ts'
import type { Grip } from './gunnery/tractor.ts'
import type { Path } from './helm/course.ts'
import type { Flight } from './helm/fly.ts'
import type { Move } from './helm/move.ts'
import type { Ramming } from './helm/ram.ts'
import type { HelmOrdering } from './phases/helm-order.ts'
import type { Ruleset } from './ruleset.ts'
import type { Seen } from './seen.ts'
import type { CrewId, HexGame, HexSecrets, Hit, Phase, Quarters, Ship, ShipId, System } from './state.ts'
import type { HexView } from './view.ts'

/** Phases in which crews act. */
export type ActionPhase = Extract<Phase, 'engineering' | 'helm' | 'gunnery'>

export interface HexFrames {
  match: object
  setUp: { facings: Record<string, Facing> }
  round: object
  /** Roles are changed, and what lasted until the start of the round is over. */
  roles: object
  engineering: object
  helmOrder: HelmOrdering
  helm: { left: ShipId[] }
  gunnery: { left: ShipId[] }
  /**
   * Crews of these ships act. `finished`: seats that do nothing more; `allWaited`: each waited for the others; `queue`:
   * what is ordered and not carried out yet.
   */
  orders: { phase: ActionPhase; ships: ShipId[]; finished: Seat[]; allWaited: boolean; queue: Order[] }
  /** One member of a crew does something. */
  perform: { ship: ShipId; order: Order }
  /** A die against a number; the captain may help before it is rolled. Gives a `CheckResult`. */
  check: Check
  /** The captain's check; gives the bonus that it earns. */
  help: { ship: ShipId; captain: CrewId; way: Help; dc: number }
  /** A mine attacks a ship that enters its hex, or leaves one beside it. `natural`: the face of the check that hits. */
  mine: { id: string; ship: ShipId; entering: boolean; natural?: number }
  /** A ship leaves mines in the hexes through which it came. */
  layMines: Laying
  /** Ships that tractor beams hold are pushed or pulled, beam by beam. */
  tractor: { left: Grip[] }
  /** The pilot picks a path along a course, and flies it. */
  move: Move
  /** Hex by hex along a path; enemies passed attack. */
  fly: Flight
  /** It has come into the hex of whom it rams; gives `{rammed: true}` when it hits. */
  ram: Ramming
  /** An enemy that was passed may fire once at the aft quadrant. */
  freeAttack: { by: ShipId; target: ShipId }
  /** A disabled ship floats on. */
  drift: { ship: ShipId }
  /** One weapon fires: `attack` says with what changes. Queues hits, launches projectiles; a free attack strikes at once. */
  shoot: Shooting
  /**
   * It is launched, or flies on after a new check. `natural`: the face of the check that brings it to its target. `now`: it
   * comes there however far, and strikes at once.
   */
  projectile: { id: string; launched: boolean; now?: boolean; natural?: number; precise?: boolean; quadrant?: HexArc }
  /** Weapons that may still try; gives `{down: true}` when one has shot it down. */
  pointDefence: { projectile: string; ship: ShipId; left: string[] }
  /** Everything queued, in order. */
  damage: object
  hit: { hit: Hit }
}

/** What an attack is part of: each changes the check (rules/hex.md §3.3). */
export type AttackKind = 'shoot' | 'fireAtWill' | 'broadside' | 'snapShot' | 'precise' | 'free' | 'harrying' | EcmKind
/** A science officer works modules of electronic countermeasures (rules/hex.md §3.8): one, or two in a hurry. */
export type EcmKind = 'ecm' | 'rapidJam'

export interface HexRequests {
  /** Where a ship is put: within 3 hexes of one of its side (rules/hex.md §1.1). */
  placeShip: { args: { ships: ShipId[] }; answer: { ship: ShipId; q: number; r: number } }
  /** Sealed: how each ship splits its shields. A ship left out splits them evenly. */
  shields: { args: { ships: ShipId[] }; answer: { shields: Record<ShipId, Quarters> } }
  /** Who changes to which role; one left out keeps his. */
  roles: { args: { ships: ShipId[] }; answer: { roles: Record<CrewId, Role> } }
  /** Sealed: what helps the check for the helm order; a ship left out rolls without. */
  helmAids: { args: { ships: ShipId[] }; answer: { aids: Record<ShipId, Aids> } }
  /** One thing that a member of the crew does, or nothing more in this phase. (The kernel has an `order` of its own.) */
  crewOrder: {
    args: { phase: ActionPhase; ships: ShipId[]; mayWait: boolean }
    answer: Order | { done: true } | { wait: true }
  }
  /** Steps such as `FFRF`; an empty path stays. */
  path: { args: Move; answer: { path: Path; facing?: Facing } }
  /** The captain of another seat may help before the die is rolled. */
  help: { args: { check: Check; ways: Help[] }; answer: Help | { pass: true } }
  /** What a tractor beam does with the ship that it holds. */
  tractor: {
    args: { ship: ShipId; weapon: string; target: ShipId }
    answer: { way: 'hold' | 'push' | 'pull' | 'release' }
  }
  /** Where the next mine is left. */
  layMine: { args: { ship: ShipId; hexes: Hex[]; count: number }; answer: { q: number; r: number } | { done: true } }
  /** Which point weapon tries an incoming projectile. */
  pointDefence: {
    args: { ship: ShipId; projectile: string; weapons: string[] }
    answer: { weapon: string } | { pass: true }
  }
  freeAttack: { args: { ship: ShipId; target: ShipId; weapons: string[] }; answer: { weapon: string } | { pass: true } }
}

/** Numbers that not everybody is told are null for those who are not. */
type Closed<T, F extends keyof T> = Omit<T, F> & { readonly [K in F]: T[K] | null }

/** `seen`: the seats that may be told the numbers, where sheets are closed (seen.ts). */
export type HexEvent =
  | {
      readonly type: 'battleBegan'
      readonly sides: readonly string[]
      readonly ships: readonly { ship: ShipId; side: string; name: string; tier: number }[]
      readonly rounds: number | null
    }
  | { readonly type: 'noncesGiven'; readonly nonces: Readonly<Record<Seat, string>> }
  | { readonly type: 'shipPlaced'; readonly ship: ShipId; readonly hex: Hex; readonly facing: Facing }
  | { readonly type: 'shieldsRaised'; readonly ship: ShipId; readonly shields: Quarters | null; readonly seen: Seen }
  | { readonly type: 'roundBegan'; readonly round: number }
  | { readonly type: 'phaseBegan' | 'phaseEnded'; readonly phase: Phase; readonly round: number }
  | { readonly type: 'roleChanged'; readonly ship: ShipId; readonly crew: CrewId; readonly role: Role }
  | {
      readonly type: 'rolled'
      readonly why: string
      readonly ship: ShipId | null
      readonly dice: string
      readonly faces: readonly number[]
    }
  | ({ readonly type: 'checkMade'; readonly seen: Seen } & Closed<CheckResult, 'total' | 'dc' | 'margin'>)
  | { readonly type: 'helmOrder'; readonly order: readonly ShipId[]; readonly checks: Readonly<Record<ShipId, number>> }
  | { readonly type: 'ordered'; readonly ship: ShipId; readonly order: Order }
  /** Another seat's order of the same moment came first, and this one is not possible any more. */
  | { readonly type: 'orderLapsed'; readonly ship: ShipId; readonly order: Order }
  | {
      readonly type: 'flew'
      readonly ship: ShipId
      readonly from: { readonly hex: Hex; readonly facing: Facing }
      readonly to: { readonly hex: Hex; readonly facing: Facing }
      readonly hexes: readonly Hex[]
      readonly why: string
    }
  | { readonly type: 'passed'; readonly ship: ShipId; readonly by: ShipId }
  | { readonly type: 'freeAttackPassed'; readonly ship: ShipId; readonly target: ShipId }
  | {
      readonly type: 'fired'
      readonly ship: ShipId
      readonly weapon: string
      readonly target: ShipId
      readonly attack: AttackKind
      readonly distance: number
      readonly arc: HexArc | null
      readonly quadrant: HexArc
      readonly hit: boolean
    }
  | {
      readonly type: 'launched'
      readonly projectile: string
      readonly ship: ShipId
      readonly weapon: string
      readonly target: ShipId
      readonly hex: Hex
      readonly heading: Facing
    }
  | { readonly type: 'projectileMoved'; readonly projectile: string; readonly to: Hex }
  | {
      readonly type: 'projectileGone'
      readonly projectile: string
      readonly why: 'missed' | 'hit' | 'shotDown' | 'targetGone'
    }
  | {
      readonly type: 'mineLaid'
      readonly mine: string
      readonly ship: ShipId
      readonly weapon: string
      readonly hex: Hex
    }
  | { readonly type: 'mineMoved'; readonly mine: string; readonly to: Hex }
  | { readonly type: 'mineGone'; readonly mine: string; readonly why: 'hit' | 'shotDown' | 'shot' }
  | {
      readonly type: 'damaged'
      readonly ship: ShipId
      readonly quadrant: HexArc
      readonly shields: number | null
      readonly ablative: number | null
      readonly hull: number | null
      /** The damage threshold stopped it. */
      readonly stopped: boolean
      readonly source: string
      readonly seen: Seen
    }
  | {
      readonly type: 'shieldsChanged'
      readonly ship: ShipId
      readonly shields: Quarters | null
      readonly why: string
      readonly seen: Seen
    }
  | { readonly type: 'critical'; readonly ship: ShipId; readonly system: System; readonly severity: number }
  | { readonly type: 'crewHurt'; readonly ship: ShipId; readonly crew: CrewId; readonly damage: number }
  | {
      readonly type: 'conditionChanged'
      readonly ship: ShipId
      readonly system: System
      readonly severity: number
      readonly why: string
    }
  | {
      readonly type: 'effect'
      readonly ship: ShipId
      readonly effect: string
      readonly amount: number
      readonly why: string
    }
  | { readonly type: 'resolveSpent'; readonly ship: ShipId; readonly crew: CrewId | null; readonly count: number }
  | { readonly type: 'scanned'; readonly ship: ShipId; readonly target: ShipId; readonly items: number }
  | { readonly type: 'disabled' | 'destroyed' | 'fled'; readonly ship: ShipId }
  | { readonly type: 'timeCalled'; readonly round: number }
  | { readonly type: 'battleEnded'; readonly winner: string | null; readonly reason: string }

export interface HexOptions {
  /** Ships by seat: what each plays, as the shipyard reads it. */
  readonly fleets: Readonly<Record<Seat, Json>>
  /** Hexes between the sides; left out: 3d6 + 5. */
  readonly distance?: number
  /** The edge is so many hexes from the middle; left out: no edge. */
  readonly radius?: number
  readonly fields?: Partial<Ruleset>
}

export interface HexWords {
  game: HexGame
  secrets: HexSecrets
  frames: HexFrames
  requests: HexRequests
  events: HexEvent
  windows: Record<never, never>
  folds: Record<never, never>
  options: HexOptions
  view: HexView
}

export type { Ship }
