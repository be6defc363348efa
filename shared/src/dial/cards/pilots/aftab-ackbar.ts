import { tokens } from '../../look.ts'
import { isBasic, manoeuvre } from '../../manoeuvre/manoeuvre.ts'
import { lose } from '../../tokens/index.ts'
import { type Card, type Triggered, when } from '../card.ts'

const relief = {
  cost: { gains: { strain: 1 } },
  effect: (t, self) => void lose(t, self.id, 'stress', 1),
} satisfies Partial<Triggered>

export const aftabAckbar: Card = {
  kind: 'pilot',
  id: 'aftabackbar',
  says: 'After a red basic manoeuvre or a red action, strain lets it remove the only stress token that it has.',
  parts: [
    when('afterExecute', {
      when: (_t, self, { ship, code }) =>
        ship === self.id && isBasic(code) && manoeuvre(code).colour === 'red' && tokens(self, 'stress') === 1,
      ...relief,
    }),
    when('afterAction', {
      when: (_t, self, { ship, colour }) => ship === self.id && colour === 'red' && tokens(self, 'stress') === 1,
      ...relief,
    }),
  ],
}
