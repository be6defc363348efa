/** Waits in reserve for GA-97: rules/dial.md §9.3. */
import { isInPlay, isPlaced, shipOf } from '../../look.ts'
import { allEdges } from '../../setup/zone.ts'
import type { DialGame, Ship, ShipId } from '../../state.ts'
import { chargesOf, gain } from '../../tokens/index.ts'
import type { DialTurn } from '../../turn.ts'
import { alwaysInReserve, type Card, whenInReserve } from '../card.ts'
import { assignersOf, removeCondition } from '../condition.ts'

const id = 'itstheresistance'

const callers = ({ game }: DialTurn, self: Ship): Ship[] => assignersOf(self, id).map(by => shipOf(game, by))

/** All its charges are active, or there was no room when the caller was destroyed. */
const isCalled = (caller: Ship): boolean => {
  const pool = chargesOf(caller, 'ga97')
  return !isInPlay(caller) || (pool !== null && pool.value === pool.max)
}

const deploys = {
  must: true,
  effect: (t: DialTurn, self: Ship) =>
    t.push('comeOut', { ship: self.id, zones: [{ edges: [...allEdges], beyond: 3 }], deploys: true }),
} as const

/** Who came because the caller was destroyed is disarmed. */
const come = (t: DialTurn, self: Ship, isLost: (game: DialGame, caller: ShipId) => boolean): void => {
  if (!isPlaced(self)) return
  const lost = assignersOf(self, id).some(by => isLost(t.game, by))
  for (const by of assignersOf(self, id)) removeCondition(t, self, id, by)
  if (lost) gain(t, self.id, 'disarm', 1)
}

export const itsTheResistance: Card = {
  kind: 'condition',
  id,
  says: 'Its ship is kept in reserve. It deploys at range 1 of an edge, beyond range 3 of every enemy, when all charges of GA-97 are back, or disarmed when that ship is destroyed.',
  parts: [
    alwaysInReserve('placedInSetUp', (_t, self, { ship }, placed) => placed && ship !== self.id),
    whenInReserve('roundStart', {
      when: (t, self) => self.place === 'reserve' && callers(t, self).some(isCalled),
      ...deploys,
      follow: (t, self) => come(t, self, (game, by) => !isInPlay(shipOf(game, by))),
    }),
    whenInReserve('destroyed', {
      when: (_t, self, { ship }) => self.place === 'reserve' && assignersOf(self, id).includes(ship),
      ...deploys,
      follow: (t, self) => come(t, self, () => true),
    }),
  ],
}
