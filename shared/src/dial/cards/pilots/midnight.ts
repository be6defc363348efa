/** Nobody modifies the dice of whom it has locked: rules/dial.md §7.1 steps 2b and 3b, "cannot beats can". */
import { refTo } from '../../look.ts'
import { isSame } from '../../tokens/index.ts'
import { always, type Card } from '../card.ts'

export const midnight: Card = {
  kind: 'pilot',
  id: 'midnight',
  says: 'While it fights a ship that it has locked, the dice of that ship are not modified.',
  parts: [
    always('mayModify', ({ game }, self, { dice }, may) => {
      const { attack, locks } = game
      if (attack === null) return may
      const [own, enemy] = dice === 'red' ? [attack.defender, attack.attacker] : [attack.attacker, attack.defender]
      const locked = locks.some(({ by, on }) => by === self.id && isSame(on, refTo(game, enemy)))
      return may && !(own === self.id && locked)
    }),
  ],
}
