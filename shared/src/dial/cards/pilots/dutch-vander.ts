import type { ObjectRef } from '../../state.ts'
import { acquireLock, refuseLock } from '../../tokens/index.ts'
import type { ActionChoice } from '../../words.ts'
import { type Card, when } from '../card.ts'
import { chosenShip, near, oneOf } from '../near.ts'

const ids = ['dutchvander', 'dutchvander-swz106']

export const dutchVander: readonly Card[] = ids.map(id => ({
  kind: 'pilot',
  id,
  says: 'After its lock action a friendly ship at range 1–3 may lock the same object, however far that is.',
  parts: [
    when('afterAction', {
      when: (_t, self, { ship, choice }) => ship === self.id && lockedBy(choice) !== null,
      choices: ({ game }, self, { choice }) => {
        const on = lockedBy(choice)
        const others = near(game, self, 'friendly', 1, 3)
        return oneOf(others.filter(ship => on !== null && refuseLock(game, ship, on, true) === null))
      },
      effect: (t, _self, args, choice) => {
        const on = lockedBy(args.choice)
        if (on !== null) acquireLock(t, chosenShip(choice), on, true)
      },
    }),
  ],
}))

const lockedBy = (choice: ActionChoice): ObjectRef | null => (choice.action === 'lock' ? choice.on : null)
