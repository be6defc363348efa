/** The next hit on an enemy strikes one of its systems: rules/hex.md §3.7, Target system; 6.43, 6.44. One of each enemy. */
import type { System } from '../../state.ts'
import { untyped } from '../bonus.ts'
import { enemiesOf, sensing } from './sensing.ts'

const targets = ['powerCore', 'engines', 'lifeSupport', 'sensors', 'weapons'] as const

export const targetSystem = sensing({
  action: 'targetSystem',
  push: true,
  limit: 'any',
  ways: (game, ship) => enemiesOf(game, ship).flatMap(({ id }) => targets.map(system => ({ target: id, system }))),
  bonuses: (_game, ship) => untyped('sensors', ship.sensors.modifier),
  succeed: (t, ship, _member, { target: id, system }) => {
    const target = String(id)
    const aimed = { ship: target, system: system as System | 'weapons' }
    ship.targeted = [...ship.targeted.filter(other => other.ship !== target), aimed]
    t.emit({ type: 'effect', ship: target, effect: 'systemTargeted', amount: 0, why: aimed.system })
  },
})
