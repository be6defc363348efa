/** Cannons fire though it is disarmed, with three dice at most: rules/dial.md §7.1, §3.2. */
import { atMost } from '../../attack/dice-count.ts'
import { typesOf } from '../../attack/special-weapons.ts'
import { tokens } from '../../look.ts'
import { always, type Card } from '../card.ts'

export const xg1AssaultConfiguration: Card = {
  kind: 'upgrade',
  id: 'xg1assaultconfiguration',
  says: 'With a single disarm token its ship may still attack with cannons; disarmed it rolls three dice at most with them.',
  parts: [
    always('attackBarred', ({ game }, self, { ship, weapon, bar }, barred) => {
      const single = ship === self.id && bar.why === 'disarmed' && tokens(self, 'disarm') === 1
      return barred && !(single && typesOf(game, self, weapon).includes('cannon'))
    }),
    always('attackDice', ({ game }, self, { attacker }, dice) => {
      const { attack } = game
      const disarmed = attack !== null && attacker === self.id && tokens(self, 'disarm') > 0
      return disarmed && typesOf(game, self, attack.weapon).includes('cannon') ? atMost(dice, 3) : dice
    }),
  ],
}
