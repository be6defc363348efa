/** Burns for three rounds and drops off: rules/dial.md §3.2 (charges that run down), §2. */
import { chargesOf, gain } from '../../tokens/index.ts'
import { type Card, when } from '../card.ts'
import { flip } from '../flip.ts'

const id = 'interceptbooster'

/** Its other side says nothing. */
export const interceptBooster: Card = {
  kind: 'upgrade',
  id,
  side: 0,
  says: 'Attached it gives a SLAM and, in each System Phase, a disarm token unless it is dropped; it drops off when its charges have run down.',
  parts: [
    when('systemShip', {
      when: (_t, self, { ship }) => ship === self.id,
      choices: () => [{ flip: false }, { flip: true }],
      must: true,
      effect: (t, self, _args, choice) => {
        if ((choice as { flip: boolean }).flip) flip(t, self, id)
        else gain(t, self.id, 'disarm', 1)
      },
    }),
    when('phaseEnd', {
      when: (_t, self, { phase }) => phase === 'end' && chargesOf(self, id)?.value === 0,
      must: true,
      effect: (t, self) => flip(t, self, id),
    }),
  ],
}
