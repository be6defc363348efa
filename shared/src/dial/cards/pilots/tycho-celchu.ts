import { tokens } from '../../look.ts'
import { always, type Card } from '../card.ts'

export const tychoCelchu: Card = {
  kind: 'pilot',
  id: 'tychocelchu',
  says: 'Up to 2 stress tokens do not keep it from its actions.',
  parts: [
    always('stressBars', (_t, self, { ship }, bars) => bars && !(ship === self.id && tokens(self, 'stress') <= 2)),
  ],
}
