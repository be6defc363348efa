/** How many dice are rolled: rules/dial.md §6.4, §7.1 steps 2a and 3a. Kept within 0–6 after all changes. */
import { shipOf, threshold, tokens } from '../look.ts'
import type { DialTurn } from '../turn.ts'
import type { Attack } from './attack.ts'
import { rolled } from './dice-count.ts'

/** However many effects there are. */
export const mostDice = 6

/** A primary attack at range 0: no dice are added to it, and its attacker modifies none (A27). */
export function pointBlank({ range, weapon }: Pick<Attack, 'range' | 'weapon'>): boolean {
  return range === 0 && weapon.source === 'primary'
}

/** Range 0–1 adds a die, but not to ordnance and not to a primary attack at range 0. */
export function attackDice(t: DialTurn, attack: Attack): number {
  const { weapon, attacker, defender, extra, most } = attack
  const closed = pointBlank(attack)
  const close = attack.range <= 1 && !weapon.ordnance ? 1 : 0
  const bonus = closed ? 0 : t.fold('rangeBonus', { attacker, defender, dice: 'red' }, close)
  const depleted = tokens(shipOf(t.game, attacker), 'deplete') > 0 ? 1 : 0
  const dice = weapon.value + bonus + extra.red - depleted
  return rolled(t.fold('attackDice', { attacker, defender }, { dice, most: most.red, closed }))
}

/** Agility, +2 while cloaked, +1 at range 3 but not against ordnance, +1 when obstructed, −1 each strained and tractored. */
export function defenceDice(t: DialTurn, attack: Attack): number {
  const { weapon, attacker, defender, extra, most } = attack
  const ship = shipOf(t.game, defender)
  const far = attack.range === 3 && !weapon.ordnance ? 1 : 0
  const dice =
    ship.agility +
    (tokens(ship, 'cloak') > 0 ? 2 : 0) +
    t.fold('rangeBonus', { attacker, defender, dice: 'green' }, far) +
    (attack.obstructed.length > 0 ? 1 : 0) +
    extra.green -
    (tokens(ship, 'strain') > 0 ? 1 : 0) -
    (tokens(ship, 'tractor') >= threshold(ship) ? 1 : 0)
  return rolled(t.fold('defenceDice', { attacker, defender }, { dice, most: most.green, closed: false }))
}

/** Some dice more for the roll that is to come, by an ability that is used now. */
export function rollMore(attack: Attack, dice: 'red' | 'green', count = 1): void {
  if (dice === 'green' || !pointBlank(attack)) attack.extra[dice] += count
}

export function rollFewer(attack: Attack, dice: 'red' | 'green', count = 1): void {
  attack.extra[dice] -= count
}

/** The roll that is to come has a maximum. */
export function rollAtMost(attack: Attack, dice: 'red' | 'green', most: number): void {
  attack.most[dice] = Math.min(attack.most[dice], most)
}
