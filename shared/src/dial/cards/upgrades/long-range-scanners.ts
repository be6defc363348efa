import { objects } from '../../actions/lock.ts'
import { refuseLock } from '../../tokens/index.ts'
import { type Card, when } from '../card.ts'

export const longRangeScanners: Card = {
  kind: 'upgrade',
  id: 'longrangescanners-alphaclassstarwing',
  says: 'A charge lets its ship lock an object at any range by its lock action.',
  parts: [
    when('beforeAction', {
      when: (_t, self, { ship, choice }) => ship === self.id && choice.action === 'lock',
      cost: { charges: 1 },
      choices: ({ game }, self) =>
        objects(game)
          .filter(on => refuseLock(game, self, on, true) === null)
          .map(({ kind, id }) => ({ kind, id })),
      effect: (t, _self, _args, on) => t.give({ action: 'lock', on }),
    }),
  ],
}
