import { isInFiringArc } from '../../in-arc.ts'
import { placedShip } from '../../look.ts'
import { type Card, when } from '../card.ts'
import { canAct, grantAction, red } from '../granted.ts'
import { chosenShip, near, oneOf } from '../near.ts'

export const ahsokaTano: Card = {
  kind: 'upgrade',
  id: 'ahsokatano',
  says: 'After its ship executes a manoeuvre, a force lets a friendly ship in its firing arc at range 1–3 focus in red, even while stressed.',
  parts: [
    when('afterExecute', {
      when: (_t, self, { ship }) => ship === self.id,
      cost: { force: 1 },
      choices: (t, self) =>
        oneOf(
          near(t.game, self, 'friendly', 1, 3).filter(
            ship => isInFiringArc(t.game, self, ship) && canAct(t, ship, red('focus'), true),
          ),
        ),
      effect: (t, _self, _args, choice) =>
        grantAction(t, placedShip(t.game, chosenShip(choice)), red('focus'), { evenStressed: true }),
    }),
  ],
}
