/** One attack on a small table: a1 in the south, heading north, attacks b1 in the north, heading south. */
import type { ArcName } from '../../src/geometry/index.ts'
import type { Json } from '../../src/kernel/index.ts'
import { type At, type ShipSetup, type Table, type TableSetup, table } from './table.ts'

export interface Duel extends Partial<Omit<TableSetup, 'ships'>> {
  readonly a?: Partial<ShipSetup>
  readonly b?: Partial<ShipSetup>
  /** Where b1 stands; at range 2 by default. */
  readonly at?: At
  readonly more?: readonly ShipSetup[]
  /** `primary`, or the place of a card among the upgrades of a1. */
  readonly weapon?: 'primary' | number
  readonly arc?: ArcName
  readonly turret?: true
}

/** Distances of b1 from a1 that put it at these ranges, straight ahead. */
export const range1: At = [400, 530, 180]
export const range2: At = [400, 590, 180]
export const range3: At = [400, 690, 180]
/** In contact, guides to guides. */
export const range0: At = [400, 443.18, 180]

/** The table before the attack, and what declares it. */
export function faceOff({ a = {}, b = {}, at = range2, more = [], weapon = 'primary', arc = 'front', ...rest }: Duel) {
  const { turret, ...setup } = rest
  const t = table({
    phase: 'engagement',
    ...setup,
    ships: [{ id: 'a1', at: [400, 400], ...a }, { id: 'b1', at, ...b }, ...more],
  })
  const shot: Json = { weapon, arc, ...(turret && { turret }), target: 'b1' }
  return { t, shot }
}

/** The attack is declared. */
export function duel(setup: Duel, bonus = false): Table {
  const { t, shot } = faceOff(setup)
  t.push('offerAttack', { ship: 'a1', bonus })
  t.answer(shot)
  return t
}

/** A lock of one ship on another. */
export const lockOf = (by: string, id: string) => ({ by, on: { kind: 'ship', id } }) as const

/** An upgrade with full charges, as a setup takes it. */
export const charged = (value: number, recovers = 0) => ({ value, max: value, recovers })

/** The charges left on the pilot's card (no card named) or on an upgrade. */
export function chargesLeft(t: Table, ship: string, card?: string): number | undefined {
  const { charges, upgrades } = t.ship(ship)
  return (card === undefined ? charges : upgrades.find(({ id }) => id === card)?.charges)?.value
}

/** What was rolled and what was left, of the first attack told. */
export const rolledIn = (t: Table, type: 'attackRolled' | 'defenceRolled') =>
  t.events.flatMap(e => (e.type === type ? [e.faces.length] : []))

export const leftIn = (t: Table) =>
  t.events.flatMap(e => (e.type === 'attackResolved' ? [{ hits: e.hits, crits: e.crits }] : []))
