/** Gunners of an enemy roll twice and keep the worse this round: rules/hex.md §3.7, Improve countermeasures. */
import { enemiesOf, sensing, targetOf } from './sensing.ts'

export const improveCountermeasures = sensing({
  action: 'improveCountermeasures',
  push: false,
  limit: 'any',
  resolve: 1,
  ranks: 12,
  ways: (game, ship) =>
    enemiesOf(game, ship)
      .filter(({ effects }) => !effects.jammed)
      .map(({ id }) => ({ target: id })),
  succeed: (t, _ship, _member, { target }) => {
    targetOf(t.game, target).effects.jammed = true
    t.emit({ type: 'effect', ship: String(target), effect: 'jammed', amount: 0, why: 'improveCountermeasures' })
  },
})
