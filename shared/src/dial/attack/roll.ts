/** How many dice are rolled: rules/dial.md §6.4, §7.1 steps 2a and 3a. Clamped to 0–6 after all changes. */
import { shipOf, threshold, tokens } from '../look.ts'
import type { DialTurn } from '../turn.ts'
import type { Attack } from './attack.ts'

const most = 6

/** A primary attack at range 0: no dice are added to it, and its attacker modifies none (A27). */
export function pointBlank({ range, weapon }: Pick<Attack, 'range' | 'weapon'>): boolean {
  return range === 0 && weapon.source === 'primary'
}

/** Range 0–1 adds a die, but not to ordnance and not to a primary attack at range 0. */
export function attackDice(t: DialTurn, attack: Attack): number {
  const { weapon, range } = attack
  const close = !weapon.ordnance && range <= 1 && !pointBlank(attack)
  const depleted = tokens(shipOf(t.game, attack.attacker), 'deplete') > 0
  const count = weapon.value + (close ? 1 : 0) - (depleted ? 1 : 0)
  return clamp(t.fold('attackDice', { attacker: attack.attacker, defender: attack.defender }, count))
}

/** Agility, +2 while cloaked, +1 at range 3 but not against ordnance, +1 when obstructed, −1 each strained and tractored. */
export function defenceDice(t: DialTurn, attack: Attack): number {
  const defender = shipOf(t.game, attack.defender)
  const far = attack.range === 3 && !attack.weapon.ordnance
  const count =
    defender.agility +
    (tokens(defender, 'cloak') > 0 ? 2 : 0) +
    (far ? 1 : 0) +
    (attack.obstructed.length > 0 ? 1 : 0) -
    (tokens(defender, 'strain') > 0 ? 1 : 0) -
    (tokens(defender, 'tractor') >= threshold(defender) ? 1 : 0)
  return clamp(t.fold('defenceDice', { attacker: attack.attacker, defender: attack.defender }, count))
}

function clamp(count: number): number {
  return Math.max(0, Math.min(most, count))
}
