/** Boosts before the dial is revealed, which are no actions: rules/dial.md §9.3, §8.2. */

import { boost } from '../../../geometry/index.ts'
import { legalOptions, pushReposition } from '../../actions/variants.ts'
import { isStressed } from '../../look.ts'
import { type Card, type Part, when } from '../card.ts'

const boosts = (must?: true): Part =>
  when('beforeReveal', {
    when: (_t, self, { ship }) => ship === self.id && !isStressed(self),
    ...(must && { must }),
    choices: ({ game }, self) => legalOptions(game, self, 'boost', boost()),
    effect: (t, self, _args, option) => pushReposition(t, self, 'boost', boost(), String(option)),
  })

export const ailerons: readonly Card[] = [
  {
    kind: 'shipAbility',
    id: 'adaptiveailerons',
    says: 'Unstressed, it must boost before it reveals its dial, if it can.',
    parts: [boosts(true)],
  },
  {
    kind: 'shipAbility',
    id: 'controlledailerons',
    says: 'Unstressed, it may boost before it reveals its dial.',
    parts: [boosts()],
  },
]
