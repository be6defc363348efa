/** Drives her crews on, and then herself: rules/dial.md §7.1 steps 2b and 4, §7.2. */
import { change } from '../../attack/dice.ts'
import { holds } from '../../attack/held.ts'
import { isInArc } from '../../in-arc.ts'
import { placedShip, relation, tokens } from '../../look.ts'
import { isAround } from '../../range.ts'
import { tablesOf } from '../../tables-of.ts'
import { gain } from '../../tokens/index.ts'
import { type Card, dice, when } from '../card.ts'
import { rerollsOne } from '../dice-parts.ts'
import { entryId } from '../entry-id.ts'
import { flip } from '../flip.ts'

const id = 'commandermalarus'
const reroll = entryId(id, 0, 'modifyDice', 1)

export const commanderMalarus: readonly Card[] = [
  {
    kind: 'upgrade',
    id,
    side: 0,
    says: 'A friendly non-limited ship at range 0–1 may reroll a blank of its primary attack; if that does not hit, the card is flipped.',
    parts: [
      rerollsOne(
        'red',
        (game, self, { attacker, weapon }) => {
          const ship = placedShip(game, attacker)
          const friend = relation(game, self, ship) === 'friendly' && weapon.source === 'primary'
          return friend && tablesOf(game).pilot(ship.pilot)?.limited === 0 && isAround(game, self, ship, 1)
        },
        { byFighter: true },
        'blank',
      ),
      when('attackMissed', {
        when: ({ game: { attack } }, self) => attack !== null && holds(attack, reroll, self.id),
        must: true,
        effect: (t, self) => flip(t, self, id),
      }),
    ],
  },
  {
    kind: 'upgrade',
    id,
    side: 1,
    says: 'Attacking in the bullseye arc its ship has to change all focus results to hits and gain a stress token; with two or more it suffers a hit.',
    parts: [
      dice({
        must: true,
        options: (game, self, { attacker, defender }, colour) =>
          colour === 'red' && attacker === self.id && isInArc(game, self, 'bullseye', placedShip(game, defender))
            ? ['focus']
            : [],
        apply: (t, self, { red }) => {
          change(red, 'focus', 'hit')
          gain(t, self.id, 'stress', 1)
          if (tokens(self, 'stress') > 1) t.push('suffer', { ship: self.id, hits: 1, crits: 0, source: id })
        },
      }),
    ],
  },
]
