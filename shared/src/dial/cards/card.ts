/**
 * A card with an ability of its own, as entries in tables: rules/dial.md §9.4. A new card adds no frame and no request.
 * Its parts: `when` a window opens, `always` on, and `dice` while they are modified.
 */
import type { Json, Seat } from '../../kernel/index.ts'
import type { Attack } from '../attack/attack.ts'
import type { Grant } from '../data/index.ts'
import { isRemote, type Placed } from '../look.ts'
import type { Doing } from '../obstacles/heeded.ts'
import type { DialGame, Ship } from '../state.ts'
import type { DialTurn } from '../turn.ts'
import type { DialFolds, DialWindows } from '../words.ts'
import type { Cost } from './cost.ts'

export type WindowName = keyof DialWindows
export type FoldName = keyof DialFolds

/** An ability that a window triggers. `self` is the ship that has the card. */
export interface Triggered<N extends WindowName = WindowName, Self extends Ship = Placed> {
  readonly window: N
  /** Requirement, besides a card in play and a cost that can be paid. Looked at again when it resolves. */
  readonly when?: (t: DialTurn, self: Self, args: DialWindows[N]) => boolean
  /** What may be chosen; of nothing the ability cannot be used. Left out: there is nothing to choose. */
  readonly choices?: (t: DialTurn, self: Self, args: DialWindows[N]) => readonly Json[]
  readonly cost?: Cost
  /** It cannot be declined. */
  readonly must?: true
  /** Who says whether and how it is used. Left out: the player of the ship. */
  readonly asks?: (t: DialTurn, self: Self, args: DialWindows[N]) => Seat
  /** What was chosen is for its own side to know: it is not told. */
  readonly secret?: true
  /** Order against the same player's other abilities never matters. */
  readonly commutes?: true
  /** What it returns, as plain data, is handed to `follow`. One that calls `t.give(true)` stands for the event ("would … instead"). */
  readonly effect: (t: DialTurn, self: Self, args: DialWindows[N], choice: Json) => unknown
  /** What comes when all that the effect pushed is done; `t.result()` is what it gave. Not after a declined use. */
  readonly follow?: (t: DialTurn, self: Ship, args: DialWindows[N], kept: Json) => void
}

/** A filter: what the card makes of a value. */
export interface Constant<N extends FoldName = FoldName, Self extends Ship = Placed> {
  readonly fold: N
  readonly change: (
    t: DialTurn,
    self: Self,
    args: DialFolds[N]['args'],
    value: DialFolds[N]['value'],
  ) => DialFolds[N]['value']
}

/** What a card does to dice while they are modified (rules/dial.md §7.1 steps 2b and 3b): no window, no queue. */
export interface DicePart {
  readonly cost?: Cost
  /** It cannot be declined. */
  readonly must?: true
  /** "That ship may …": the ship that attacks or defends modifies its dice by it, not the one that has the card. */
  readonly byFighter?: true
  /** The choices that it offers now; none when it may do nothing. */
  readonly options: (game: DialGame, self: Placed, attack: Attack, dice: 'red' | 'green') => readonly Json[]
  readonly apply: (t: DialTurn, self: Placed, attack: Attack, choice: Json) => void
}

/** An action that a card prints: its choices, of which there is one at least where it can be performed. */
export interface CardAction {
  readonly cost?: Cost
  readonly choices: (game: DialGame, self: Placed) => readonly Json[]
  readonly perform: (t: DialTurn, self: Placed, choice: Json) => void
}

/**
 * When a part counts: while its ship stands on the table; in reserve too; or while its card, a condition, lies face down
 * on a ship on the table.
 */
export type Active = 'onTable' | 'inReserve' | 'faceDown'

export type Part =
  | { readonly kind: 'when'; readonly rule: Triggered; readonly active: Active }
  | { readonly kind: 'always'; readonly rule: Constant; readonly active: Exclude<Active, 'faceDown'> }
  | { readonly kind: 'dice'; readonly rule: DicePart }

export const cardKinds = ['pilot', 'upgrade', 'shipAbility', 'condition', 'remote'] as const

export interface Card {
  readonly kind: (typeof cardKinds)[number]
  /** As in the tables. */
  readonly id: string
  /** The side of an upgrade that is up: an index. Left out: whichever. */
  readonly side?: number
  /** What it does, in our words. */
  readonly says: string
  readonly parts: readonly Part[]
  readonly action?: CardAction
  /** Its charges cannot be recovered. */
  readonly neverRecovers?: true
  /** What it adds to the card of its own ship, or of the carrier that its ship is docked with, as things stand. */
  readonly lends?: (game: DialGame, self: Ship, to: Ship) => readonly Grant[]
  /** The room that its ship has for others. */
  readonly bay?: Bay
  /** Whether its ship takes no notice of an obstacle for this. */
  readonly ignores?: (game: DialGame, self: Placed, obstacle: string, doing: Doing) => boolean
  /** Its ship may boost and barrel roll through obstacles and onto them. */
  readonly passesObstacles?: true
}

/** Which ships may dock (rules/dial.md §8.2), how many at once, and by which guides they leave. */
export interface Bay {
  readonly types: readonly string[]
  readonly most: number
  readonly guides: readonly ('front' | 'rear')[]
}

/** Whether a ship has the card, with this side of it up. */
export function hasUp(ship: Ship, { kind, id, side }: Pick<Card, 'kind' | 'id' | 'side'>): boolean {
  switch (kind) {
    case 'pilot':
      return ship.pilot === id
    case 'shipAbility':
      return ship.shipAbility === id
    case 'upgrade':
      return ship.upgrades.some(upgrade => upgrade.id === id && (side === undefined || upgrade.side === side))
    case 'condition':
      return ship.conditions.some(({ card }) => card === id)
    case 'remote':
      return isRemote(ship) && ship.card === id
  }
}

/** In set-up nothing else is triggered (rules/dial.md §1.2 step 5). */
export const setUpWindows: readonly WindowName[] = [
  'beforePlaceForces',
  'shipPlaced',
  'afterPlaceForces',
  'prepare',
  'phaseEnd',
]

/** Of a ship on the table. */
export function when<N extends WindowName>(window: N, rule: Omit<Triggered<N>, 'window'>): Part {
  return { kind: 'when', rule: { ...rule, window } as unknown as Triggered, active: 'onTable' }
}

/** Of a ship in play, on the table or still in reserve. */
export function whenInReserve<N extends WindowName>(window: N, rule: Omit<Triggered<N, Ship>, 'window'>): Part {
  return { kind: 'when', rule: { ...rule, window } as unknown as Triggered, active: 'inReserve' }
}

/**
 * Of a condition that lies face down. It is put as a question even where nothing may be chosen, and its use is not told:
 * else that would give away which it is. What it costs its effect has to see to.
 */
export function whenFaceDown<N extends WindowName>(window: N, rule: Omit<Triggered<N>, 'window' | 'cost'>): Part {
  return { kind: 'when', rule: { ...rule, window } as unknown as Triggered, active: 'faceDown' }
}

export function always<N extends FoldName>(fold: N, change: Constant<N>['change']): Part {
  return { kind: 'always', rule: { fold, change } as unknown as Constant, active: 'onTable' }
}

/** Of a ship in play, on the table or still in reserve. */
export function alwaysInReserve<N extends FoldName>(fold: N, change: Constant<N, Ship>['change']): Part {
  return { kind: 'always', rule: { fold, change } as unknown as Constant, active: 'inReserve' }
}

export function dice(rule: DicePart): Part {
  return { kind: 'dice', rule }
}
