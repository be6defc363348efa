/** Finds a weak spot straight ahead: rules/dial.md §7.2, §7.3. */
import { isObject } from '../../../kernel/index.ts'
import { countOf, takeAway } from '../../attack/dice.ts'
import { isInArc } from '../../in-arc.ts'
import { placedShip } from '../../look.ts'
import { type Card, dice } from '../card.ts'
import { changeOne } from '../dice-parts.ts'

/** A hit is spent, a crit changed to one. */
const ways = { hit: 'hit', crit: { from: 'crit', to: 'hit' } } as const

export const deadeyeShot: Card = {
  kind: 'upgrade',
  id: 'deadeyeshot',
  says: 'In a primary attack in the bullseye arc a hit may be spent, or a crit changed to a hit: then the defender exposes a damage card.',
  parts: [
    dice({
      options: (game, self, { attacker, defender, weapon, red }, colour) => {
        if (colour !== 'red' || attacker !== self.id || weapon.source !== 'primary') return []
        if (!isInArc(game, self, 'bullseye', placedShip(game, defender))) return []
        return (['hit', 'crit'] as const).filter(face => countOf(red, face) > 0).map(face => ways[face])
      },
      apply: (t, _self, attack, choice) => {
        if (isObject(choice)) changeOne(attack, 'red', choice)
        else takeAway(attack.red, 'hit', 1)
        t.push('expose', { ship: attack.defender })
      },
    }),
  ],
}
