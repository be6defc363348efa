/** Coordinates from within its carrier: rules/dial.md §8.2. */
import { shipOf } from '../../look.ts'
import { type Card, whenInReserve } from '../card.ts'
import { canAct, grantAction, white } from '../granted.ts'

export const commsShuttle: Card = {
  kind: 'shipAbility',
  id: 'commsshuttle',
  says: 'While it is docked its carrier has coordinate on its bar, and may perform it before it activates.',
  parts: [
    whenInReserve('beforeActivate', {
      when: (t, self, { ship }) => ship === self.carrier && canAct(t, shipOf(t.game, ship), white('coordinate')),
      effect: (t, _self, { ship }) => grantAction(t, shipOf(t.game, ship), white('coordinate')),
    }),
  ],
  lends: (_game, self, to) =>
    self.carrier === to.id ? [{ kind: 'action', action: { type: 'coordinate', colour: 'white' } }] : [],
}
