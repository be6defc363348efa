/** The open state of a battle: ships, crews, projectiles and the round, by id. Distances in hexes, facings in sixths. */

import type { Facing, Hex, HexArc } from '../geometry/index.ts'
import type { Seat } from '../kernel/index.ts'
import type { Manoeuvrability, Role, ShipSize, Skill, WeaponClass, WeaponProperty } from './data/types.ts'
import type { Ruleset } from './ruleset.ts'

/** `a1`: the first ship of side a. */
export type ShipId = string
/** `a1.3`: the third of its crew. */
export type CrewId = string

/** The quadrants of the shields are the firing arcs (rules/hex.md §3.1). */
export const arcs = ['forward', 'starboard', 'aft', 'port'] as const satisfies readonly HexArc[]
export type Quarters = Record<HexArc, number>

export const phases = ['setup', 'roles', 'engineering', 'helm', 'gunnery', 'damage'] as const
export type Phase = (typeof phases)[number]

/** Systems that critical damage strikes; the weapons array is one system for each arc (rules/hex.md §3.6). */
export const systems = [
  'lifeSupport',
  'sensors',
  'weapons.forward',
  'weapons.starboard',
  'weapons.aft',
  'weapons.port',
  'engines',
  'powerCore',
] as const
export type System = (typeof systems)[number]

/** 0 nominal, 1 glitching, 2 malfunctioning, 3 wrecked. */
export type Severity = 0 | 1 | 2 | 3

export interface Condition {
  /** Without patches and what holds it together. */
  base: Severity
  /** Treated one step better until a new critical (rules/hex.md §3.7, Patch). */
  patched: boolean
  /** Successes towards a patch. */
  patching: number
  /** Treated two steps better this round (Hold it together), and one (Swift kick). */
  held: boolean
  kicked: boolean
  /** Rounds for which it acts one step worse, by EMP, this one among them; 0: not. */
  emp: number
  /** Spores eat on in it (rules/hex.md §3.8). */
  spores: boolean
}

/** As it was built. */
export const sound = (): Condition => ({
  ...{ base: 0, patched: false, patching: 0, held: false, kicked: false, emp: 0, spores: false },
})

/** A member of the crew, or an officer with a team: one action a round either way (rules/hex.md §1.5). */
export interface CrewMember {
  readonly id: CrewId
  readonly name: string
  /** Who plays it. */
  readonly seat: Seat
  role: Role
  /** Total bonus by skill; a skill left out cannot be used trained. Gunnery is one of them. */
  readonly skills: { readonly [skill in Skill]?: number }
  readonly ranks: { readonly [skill in Skill]?: number }
  readonly level: number
  /** Of a player crew: its own resolve points; of a printed crew the ship has them. */
  resolve: number
  /** Whether it has acted this round, and whether it took its minor action. */
  acted: boolean
  tookMinor: boolean
  /** What it did this round; by orders of the captain it may do two different things (rules/hex.md §3.7). */
  did: string[]
  doubled: boolean
  /** Helped by a demand in this battle. */
  demanded: boolean
  /** Hit points left, where its player counts them, and the bonus of its Reflex saves (rules/hex.md §3.6, Crew damage). */
  hitPoints: number | null
  readonly reflex: number
  /** Out of action. */
  down: boolean
}

export interface Weapon {
  /** Its place among the ship's weapons: `w2`. */
  readonly id: string
  readonly weapon: string
  readonly name: string
  readonly class: WeaponClass
  readonly mount: HexArc | 'turret'
  readonly kind: 'direct' | 'tracking' | 'ecm'
  /** Hexes of one increment: 5, 10, 20. */
  readonly increment: number
  /** Of a tracking projectile. */
  readonly speed: number | null
  /** `4d8`, `(2d6)*10`: all dice of one hit, of a linked pair those of both; null does no damage of its own. */
  readonly damage: string | null
  readonly linked: boolean
  /** What it draws from the core: scans find the hungriest first. */
  readonly pcu: number
  readonly properties: readonly WeaponProperty[]
  /** Shots left of limited fire; null: no limit. */
  shots: number | null
  /** Fired this round. */
  fired: boolean
  /** Used for a free attack this round. */
  freeFired: boolean
  /** A point weapon has tried a projectile this round. */
  pointFired: boolean
  /** The ship that its tractor beam holds; meanwhile it does not fire. */
  holds: ShipId | null
  /** Made ready this round; if it does not fire it does more damage in the next, when it is `ready` (Ready weapon system). */
  readying: boolean
  ready: boolean
}

