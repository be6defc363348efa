import { barrelRoll } from '../../../geometry/index.ts'
import { legalOptions, pushReposition } from '../../actions/variants.ts'
import { type Card, when } from '../card.ts'

export const anakinSkywalkerN1: Card = {
  kind: 'pilot',
  id: 'anakinskywalker-nabooroyaln1starfighter',
  says: 'Before it reveals its dial, a force lets it barrel roll, which is no action.',
  parts: [
    when('beforeReveal', {
      when: (_t, self, { ship }) => ship === self.id,
      cost: { force: 1 },
      choices: ({ game }, self) => legalOptions(game, self, 'barrelRoll', barrelRoll(self.size)),
      effect: (t, self, _args, option) => pushReposition(t, self, 'barrelRoll', barrelRoll(self.size), String(option)),
    }),
  ],
}
