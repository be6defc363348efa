/** Stunts of ships that fly together: rules/hex.md §2.6, Escort, Flank, Run interference. */

import { changeDefences } from '../../helm/defences.ts'
import { pushMove } from '../../helm/move.ts'
import { areEnemies, onMap, type Placed, shipOf } from '../../look.ts'
import type { HexGame, Projectile, Ship } from '../../state.ts'
import type { HexTurn } from '../../turn.ts'
import { tierAndHalf, untyped } from '../bonus.ts'
import type { Order } from '../order.ts'
import { failedBadly, type Stunt } from './stunt-rule.ts'

const alliesOf = (game: HexGame, ship: Ship): Placed[] =>
  onMap(game).filter(other => other.side === ship.side && other.id !== ship.id)

const targetOf = (game: HexGame, { target }: Order) => shipOf(game, String(target))

/** Who is beside the ally at the end of the phase shields him. */
const escort: Stunt = {
  stunt: 'escort',
  ways: (game, ship) => alliesOf(game, ship).map(({ id }) => ({ target: id })),
  needs: 'No other ship of its side is there.',
  dc: (game, _ship, order) => 10 + tierAndHalf(targetOf(game, order).tier),
  fly: (t, ship, pilot, order, margin) => {
    const ally = targetOf(t.game, order)
    if (margin >= 0) ship.effects.escorts = ally.id
    else if (failedBadly(margin)) changeDefences(t, ally, 'escortFailed', -2)
    pushMove(t, ship, pilot, 'escort')
  },
}

/** Who is near the enemy at the end of the phase opens him to the others. */
const flank: Stunt = {
  stunt: 'flank',
  ways: (game, ship) => {
    const enemies = onMap(game).filter(other => areEnemies(ship, other))
    return alliesOf(game, ship).length === 0 ? [] : enemies.map(({ id }) => ({ target: id }))
  },
  needs: 'No other ship of its side is there, or no enemy.',
  dc: (game, _ship, order) => 10 + tierAndHalf(targetOf(game, order).tier),
  fly: (t, ship, pilot, order, margin) => {
    if (margin >= 0) ship.effects.flanks = targetOf(t.game, order).id
    pushMove(t, ship, pilot, 'flank')
  },
}

const projectileOf = ({ projectiles }: HexGame, { projectile: id }: Order): Projectile => {
  const projectile = projectiles[String(id)]
  if (projectile === undefined) throw new Error(`no projectile ${id}`)
  return projectile
}

/** It flies through an enemy's projectile, which loses its aim or is destroyed; or turns on the ship that tried. */
const runInterference: Stunt = {
  stunt: 'runInterference',
  ways: ({ projectiles }, { side }) =>
    Object.values(projectiles)
      .filter(projectile => projectile.side !== side)
      .map(({ id }) => ({ projectile: id })),
  needs: 'No projectile of an enemy is under way.',
  dc: (game, _ship, order) => {
    const { speed, by } = projectileOf(game, order)
    return 5 + speed + tierAndHalf(shipOf(game, by).tier)
  },
  bonuses: ({ countermeasures }) => untyped('countermeasures', countermeasures),
  fly: (t, ship, pilot, order, margin) => {
    const { id: projectile } = projectileOf(t.game, order)
    if (failedBadly(margin)) turnUpon(t, ship, projectileOf(t.game, order))
    const errand = margin < 0 ? null : ({ does: 'interfere', projectile, destroys: margin >= 5 } as const)
    pushMove(t, ship, pilot, 'runInterference', { errand })
  },
}

/** At once, before the ship flies on, if it still does. */
function turnUpon(t: HexTurn, { id: ship }: Ship, projectile: Projectile): void {
  projectile.target = ship
  t.emit({ type: 'effect', ship, effect: 'turnedUpon', amount: 0, why: projectile.id })
  t.push('projectile', { id: projectile.id, launched: false, now: true })
}

export const squadronStunts: readonly Stunt[] = [escort, flank, runInterference]
