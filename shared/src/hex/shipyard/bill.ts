/** What a ship costs, and what it draws from its cores: rules/hex.md §4. */
import { sizes } from '../data/open/sizes.ts'
import { arcs } from '../state.ts'
import type { Fitted, FittedWeapon } from './fitted.ts'
import { planMounts } from './mounts.ts'
import type { Sheet } from './sheet.ts'

export const allMounts = [...arcs, 'turret'] as const

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)

/** The second of a linked pair costs half. */
const weaponCost = ({ card: { cost }, guns }: FittedWeapon) => cost + (guns === 2 ? Math.floor(cost / 2) : 0)

/** In build points. */
export function costOf(fitted: Fitted, others: Sheet['others'] = []): number {
  const { frame, cores, thrusters, armour, countermeasures, fortifiedHull } = fitted
  const { ablative, bulkheads, shields, computer, sensors, bays, weapons } = fitted
  const { step } = sizes[frame.size]
  return (
    sum([frame, ...cores, thrusters, computer, sensors, ...bays, ...others].map(({ cost }) => cost)) +
    step * sum([armour, bulkheads, fortifiedHull].map(part => part?.each ?? 0)) +
    (ablative?.cost ?? 0) +
    (countermeasures?.cost ?? 0) +
    (shields?.cost ?? 0) +
    sum(weapons.map(weaponCost)) +
    sum(allMounts.map(arc => planMounts(fitted, arc).cost))
  )
}

/** Of all that is switched on in a battle; bays are not. */
export function powerOf({ thrusters, countermeasures, shields, computer, weapons }: Fitted): number {
  return (
    thrusters.pcu +
    computer.pcu +
    (countermeasures?.pcu ?? 0) +
    (shields?.pcu ?? 0) +
    sum(weapons.map(({ card, guns, isOff }) => (isOff ? 0 : card.pcu * guns)))
  )
}

export function coresPcu({ cores }: Pick<Fitted, 'cores'>): number {
  return sum(cores.map(({ pcu }) => pcu))
}
