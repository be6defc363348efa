import { isStraight, sameSpeed } from '../../devices/templates.ts'
import { always, type Card } from '../card.ts'

export const nimbleBomber: Card = {
  kind: 'shipAbility',
  id: 'nimblebomber',
  says: 'Devices dropped along a straight may be dropped along a bank of its speed instead.',
  parts: [
    always('deviceInstead', (_t, self, { ship, said }, ways) => {
      const straight = said.filter(({ way, template }) => way === 'drop' && isStraight(template))
      const banks = straight.flatMap(at => sameSpeed(at.template, 'B', 'N').map(template => ({ ...at, template })))
      return ship === self.id ? [...ways, ...banks] : ways
    }),
  ],
}
