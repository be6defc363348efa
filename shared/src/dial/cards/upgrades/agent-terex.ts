/** Agent Terex gives away what he has, and is made over: rules/dial.md §3.2, §2. */
import { rollOne } from '../../dice.ts'
import { tokens } from '../../look.ts'
import { cardTokens, gain, layOnCard, takeFromCard, transfer } from '../../tokens/index.ts'
import { type Card, when } from '../card.ts'
import { flip } from '../flip.ts'
import { chosenShip, near, oneOf } from '../near.ts'

const id = 'agentterex'

export const agentTerex: readonly Card[] = [
  {
    kind: 'upgrade',
    id,
    side: 0,
    says: 'It begins with three calculate tokens on it; at the start of the Engagement Phase one may go to a friendly ship at range 0–3, and after the last it is flipped.',
    parts: [
      when('shipPlaced', {
        when: (_t, self, { ship }) => ship === self.id,
        must: true,
        effect: (t, self) => layOnCard(t, self.id, id, 'calculate', 3),
      }),
      when('phaseStart', {
        when: (_t, self, { phase }) => phase === 'engagement' && cardTokens(self, id, 'calculate') > 0,
        choices: ({ game }, self) => oneOf(near(game, self, 'friendly', 0, 3)),
        effect: (t, self, _args, choice) => {
          takeFromCard(t, self.id, id, 'calculate', 1)
          gain(t, chosenShip(choice), 'calculate', 1)
          if (cardTokens(self, id, 'calculate') === 0) flip(t, self, id)
        },
      }),
    ],
  },
  {
    kind: 'upgrade',
    id,
    side: 1,
    says: 'In the System Phase a die brings a calculate token or a jam token; an action passes one of them on to a ship at range 0–3.',
    parts: [
      when('systemShip', {
        when: (_t, self, { ship }) => ship === self.id,
        must: true,
        effect: (t, self) => {
          const face = rollOne(t, self.id, id)
          const token = face === 'hit' || face === 'crit' ? 'calculate' : 'jam'
          t.push('gainTokens', { ship: self.id, token, count: 1, by: self.seat })
        },
      }),
    ],
    action: {
      choices: (game, self) =>
        (['calculate', 'jam'] as const).flatMap(token =>
          tokens(self, token) === 0
            ? []
            : near(game, self, 'any', 0, 3).flatMap(({ id: ship }) => (ship === self.id ? [] : [{ token, ship }])),
        ),
      perform: (t, self, choice) => {
        const { token, ship } = choice as { token: 'calculate' | 'jam'; ship: string }
        transfer(t, self.id, ship, token, self.seat)
      },
    },
  },
]
