/** Follows what its carrier has locked: rules/dial.md §3.2, §8.2. */

import type { Placed } from '../../look.ts'
import { relation } from '../../look.ts'
import type { DialGame } from '../../state.ts'
import { acquireLock, refuseLock } from '../../tokens/index.ts'
import { type Card, hasUp, when } from '../card.ts'

export const pursuitCraft: Card = {
  kind: 'shipAbility',
  id: 'pursuitcraft',
  says: 'After it deploys it may lock a ship that a friendly Hound’s Tooth has locked.',
  parts: [
    when('deployed', {
      choices: ({ game }, self) => lockedByTheHound(game, self).map(ship => ({ ship })),
      when: (_t, self, { ship }) => ship === self.id,
      effect: (t, self, _args, choice) =>
        acquireLock(t, self.id, { kind: 'ship', id: (choice as { ship: string }).ship }),
    }),
  ],
}

function lockedByTheHound(game: DialGame, self: Placed): string[] {
  const locked = game.locks.flatMap(({ by, on }) => {
    const holder = game.ships[by]
    const isHound = holder !== undefined && hasUp(holder, { kind: 'upgrade', id: 'houndstooth' })
    return isHound && on.kind === 'ship' && relation(game, self, holder) === 'friendly' ? [on.id] : []
  })
  return locked.filter(id => refuseLock(game, self, { kind: 'ship', id }) === null)
}
