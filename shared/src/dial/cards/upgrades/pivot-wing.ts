/** Closed it turns on the spot and is an easier target: rules/dial.md §7.1 step 3a, §4.3. */
import { fewer } from '../../attack/dice-count.ts'
import { manoeuvre } from '../../manoeuvre/manoeuvre.ts'
import { type Rotation, rotated, rotateShip } from '../../manoeuvre/rotate-ship.ts'
import { always, type Card, when } from '../card.ts'
import { flipsBeforeActivating, startsOnEitherSide } from '../flip.ts'

const id = 'pivotwing'
const ways: readonly Rotation[] = ['left', 'right', 'around']

export const pivotWing: readonly Card[] = [
  {
    kind: 'upgrade',
    id,
    side: 0,
    says: 'It rolls one defence die less; after a stationary manoeuvre it may turn on the spot; it may be flipped before its ship activates.',
    parts: [
      always('defenceDice', (_t, self, { defender }, dice) => (defender === self.id ? fewer(dice) : dice)),
      when('afterExecute', {
        when: (_t, self, { ship, code }) => ship === self.id && manoeuvre(code).course.template === 'stationary',
        choices: ({ game }, self) => ways.filter(way => rotated(game, self, way).legal),
        effect: (t, self, _args, way) => rotateShip(t, self, way as Rotation, id),
      }),
      flipsBeforeActivating(id),
      startsOnEitherSide(id),
    ],
  },
  {
    kind: 'upgrade',
    id,
    side: 1,
    says: 'It may be flipped before its ship activates.',
    parts: [flipsBeforeActivating(id)],
  },
]
