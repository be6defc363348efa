/** A docked ship is its gun astern: rules/dial.md §7.1 step 1b. */

import type { Grant } from '../../data/index.ts'
import { dockedWith } from '../../docking/bay.ts'
import type { Card } from '../card.ts'

export const tailGun: Card = {
  kind: 'shipAbility',
  id: 'tailgun',
  says: 'With a ship docked it has a primary attack to the rear, as strong as that ship’s to the front.',
  parts: [],
  lends: (game, self, to) =>
    self.id === to.id
      ? dockedWith(game, self.id).flatMap(({ attacks }) =>
          attacks.flatMap(({ arc, value }): Grant[] =>
            arc === 'front' ? [{ kind: 'attack', arc: 'rear', amount: value }] : [],
          ),
        )
      : [],
}
