import { addFuse } from '../../devices/index.ts'
import type { DialGame, ObjectRef } from '../../state.ts'
import { type Card, when } from '../card.ts'

/** What was put down of this sort, and lies there yet. */
const bombsAndMines = ({ devices }: DialGame, laid: readonly ObjectRef[]): ObjectRef[] =>
  laid.filter(({ kind, id }) => kind === 'device' && ['bomb', 'mine'].includes(devices[id]?.kind ?? ''))

export const delayedFuses: Card = {
  kind: 'upgrade',
  id: 'delayedfuses',
  says: 'Puts a fuse marker on a bomb or mine that its ship has just placed.',
  parts: [
    when('afterPlaceDevice', {
      when: (_t, self, { ship }) => ship === self.id,
      choices: (t, _self, { laid }) => bombsAndMines(t.game, laid).map(({ id }) => ({ device: id })),
      effect: (t, _self, _args, choice) => addFuse(t, { kind: 'device', id: (choice as { device: string }).device }),
    }),
  ],
}
