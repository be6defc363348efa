/** Chancellor Palpatine, who is Darth Sidious: rules/dial.md §7.1 step 6a, §8.2 (coordinate), §2. */
import { isPlaced, shipOf } from '../../look.ts'
import { isWithin, rangeBetween } from '../../range.ts'
import { gain, recoverForce } from '../../tokens/index.ts'
import { type Card, when } from '../card.ts'
import { flip } from '../flip.ts'

const id = 'chancellorpalpatine'

export const chancellorPalpatine: readonly Card[] = [
  {
    kind: 'upgrade',
    id,
    side: 0,
    says: 'After its ship defends a force may stress an attacker at range 0–2; in the End Phase it may be flipped.',
    parts: [
      when('afterDefending', {
        when: ({ game }, self, { attacker, defender }) => {
          const enemy = shipOf(game, attacker)
          return defender === self.id && isPlaced(enemy) && isWithin(rangeBetween(game, self, enemy), 0, 2)
        },
        cost: { force: 1 },
        effect: (t, _self, { attacker }) => gain(t, attacker, 'stress', 1),
      }),
      when('phaseDuring', {
        when: (_t, _self, { phase }) => phase === 'end',
        effect: (t, self) => flip(t, self, id),
      }),
    ],
  },
  {
    kind: 'upgrade',
    id,
    side: 1,
    says: 'After a purple coordinate the ship coordinated gains a stress token, and then a focus token or a force.',
    parts: [
      when('afterAction', {
        when: (_t, self, { ship, choice, colour }) =>
          ship === self.id && choice.action === 'coordinate' && colour === 'purple',
        choices: ({ game }, _self, { choice }) => {
          const coordinated = shipOf(game, 'ship' in choice ? (choice.ship ?? '') : '')
          const { force } = coordinated
          return force !== null && force.value < force.max ? ['focus', 'force'] : ['focus']
        },
        must: true,
        effect: (t, _self, { choice }, gift) => {
          const ship = 'ship' in choice ? (choice.ship ?? '') : ''
          gain(t, ship, 'stress', 1)
          if (gift === 'focus') gain(t, ship, 'focus', 1)
          else recoverForce(t, ship, 1)
        },
      }),
    ],
  },
]
