/** A lock gives a focus result: rules/dial.md §7.2. */
import { add } from '../../attack/dice.ts'
import { refTo } from '../../look.ts'
import type { DialGame, Lock, ShipId } from '../../state.ts'
import { isSame, spendLock } from '../../tokens/index.ts'
import { type Card, dice } from '../card.ts'

const lockOn = (game: DialGame, by: ShipId, on: ShipId): Lock | undefined =>
  game.locks.find(lock => lock.by === by && isSame(lock.on, refTo(game, on)))

const sharaBeyOf = (id: string): Card => ({
  kind: 'pilot',
  id,
  says: 'Defending or in a primary attack a lock on the enemy ship may be spent to add a focus result.',
  parts: [
    dice({
      options: (game, self, { attacker, defender, weapon }, colour) => {
        const attacks = colour === 'red' && attacker === self.id && weapon.source === 'primary'
        const defends = colour === 'green' && defender === self.id
        const enemy = attacks ? defender : attacker
        return (attacks || defends) && lockOn(game, self.id, enemy) !== undefined ? ['focus'] : []
      },
      apply: (t, self, { attacker, defender, red, green }) => {
        const attacks = attacker === self.id
        const lock = lockOn(t.game, self.id, attacks ? defender : attacker)
        if (lock !== undefined) spendLock(t, lock)
        if (attacks) add(red, 'focus')
        else add(green, 'focus')
      },
    }),
  ],
})

export const sharaBey: readonly Card[] = ['sharabey', 'sharabey-rz1awing', 'sharabey-swz106'].map(sharaBeyOf)
