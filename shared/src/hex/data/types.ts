/** The numbers of ships and their parts: rules/hex.md §4. Open content; see LICENSES. */
import type { HexArc } from '../../geometry/index.ts'

export const shipSizes = [
  'tiny',
  'small',
  'medium',
  'large',
  'huge',
  'gargantuan',
  'colossal',
  'supercolossal',
] as const
/** Tiny counts 1, supercolossal 8. */
export type ShipSize = (typeof shipSizes)[number]

/** From worst to best. */
export const manoeuvrabilities = ['clumsy', 'poor', 'average', 'good', 'perfect'] as const
export type Manoeuvrability = (typeof manoeuvrabilities)[number]

export const roles = [
  'captain',
  'pilot',
  'gunner',
  'engineer',
  'scienceOfficer',
  'chiefMate',
  'magicOfficer',
  'passenger',
] as const
export type Role = (typeof roles)[number]

export const skills = [
  'bluff',
  'computers',
  'diplomacy',
  'engineering',
  'gunnery',
  'intimidate',
  'mysticism',
  'acrobatics',
  'athletics',
  'perception',
  'piloting',
] as const
export type Skill = (typeof skills)[number]

export type WeaponClass = 'light' | 'heavy' | 'capital'
export type Mount = HexArc | 'turret'

/** Special properties of weapons, each with its number where it has one (rules/hex.md §3.8). */
export type WeaponProperty =
  | { readonly property: 'array' | 'broadArc' | 'line' | 'ripper' | 'buster' | 'burrowing' | 'emp' | 'quantum' }
  | {
      readonly property:
        | 'tractorBeam'
        | 'vortex'
        | 'scatterscan'
        | 'spore'
        | 'smart'
        | 'gravityWell'
        | 'navScram'
        | 'hacking'
    }
  | { readonly property: 'irradiate'; readonly level: 'low' | 'medium' | 'high' }
  | { readonly property: 'limitedFire'; readonly shots: number }
  | { readonly property: 'point'; readonly bonus: number }
  | { readonly property: 'mine'; readonly count: number }
  | { readonly property: 'forceField'; readonly points: number }
  | { readonly property: 'rail'; readonly dice: string }
  /** In the tables, and not carried out: players see to it. */
  | { readonly property: 'manual'; readonly name: string }

export interface WeaponCard {
  readonly id: string
  readonly name: string
  readonly class: WeaponClass
  readonly kind: 'direct' | 'tracking' | 'mine' | 'melee' | 'ecm'
  /** Hexes of one increment. */
  readonly increment: number
  readonly speed: number | null
  /** Dice such as `4d8` or `(2d6)*10`; null: none of its own. */
  readonly damage: string | null
  readonly pcu: number
  readonly cost: number
  /** An array takes two; spines need none. */
  readonly mounts: 0 | 1 | 2
  readonly properties: readonly WeaponProperty[]
  readonly core: boolean
}

export interface FrameCard {
  readonly id: string
  readonly name: string
  readonly size: ShipSize
  readonly manoeuvrability: Manoeuvrability
  readonly hull: number
  readonly hullIncrement: number
  readonly damageThreshold: number
  readonly mounts: readonly { readonly arc: Mount; readonly class: WeaponClass; readonly count: number }[]
  /** Expansion bays; null: as many as it likes. */
  readonly bays: number | null
  readonly crew: { readonly least: number; readonly most: number }
  readonly cost: number
  readonly core: boolean
}

export type Tier = '1/4' | '1/3' | '1/2' | number

export interface ThrusterCard {
  /** The first letter of its size and its speed: `m8`. */
  readonly id: string
  readonly size: ShipSize
  readonly speed: number
  /** On Piloting checks. */
  readonly piloting: number
  readonly pcu: number
  readonly cost: number
}

export interface PowerCoreCard {
  readonly id: string
  readonly name: string
  readonly sizes: readonly ShipSize[]
  readonly pcu: number
  readonly cost: number
}

export interface ArmourCard {
  /** Its bonus on AC. */
  readonly mark: number
  readonly tl: number
  /** Hexes added between turns. */
  readonly turn: number
  readonly each: number
}

export interface CountermeasureCard {
  /** Its bonus on TL. */
  readonly mark: number
  readonly pcu: number
  readonly cost: number
}

export interface AblativeCard {
  readonly points: number
  readonly turn: number
  readonly cost: number
}

export interface BulkheadCard {
  readonly mark: number
  /** How often a critical is cancelled. */
  readonly percent: number
  readonly each: number
}

export interface FortifiedHullCard {
  readonly id: string
  readonly name: string
  /** Added to the critical threshold for every step of size. */
  readonly threshold: number
  readonly each: number
}

export interface ShieldCard {
  readonly id: string
  readonly points: number
  /** A minute, out of combat. */
  readonly regeneration: number
  readonly pcu: number
  readonly cost: number
}

export interface DeflectorCard {
  readonly id: string
  readonly value: number
  readonly ac: number
  readonly tl: number
  readonly pcu: number
  readonly cost: number
}

export interface ComputerCard {
  readonly id: string
  readonly bonus: number
  readonly nodes: number
  readonly pcu: number
  readonly cost: number
}

export interface SensorCard {
  readonly id: string
  readonly increment: number
  readonly modifier: number
  readonly cost: number
}

export interface BayCard {
  readonly id: string
  readonly sizes: readonly ShipSize[]
  /** How many bays of the frame it takes. */
  readonly takes: number
  readonly cost: number
}
