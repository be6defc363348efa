/** The printed facts of cards and ships, without a word of card text: rules/dial.md §11.2, §7.4, §9.1. */

import type {
  ActionColour,
  ActionType,
  Arc,
  DeviceKind,
  Faction,
  ForceSide,
  Format,
  Keyword,
  Ruleset,
  Size,
  Slot,
} from './vocabulary.ts'

/** One action of an action bar; `linked` stands to its right. A bar may hold one type twice with different links. */
export interface Action {
  readonly type: ActionType
  readonly colour: ActionColour
  readonly linked?: { readonly type: ActionType; readonly colour: ActionColour }
}

/** A primary attack: dice rolled in that arc. */
export interface PrimaryAttack {
  readonly arc: Arc
  readonly value: number
}

/** A special weapon. `ordnance` weapons get no range bonus. Ranges are bands 0–5. */
export interface SpecialAttack {
  readonly arc: Arc
  readonly value: number
  readonly minRange: number
  readonly maxRange: number
  readonly ordnance: boolean
}

/** A pool of charges, shields or energy; `recovers` is added in each End Phase (−1: one is lost). */
export interface Pool {
  readonly value: number
  readonly recovers: number
}

export interface Force extends Pool {
  readonly sides: readonly ForceSide[]
}

/** What a ship is before upgrades. A pilot card may print its own values over the ship's. */
export interface Profile {
  /** Manoeuvre codes such as `2TB`: speed, bearing, colour (rules/dial.md §11.2). Empty for the one ship without a dial. */
  readonly dial: readonly string[]
  readonly attacks: readonly PrimaryAttack[]
  readonly agility: number
  readonly hull: number
  readonly shields: Pool
  /** Huge ships only. */
  readonly energy?: Pool
  readonly actions: readonly Action[]
}

/** A ship type. Its numbers are the same in each of its factions. */
export interface Ship extends Profile {
  readonly id: string
  readonly size: Size
  readonly factions: readonly Faction[]
}

interface Card {
  readonly id: string
  /** The card's names as keys, one per name it bears: cards that share one share their limit, pilots and upgrades alike. */
  readonly nameIds: readonly string[]
  /** How many cards of this name a squad may hold; 0 is no limit. */
  readonly limited: number
  /** In which formats the card may be played. */
  readonly formats: readonly Format[]
  /** How many copies a squad may hold at most; 0 is unrestricted. */
  readonly restricted: number
}

export interface Pilot extends Card {
  readonly ship: string
  readonly faction: Faction
  readonly initiative: number
  /** Huge ships: the initiative at which they engage. */
  readonly engagement?: number
  /** Squad points. */
  readonly cost: number
  /** What the upgrades of this ship may cost together. */
  readonly loadout: number
  /** One entry per slot: two crew slots are two entries. */
  readonly slots: readonly Slot[]
  readonly keywords: readonly Keyword[]
  readonly charges?: Pool
  readonly force?: Force
  readonly conditions: readonly string[]
  /** Upgrades that come with the pilot; such a pilot takes no others. */
  readonly standardLoadout?: readonly string[]
  /** Whether the card has an ability of its own, apart from the ship's. */
  readonly ability: boolean
  readonly shipAbility?: string
  /** Values that this card prints over those of its ship. */
  readonly prints?: Partial<Profile>
}

