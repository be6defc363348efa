/** An attack on who has just flown by; one focus result may count as a hit: rules/dial.md §7.1, §9.4. */
import { change, countOf } from '../../attack/dice.ts'
import { isFiring } from '../../attack/special-weapons.ts'
import { type Card, dice } from '../card.ts'
import { cardOfEntry } from '../entry-id.ts'
import { firesAtManoeuvres, isModifiedOnly } from '../weapon-parts.ts'

const id = 'foresight'

export const foresight: Card = {
  kind: 'upgrade',
  id,
  says: 'May be fired for a force as a bonus attack at an enemy that has executed a manoeuvre; one focus may be changed to a hit, and its dice are not modified in any other way.',
  parts: [
    firesAtManoeuvres(id, { force: 1 }),
    isModifiedOnly(id, how => 'card' in how && cardOfEntry(how.card) === id),
    dice({
      options: (_game, self, attack, colour) =>
        colour === 'red' && isFiring(attack, self, id) && countOf(attack.red, 'focus') > 0
          ? [{ from: 'focus', to: 'hit' }]
          : [],
      apply: (_t, _self, { red }) => {
        change(red, 'focus', 'hit', 1)
      },
    }),
  ],
}