/** What lasts until the start of the next round, or as long as it says. */
export interface Effects {
  /** On AC and TL, by what gave it; each source once. */
  armour: Record<string, number>
  /** Hexes added to the speed, by what gave them. */
  speed: Record<string, number>
  /** On the check for the helm order, by what gave it. */
  helmOrder: Record<string, number>
  /** Port and starboard are swapped in the gunnery phase. */
  rolled: boolean
  /** Damage dice of 1 count 2. */
  weaponsDiverted: boolean
  scienceDiverted: boolean
  /** Turn distance added or taken, by what gave it. */
  turn: Record<string, number>
  /** Enemies locked on: +2 on gunnery against them. */
  lockedOn: ShipId[]
  /** Its gunners roll twice and keep the worse (Improve countermeasures of an enemy). */
  jammed: boolean
  /** After a flyby: that enemy is shot at as at range 1 in any quadrant, with one arc, which is null until it has fired. */
  flyby: { readonly target: ShipId; arc: HexArc | null } | null
  /** Those who fly by it find +1 on its AC and TL (Erratic maneuvering). */
  erratic: boolean
  /** Ships that flank it: the next attack on another quadrant than theirs has +2. */
  flankedBy: ShipId[]
  /** Whom it escorts or flanks, if it is near enough at the end of the helm phase. */
  escorts: ShipId | null
  flanks: ShipId | null
  /** Sides of which the next shot at it is rolled twice, the better kept (Harrying shot). */
  harriedBy: string[]
  /** Gunners with a targeting aid: true spares them the penalty of fire at will and broadside, false costs 2. */
  aided: Record<CrewId, boolean>
  /** Weapons whose next shot reaches 5 hexes further an increment (Eldritch shot). */
  eldritch: string[]
  /** One turn may come a hex earlier (Hard turn). */
  hardTurn: boolean
  /** With maintenance panels open, engineers divert to one system more; when that failed they have −2. Null: neither. */
  panels: boolean | null
  /** With realigned sensors a scan finds one item more; when that failed nobody scans. Null: neither. */
  realigned: boolean | null
  /** Those who may add 1 to a check of theirs this round (Range finding). */
  found: CrewId[]
  /** A computer node may be worth 1 more on one check (Prioritize calculation). */
  prioritized: boolean
  /** The phase in which its crew rolls twice and keeps the better (Moving speech). */
  inspired: Phase | null
  /** Enemies that believe in its disaster (Feign disaster). */
  deceived: ShipId[]
  /** The mine layer that is ready, and who works it (Lay mines). */
  laying: { readonly weapon: string; readonly crew: CrewId } | null
}

export const noEffects = (): Effects => ({
  armour: {},
  speed: {},
  turn: {},
  helmOrder: {},
  rolled: false,
  weaponsDiverted: false,
  scienceDiverted: false,
  lockedOn: [],
  jammed: false,
  flyby: null,
  erratic: false,
  flankedBy: [],
  escorts: null,
  flanks: null,
  harriedBy: [],
  aided: {},
  eldritch: [],
  hardTurn: false,
  panels: null,
  realigned: null,
  found: [],
  prioritized: false,
  inspired: null,
  deceived: [],
  laying: null,
})

/** What lasts on a ship for some rounds, most of it an enemy's doing; the last of them is `until`. */
export interface Affliction {
  readonly kind:
    | 'vortex'
    | 'gravityWell'
    | 'scatterscan'
    | 'navScram'
    | 'buster'
    | 'mysticHaze'
    | `irradiated.${'low' | 'medium' | 'high'}`
    | `taunted.${'engineering' | 'helm' | 'gunnery'}`
  readonly until: number
}