/** All restrictions of a card must hold; within one, any entry of a list does. */
export type Restriction =
  /** The ship's faction, or (`orSquadHas`) a card of that name in the squad. */
  | { readonly kind: 'faction'; readonly of: readonly Faction[]; readonly orSquadHas?: readonly string[] }
  | { readonly kind: 'ship'; readonly of: readonly string[] }
  | { readonly kind: 'size'; readonly of: readonly Size[] }
  | { readonly kind: 'keyword'; readonly of: readonly Keyword[] }
  | { readonly kind: 'shipAbility'; readonly of: readonly string[] }
  | { readonly kind: 'force'; readonly of: readonly ForceSide[] }
  | { readonly kind: 'arc'; readonly of: readonly Arc[] }
  /** Another upgrade in one of these slots. */
  | { readonly kind: 'equipped'; readonly of: readonly Slot[] }
  /** The action on the bar, in this colour if one is named; linked actions do not count. */
  | { readonly kind: 'action'; readonly type: ActionType; readonly colour?: ActionColour }
  | { readonly kind: 'initiative'; readonly atMost: number }
  | { readonly kind: 'shields'; readonly atLeast: number }
  | { readonly kind: 'energy'; readonly atLeast: number }
  /** The pilot's card is (not) limited. */
  | { readonly kind: 'limited'; readonly is: boolean }

/** What a face-up side of an upgrade adds to its ship; amounts may be negative. */
export type Grant =
  | { readonly kind: 'action'; readonly action: Action }
  | { readonly kind: 'slot'; readonly slot: Slot; readonly amount: number }
  | { readonly kind: 'stat'; readonly stat: 'agility' | 'hull' | 'shields' | 'energy'; readonly amount: number }
  /** Added to the primary attack in that arc; a ship without one gains it with this value. */
  | { readonly kind: 'attack'; readonly arc: Arc; readonly amount: number }
  | { readonly kind: 'arc'; readonly arc: Arc }

/** What a card puts on the table. Remotes have an initiative and stats. */
export interface Device {
  readonly id: string
  readonly kind: DeviceKind
  readonly initiative?: number
  readonly agility?: number
  readonly hull?: number
  readonly attack?: SpecialAttack
  readonly charges?: Pool
}

/** One face of an upgrade card. */
export interface Side {
  readonly type: Slot
  /** The slots this side fills, as many entries as slots. */
  readonly slots: readonly Slot[]
  readonly ability: boolean
  readonly attack?: SpecialAttack
  readonly charges?: Pool
  readonly force?: Force
  readonly grants: readonly Grant[]
  readonly device?: Device
  readonly conditions: readonly string[]
  /** The ship ability that this side puts in the place of the ship's. */
  readonly shipAbility?: string
}

export interface Upgrade extends Card {
  /** Absent where the ruleset prices none: then only a standard loadout brings the card. */
  readonly cost?: number
  readonly standardLoadoutOnly: boolean
  /** At most one card of this upgrade type in the squad. */
  readonly solitary: boolean
  /** If one ship of a type has it, each ship of that type which can must have it. */
  readonly standardized: boolean
  readonly restrictions: readonly Restriction[]
  /** The first is face up when the game begins. */
  readonly sides: readonly [Side, ...Side[]]
}

/** A card of the damage deck: `count` copies of it. */
export interface DamageCard {
  readonly id: string
  readonly count: number
  readonly trait: 'pilot' | 'ship'
}

export interface Condition {
  readonly id: string
  readonly limited: number
}

/** A file of tables: a base names whole records, a later layer only what it changes. */
export interface Base {
  readonly name: string
  /** ISO day from which the layer is in force. */
  readonly date: string
  readonly ruleset: Ruleset
  readonly ships: readonly Ship[]
  readonly pilots: readonly Pilot[]
  readonly upgrades: readonly Upgrade[]
  readonly conditions: readonly Condition[]
  readonly damage: readonly DamageCard[]
}

/** Fields to replace in a record; `null` takes an optional field away. */
export type Change<T> = { readonly id: string } & { readonly [K in keyof T]?: T[K] | null }

export interface Layer {
  readonly name: string
  readonly date: string
  readonly ruleset: Ruleset
  /** Each row changes the record of its id; an unknown id with every field is a new record. */
  readonly changes: {
    readonly ships?: readonly Change<Ship>[]
    readonly pilots?: readonly Change<Pilot>[]
    readonly upgrades?: readonly Change<Upgrade>[]
    readonly conditions?: readonly Change<Condition>[]
    readonly damage?: readonly Change<DamageCard>[]
  }
}
