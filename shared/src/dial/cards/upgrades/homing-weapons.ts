/** Homing missiles and torpedoes: the defender may take one damage, then the attack hits without dice (rules/dial.md §7.1). */
import { isFiring } from '../../attack/special-weapons.ts'
import { shipOf } from '../../look.ts'
import { type Card, when } from '../card.ts'

const homing = (id: string, damage: { readonly hits: number; readonly crits: number }): Card => ({
  kind: 'upgrade',
  id,
  says: `The defender may suffer one ${damage.hits > 0 ? 'hit' : 'crit'} damage; then no dice are rolled and the attack counts as a hit.`,
  parts: [
    when('becameDefender', {
      when: ({ game }, self) => isFiring(game.attack, self, id),
      asks: ({ game }, _self, { defender }) => shipOf(game, defender).seat,
      effect: (t, _self, { defender }) => t.push('suffer', { ship: defender, ...damage, source: id }),
      follow: ({ game: { attack } }) => {
        if (attack !== null) attack.hits = true
      },
    }),
  ],
})

export const homingWeapons: readonly Card[] = [
  homing('homingmissiles', { hits: 1, crits: 0 }),
  homing('homingtorpedoes', { hits: 0, crits: 1 }),
]
