/** It runs into an enemy that has moved already: rules/hex.md §2.6, Ramming speed. */
import { pushMove } from '../../helm/move.ts'
import { areEnemies, onMap } from '../../look.ts'
import { tierAndHalf } from '../bonus.ts'
import type { Stunt } from './stunt-rule.ts'

export const rammingSpeed: Stunt = {
  stunt: 'rammingSpeed',
  ways: (game, ship) => {
    const moved = game.helmOrder.slice(0, Math.max(0, game.helmOrder.indexOf(ship.id)))
    return onMap(game)
      .filter(other => areEnemies(ship, other) && moved.includes(other.id))
      .map(({ id }) => ({ target: id }))
  },
  needs: 'No enemy has moved before it.',
  dc: (_game, { tier }) => 15 + tierAndHalf(tier),
  fly: (t, ship, pilot, { target }, margin) => {
    const errand = margin < 0 ? null : ({ does: 'ram', target: String(target), crew: pilot.id } as const)
    pushMove(t, ship, pilot, 'rammingSpeed', { errand })
  },
}
