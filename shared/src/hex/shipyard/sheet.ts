/** The sheet of a ship: its parts and its crew, as people write it down (rules/hex.md §4). */
import type { Seat } from '../../kernel/index.ts'
import type { Mount, Role, Skill, Tier } from '../data/types.ts'
import type { Quarters } from '../state.ts'

export interface SheetWeapon {
  readonly weapon: string
  readonly mount: Mount
  /** Two of them in one: they fire together, take two mounts, and the second costs half. */
  readonly linked?: true
  /** Built in and switched off: it draws no power and takes no part. */
  readonly off?: true
}

/** One who acts, alone or with a team below. */
export interface SheetMember {
  readonly name: string
  readonly role: Role
  /** Own bonuses; of a printed crew those of the print, what the ship adds among them. */
  readonly skills: { readonly [skill in Skill]?: number }
  /** Left out: as many as levels in each skill that it has. */
  readonly ranks?: { readonly [skill in Skill]?: number }
  /** Left out: as the tier of the ship, 1 at least. */
  readonly level?: number
  /** Left out: none of its own. */
  readonly resolve?: number
  /** Where its player counts them, for damage to the crew. */
  readonly hitPoints?: number
  readonly reflex?: number
  /** Those who work under it. */
  readonly team?: number
  /** Who plays it; left out: the seat that brings the ship. */
  readonly seat?: Seat
}

/** What a printed block says itself; nothing of it is better than its parts give. */
export interface Printed {
  /** With the ranks of its pilot. */
  readonly ac: number
  readonly tl: number
  /** Hexes between turns; armour is not counted again (6.57). */
  readonly turn: number
  /** Of its cores, where it is less. */
  readonly pcu?: number
}

export interface Sheet {
  readonly name: string
  readonly tier: Tier
  readonly frame: string
  readonly cores: readonly string[]
  readonly thrusters: string
  /** Marks; left out: none. */
  readonly armour?: number
  readonly countermeasures?: number
  /** Points of ablative armour, a quarter for each quadrant. */
  readonly ablative?: number
  /** Their mark. */
  readonly bulkheads?: number
  readonly fortifiedHull?: string
  readonly shields?: string
  /** How the points of the shields are split; left out: its player splits them. */
  readonly split?: Quarters
  /** Left out: a basic one, without nodes. */
  readonly computer?: string
  readonly sensors: string
  readonly bays?: readonly string[]
  /** What has no part in a battle, with its price. */
  readonly others?: readonly { readonly name: string; readonly cost: number }[]
  readonly weapons: readonly SheetWeapon[]
  readonly crew: readonly SheetMember[]
  readonly printed?: Printed
}
