/** Cards that touch dice while they are modified: rules/dial.md §7.1 steps 2b and 3b, §7.2. */
import type { Json, Listener } from '../../kernel/index.ts'
import type { Attack } from '../attack/attack.ts'
import { ancientKnowledge } from '../scenario/knowledge.ts'
import type { DialGame } from '../state.ts'
import type { DialTurn } from '../turn.ts'
import { cardDice } from './registry.ts'

/** What a card may do to the dice of an attack. It listens to `modifyDice`. */
export interface DiceCard {
  readonly id: string
  /** It has to be used where it can be. */
  readonly must?: true
  /** The ship that attacks or defends modifies its dice by it, not the ship that has the card. */
  readonly byFighter?: true
  /** The choices that the card offers now; none when it may do nothing or its cost cannot be paid. */
  options(game: DialGame, attack: Attack, dice: 'red' | 'green', source: Listener): readonly Json[]
  apply(t: DialTurn, attack: Attack, choice: Json, source: Listener): void
}

/** By the name under which it listens. */
export function diceCard(id: string): DiceCard | undefined {
  return id === ancientKnowledge.id ? ancientKnowledge : cardDice(id)
}
