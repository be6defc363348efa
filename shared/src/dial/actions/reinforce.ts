/** The reinforce action: rules/dial.md §8.2. Fore or aft, and both are one action. */
import { hasOnly, reject } from '../../kernel/index.ts'
import { gain } from '../tokens/index.ts'
import { type ActionRule, always, never } from './rule.ts'

export const reinforce: ActionRule<'reinforce'> = {
  type: 'reinforce',
  possible: always,
  options: () => [
    { action: 'reinforce', end: 'fore' },
    { action: 'reinforce', end: 'aft' },
  ],
  refuses: (_game, _ship, choice) => {
    const named = hasOnly(choice, ['action', 'end']) && (choice.end === 'fore' || choice.end === 'aft')
    return named ? null : reject('bad_answer', 'answer.end', 'It is fore or aft.')
  },
  fails: never,
  perform: (t, ship, { end }) => gain(t, ship.id, end === 'fore' ? 'reinforceFore' : 'reinforceAft', 1),
}
