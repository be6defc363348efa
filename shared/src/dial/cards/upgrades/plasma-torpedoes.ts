/** Plasma: a shield is lost before the damage (rules/dial.md §7.1 step 4, §7.3). */
import { critsFirst } from '../../attack/neutralise.ts'
import { isFiring } from '../../attack/special-weapons.ts'
import { loseShields } from '../../damage/lose-shields.ts'
import { shipOf } from '../../look.ts'
import { always, type Card } from '../card.ts'
import { onHit } from '../weapon-parts.ts'

const takesShield = (id: string) => onHit(id, (t, _self, { defender }) => loseShields(t, shipOf(t.game, defender), 1))

export const plasmaTorpedoes: Card = {
  kind: 'upgrade',
  id: 'plasmatorpedoes',
  says: 'Evades cancel its crits before its hits; if its attack hits, the defender loses a shield.',
  parts: [
    always('evadesCancel', ({ game }, self, _fight, cancelled) =>
      isFiring(game.attack, self, 'plasmatorpedoes') ? critsFirst(cancelled) : cancelled,
    ),
    takesShield('plasmatorpedoes'),
  ],
}

export const heavyPlasmaMissiles: Card = {
  kind: 'upgrade',
  id: 'heavyplasmamissiles-alphaclassstarwing',
  says: 'If its attack hits, the defender loses a shield.',
  parts: [takesShield('heavyplasmamissiles-alphaclassstarwing')],
}
