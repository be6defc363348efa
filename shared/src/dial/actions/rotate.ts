/** The rotate arc action: rules/dial.md §8.2. */
import { hasOnly, reject } from '../../kernel/index.ts'
import type { Ship, Turret } from '../state.ts'
import { type ActionRule, never } from './rule.ts'

const single: readonly Turret[] = ['front', 'right', 'rear', 'left']
const double: readonly Turret[] = ['frontRear', 'leftRight']

/** Another standard arc for a single turret, the other pair for a double one. */
function others({ turret }: Ship): readonly Turret[] {
  if (turret === null) return []
  return (single.includes(turret) ? single : double).filter(to => to !== turret)
}

export const rotate: ActionRule<'rotate'> = {
  type: 'rotate',
  possible: (_game, ship) => ship.turret !== null,
  options: (_game, ship) => others(ship).map(to => ({ action: 'rotate', to })),
  refuses: (_game, ship, choice) => {
    if (!hasOnly(choice, ['action', 'to'])) return reject('bad_answer', 'answer')
    return others(ship).some(to => to === choice.to) ? null : reject('not_an_option', 'answer.to')
  },
  fails: never,
  perform: (t, ship, { to }) => {
    ship.turret = to
    t.emit({ type: 'turretRotated', ship: ship.id, to })
  },
}
