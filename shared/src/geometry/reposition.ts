/** Barrel rolls, boosts and decloaks: rules/dial.md §4.4, rules/dial.md §8.2. */
import type { Area, Body, Reposition, Shape, Size, Variant } from './types.ts'

export interface RepositionTable {
  readonly ships: readonly Body[]
  readonly obstacles: readonly Shape[]
  readonly devices: readonly Shape[]
  readonly guides: boolean
  readonly area: Area
}

export function barrelRoll(_size: Size): readonly Variant[] {
  throw new Error('being written')
}
export function boost(): readonly Variant[] {
  throw new Error('being written')
}
export function decloak(_size: Size): readonly Variant[] {
  throw new Error('being written')
}
export function reposition(_ship: Body, _variants: readonly Variant[], _table: RepositionTable): Reposition[] {
  throw new Error('being written')
}
