/** An enemy is looked at with the sensors: rules/hex.md §3.7, Scan. No training is needed. */
import { itemsFor, learn, scanWays } from './findings.ts'
import { clouded, deceived, sensing, sensorBonuses, targetOf } from './sensing.ts'

export const scan = sensing({
  action: 'scan',
  untrained: true,
  push: false,
  limit: 'any',
  ways: (game, ship) => (ship.effects.realigned === false ? [] : scanWays(game, ship)),
  bonuses: (game, ship, { target }) => [
    ...sensorBonuses(ship, targetOf(game, target)),
    ...deceived(ship, targetOf(game, target)),
  ],
  twice: (game, _ship, { target }) => clouded(targetOf(game, target)),
  succeed: (t, ship, member, { target }, margin) =>
    learn(t, ship, member, target, itemsFor(margin) + (ship.effects.realigned ? 1 : 0)),
})
