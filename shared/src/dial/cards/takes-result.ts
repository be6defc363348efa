/** A ship suffers one result in the place of another friendly one at range 0–1: rules/dial.md §7.1 step 4. */
import { cancelRed } from '../attack/cancel.ts'
import { countOf } from '../attack/dice.ts'
import { isInArc } from '../in-arc.ts'
import { placedShip, relation } from '../look.ts'
import { isAround } from '../range.ts'
import { type Part, when } from './card.ts'

type Result = 'hit' | 'crit'

/** It has to stand in the attack arc; the damage is what cancelling costs. */
export function takesResult(card: string, results: readonly Result[]): Part {
  return when('beforeNeutralise', {
    when: ({ game }, self, { attacker, defender: id }) => {
      const defender = placedShip(game, id)
      const friend =
        id !== self.id && relation(game, self, defender) === 'friendly' && isAround(game, self, defender, 1)
      return friend && game.attack !== null && isInArc(game, placedShip(game, attacker), game.attack.weapon.arc, self)
    },
    choices: ({ game: { attack } }) => results.filter(face => attack !== null && countOf(attack.red, face) > 0),
    effect: (t, self, _fight, choice) => {
      const [hits, crits] = choice === 'hit' ? [1, 0] : [0, 1]
      t.push('suffer', { ship: self.id, hits, crits, source: card })
      return choice
    },
    follow: (t, self, _fight, choice) => {
      const face = results.find(result => result === choice)
      if (t.game.attack !== null && face !== undefined) cancelRed(t, t.game.attack, self, card, face, 1)
    },
  })
}
