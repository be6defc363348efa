import { isObject } from '../../../kernel/index.ts'
import { tokens } from '../../look.ts'
import { manoeuvre } from '../../manoeuvre/manoeuvre.ts'
import { transfer } from '../../tokens/index.ts'
import { type Card, when } from '../card.ts'
import { chosenShip, near, oneOf } from '../near.ts'

export const pz4co: Card = {
  kind: 'upgrade',
  id: 'pz4co',
  says: 'At the end of the Activation Phase it may hand a calculate token, or after a blue manoeuvre a focus token, to a friendly ship at range 1–2.',
  parts: [
    when('phaseEnd', {
      when: (_t, _self, { phase }) => phase === 'activation',
      choices: ({ game }, self) => {
        const blue = self.revealed !== null && manoeuvre(self.revealed).colour === 'blue'
        const kinds = (['calculate', ...(blue ? (['focus'] as const) : [])] as const).filter(
          kind => tokens(self, kind) > 0,
        )
        return kinds.flatMap(token => oneOf(near(game, self, 'friendly', 1, 2)).map(ship => ({ ...ship, token })))
      },
      effect: (t, self, _args, choice) => {
        const token = isObject(choice) && choice.token === 'focus' ? 'focus' : 'calculate'
        transfer(t, self.id, chosenShip(choice), token, self.seat)
      },
    }),
  ],
}
