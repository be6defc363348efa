/** Each upgrade fills its slots on the upgrade bar: rules/dial.md §1.1. */

import type { Slot, Upgrade } from '../data/index.ts'
import { type FieldedShip, type FieldedUpgrade, hasStandardLoadout, type Rule } from './fielded.ts'

/** The ship ability that is a slot of its own: it takes any one of these, of one slot. */
const HARDPOINT = 'weaponhardpoint'
const HARDPOINT_TAKES: readonly Slot[] = ['cannon', 'torpedo', 'missile']

/** An upgrade for which no slot is left is reported; what the others need counts first if it needs several slots. */
export const slots: Rule = ({ ships }) =>
  ships
    .filter(({ pilot }) => !hasStandardLoadout(pilot))
    .flatMap(ship =>
      withoutSlot(ship).map(({ card, where }) => ({
        code: 'no_slot',
        where,
        message: `${ship.pilot.id} has no ${needs(card).join(' and ')} slot left for ${card.id}.`,
      })),
    )

/** Every slot of the ship, those included that its upgrades add. */
export const upgradeBar = ({ pilot, upgrades }: FieldedShip): readonly Slot[] => [
  ...pilot.slots,
  ...upgrades.flatMap(({ card }) => changes(card).flatMap(({ slot, amount }) => Array(Math.max(0, amount)).fill(slot))),
]

/** The slots that a weapon hardpoint of the pilot stands for; none without one. */
export const hardpointSlots = ({ pilot }: FieldedShip): readonly Slot[] =>
  pilot.shipAbility === HARDPOINT ? HARDPOINT_TAKES : []

/** Cards of several slots come first: the hardpoint cannot help them. */
const withoutSlot = (ship: FieldedShip): readonly FieldedUpgrade[] => {
  const bar = [...upgradeBar(ship)]
  let hardpoint = hardpointSlots(ship)
  return ship.upgrades
    .toSorted((one, other) => needs(other.card).length - needs(one.card).length)
    .filter(({ card }) => {
      const [slot, ...more] = needs(card)
      if (take(bar, needs(card))) return false
      if (more.length > 0 || slot === undefined || !hardpoint.includes(slot)) return true
      hardpoint = []
      return false
    })
}

/** The slots that a card fills, and those that it takes away: they must be there and stay empty. */
const needs = (card: Upgrade): readonly Slot[] => [
  ...card.sides[0].slots,
  ...changes(card).flatMap(({ slot, amount }) => Array(Math.max(0, -amount)).fill(slot)),
]

const changes = ({ sides: [{ grants }] }: Upgrade) => grants.filter(grant => grant.kind === 'slot')

/** Takes all of the wanted slots off the bar, or none. */
const take = (bar: Slot[], wanted: readonly Slot[]): boolean => {
  const left = [...bar]
  for (const slot of wanted) {
    const at = left.indexOf(slot)
    if (at < 0) return false
    left.splice(at, 1)
  }
  bar.splice(0, bar.length, ...left)
  return true
}
