/** No range bonus for the defender while its ship calculates: rules/dial.md §6.4. */
import { isFiring } from '../../attack/special-weapons.ts'
import { tokens } from '../../look.ts'
import { always, type Card } from '../card.ts'

const id = 'syncedlasercannons'

export const syncedLaserCannons: Card = {
  kind: 'upgrade',
  id,
  says: 'While its ship is calculating, the defender has no range bonus.',
  parts: [
    always('rangeBonus', ({ game }, self, { dice }, bonus) =>
      dice === 'green' && isFiring(game.attack, self, id) && tokens(self, 'calculate') > 0 ? 0 : bonus,
    ),
  ],
}
