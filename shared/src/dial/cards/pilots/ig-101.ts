import { type Card, when } from '../card.ts'

export const ig101: Card = {
  kind: 'pilot',
  id: 'ig101',
  says: 'At the start of the System Phase it may repair a face-up damage card.',
  parts: [
    when('phaseStart', {
      when: (_t, { damage }, { phase }) => phase === 'system' && damage.up.length > 0,
      effect: (t, self) => t.push('repair', { ship: self.id, by: self.seat, which: 'faceUp' }),
    }),
  ],
}