export interface Ship {
  readonly id: ShipId
  readonly side: string
  readonly name: string
  readonly tier: number
  readonly size: ShipSize
  readonly frame: string
  readonly speed: number
  readonly manoeuvrability: Manoeuvrability
  /** Hexes between turns as its sheet has it. */
  readonly turn: number
  /** AC and TL without the pilot's ranks; of a printed ship with them (`ranksIncluded`). */
  readonly ac: number
  readonly tl: number
  readonly ranksIncluded: boolean
  readonly hull: number
  readonly damageThreshold: number
  readonly criticalThreshold: number
  /** Total of the shields when they are whole. */
  readonly shieldsMax: number
  readonly corePcu: number
  readonly countermeasures: number
  readonly computer: { readonly bonus: number; readonly nodes: number }
  readonly sensors: { readonly increment: number; readonly modifier: number }
  /** Of a printed crew: for the whole ship. */
  resolve: number
  /** In how many of a hundred cases its bulkheads stop a critical. */
  readonly bulkheads: number
  shields: Quarters
  /** Points of ablative armour left, behind the shields. */
  ablative: Quarters
  /** Hull damage taken together; hull points left are `hull − damage` and may be below 0. */
  damage: number
  systems: Record<System, Condition>
  weapons: Weapon[]
  crew: CrewMember[]
  /** Null before it is placed and when it has left. */
  at: { hex: Hex; facing: Facing } | null
  /** The direction in which it moved last, for drifting. */
  heading: Facing | null
  place: 'reserve' | 'map' | 'fled' | 'surrendered' | 'destroyed'
  effects: Effects
  /** Of one kind several may last; they count once. */
  afflictions: Affliction[]
  /** Systems of enemies that its next hit on them strikes, one of each enemy (Target system). */
  targeted: { readonly ship: ShipId; readonly system: System | 'weapons' }[]
  /** Actions used this round, by name: how often. */
  used: Record<string, number>
  /** Actions that may be used once in a battle, by name and target. */
  spent: string[]
  /** Computer nodes spent this round. */
  nodesUsed: number
}

/** A tracking projectile on the map (rules/hex.md §3.5). */
export interface Projectile {
  readonly id: string
  readonly by: ShipId
  readonly side: string
  readonly weapon: string
  readonly name: string
  readonly damage: string | null
  readonly properties: readonly WeaponProperty[]
  /** Another only when somebody gets in its way (Run interference). */
  target: ShipId
  readonly speed: number
  readonly gunner: CrewId
  /** The gunner's own bonus at launch. */
  readonly gunnery: number
  hex: Hex
  heading: Facing
  rerolled: boolean
  /** On its next check (Run interference). */
  penalty: number
}

/** It lies in a hex and waits for enemies (rules/hex.md §3.8, Mine). */
export interface Mine {
  readonly id: string
  readonly by: ShipId
  readonly side: string
  readonly weapon: string
  readonly name: string
  readonly damage: string | null
  readonly properties: readonly WeaponProperty[]
  readonly gunner: CrewId
  /** The gunner's own bonus when it was laid. */
  readonly gunnery: number
  /** Its AC and TL. */
  readonly defence: number
  /** The round in which it was laid. */
  readonly laid: number
  hex: Hex
  rerolled: boolean
}

/** A hit that waits for the end of the gunnery phase, in firing order (rules/hex.md §1.2 step 3c). */
export interface Hit {
  readonly by: ShipId
  readonly target: ShipId
  readonly quadrant: HexArc
  readonly weapon: string
  readonly damage: number
  /** The face of the d20. */
  readonly natural: number
  readonly properties: readonly WeaponProperty[]
  /** Precise targeting on a quadrant without shields. */
  readonly precise: boolean
  /** Critical on 19 too, and the system of the first (Target system). */
  readonly system: System | 'weapons' | null
  /** Hits of one line weapon, the nearest first: a damage threshold that stops one spares those behind. Null: alone. */
  readonly beam: number | null
}

/** The arc or quadrant chosen for a boundary hex; it holds for the round (rules/hex.md §3.1). */
export interface BoundaryPick {
  readonly attacker: ShipId
  readonly target: ShipId
  /** As the sheets name them, whatever has rolled; null until it matters. */
  arc: HexArc | null
  quadrant: HexArc | null
}

export interface Player {
  readonly seat: Seat
  readonly side: string
}

export interface HexGame {
  readonly ruleset: Ruleset
  /** From −radius to radius about the middle; null: no edge. */
  readonly radius: number | null
  /** Between the sides at the start; null: rolled. */
  readonly distance: number | null
  readonly players: Record<Seat, Player>
  readonly sides: readonly string[]
  ships: Record<ShipId, Ship>
  projectiles: Record<string, Projectile>
  mines: Record<string, Mine>
  hits: Hit[]
  picks: BoundaryPick[]
  phase: Phase
  /** 0 in set-up. */
  round: number
  /** Ships in the order in which they move and fire this round, lowest check first. */
  helmOrder: ShipId[]
  /** Results of the checks for it. */
  helmChecks: Record<ShipId, number>
  /** The ship whose turn it is in the helm or gunnery phase. */
  active: ShipId | null
  /** The next number of a projectile or mine. */
  nextProjectile: number
  timeCalled: boolean
}

export interface HexSecrets {
  /** Ships scanned so far, with how many items of each are known (`sheets: scan`). */
  scans: Record<ShipId, number>
}
