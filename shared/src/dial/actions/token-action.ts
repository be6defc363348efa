/** Actions that gain one token: rules/dial.md §8.2. */
import { hasOnly, reject } from '../../kernel/index.ts'
import { gain } from '../tokens/index.ts'
import { type ActionRule, always, never } from './rule.ts'

type TokenAction = 'focus' | 'calculate' | 'evade' | 'cloak'

export function tokenAction<A extends TokenAction>(type: A, possible: ActionRule['possible'] = always): ActionRule<A> {
  return {
    type,
    possible,
    options: () => [{ action: type }],
    refuses: (_game, _ship, choice) => (hasOnly(choice, ['action']) ? null : reject('bad_answer', 'answer')),
    fails: never,
    perform: (t, ship) => gain(t, ship.id, type, 1),
  }
}
