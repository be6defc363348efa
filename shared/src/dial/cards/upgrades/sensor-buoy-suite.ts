import { onTable, type Placed, refTo, remotesOf } from '../../look.ts'
import { rangeBetween } from '../../range.ts'
import type { DialGame } from '../../state.ts'
import { acquireLock, refuseLock } from '../../tokens/index.ts'
import { type Card, when, whenInReserve } from '../card.ts'

/** Ships at range 0–1 of a buoy of its player that it could lock, however far they are. */
function nearBuoys(game: DialGame, self: Placed): string[] {
  const buoys = remotesOf(game).filter(({ card, seat }) => card === 'sensorbuoy' && seat === self.seat)
  const near = (ship: Placed) => buoys.some(buoy => [0, 1].includes(rangeBetween(game, buoy, ship) ?? 2))
  return onTable(game)
    .filter(ship => near(ship) && refuseLock(game, self, refTo(game, ship.id), true) === null)
    .map(({ id }) => id)
}

export const sensorBuoySuite: Card = {
  kind: 'upgrade',
  id: 'sensorbuoysuite',
  says: 'Before forces are placed it places two sensor buoys; before it engages it may lock a ship near one of them, however far.',
  parts: [
    whenInReserve('beforePlaceForces', {
      must: true,
      effect: (t, self) => {
        for (const _ of [1, 2]) t.push('placeBuoy', { ship: self.id })
      },
    }),
    when('beforeEngage', {
      when: (_t, self, { ship }) => ship === self.id,
      choices: (t, self) => nearBuoys(t.game, self).map(ship => ({ ship })),
      effect: (t, self, _args, choice) => {
        const { ship } = choice as { ship: string }
        acquireLock(t, self.id, refTo(t.game, ship), true)
      },
    }),
  ],
}
