/** Which target, with what: rules/dial.md §7.1 step 1. */
import type { Shot } from '../../dial/attack/options.ts'
import { pointBlank } from '../../dial/attack/roll.ts'
import { placedShip, tokens } from '../../dial/look.ts'
import type { DialGame } from '../../dial/state.ts'
import { aimOf, craftOf } from './craft.ts'
import { diceOf } from './guns.ts'
import type { Judge } from './judge.ts'
import { fightOf, meanOf } from './odds.ts'
import { ship as weights } from './weights.ts'

/** The shot that hurts most, less what a charge is worth; any shot is better than none. */
export const judgeAttack: Judge<'attack'> = ({ game }, { shots }) => {
  const worth = shots.map(shot => ({ shot, points: worthOfShot(game, shot) }))
  return answer => {
    if ('skip' in answer) return 0
    const meant = worth.find(
      ({ shot: { weapon, defender } }) =>
        defender === answer.target &&
        weapon.source === answer.weapon &&
        weapon.arc === answer.arc &&
        weapon.turret === (answer.turret ?? false),
    )
    return meant?.points ?? 0
  }
}

/** At least a little, whatever the dice. */
const least = 0.001

function worthOfShot(game: DialGame, { attacker, defender, weapon, range, obstructed }: Shot): number {
  const [by, target] = [craftOf(game, placedShip(game, attacker)), craftOf(game, placedShip(game, defender))]
  const blunt = pointBlank({ range, weapon })
  const band = range === 0 ? 1 : range === 1 || range === 2 ? range : 3
  const [red, green] = diceOf(weapon, band, by.ship, target.ship)
  const dodge = aimOf(game, target, by) > 0 ? 1 : 0
  const spread = fightOf(
    Math.max(0, blunt ? red - 1 : red),
    blunt ? 0 : aimOf(game, by, target),
    Math.min(6, green + (obstructed.length > 0 ? 1 : 0)),
    dodge,
    tokens(target.ship, 'evade'),
  )
  const spent = weapon.source !== 'primary' && by.ship.upgrades[weapon.source]?.charges != null
  return Math.max(least, meanOf(spread, target.worth) - (spent ? weights.charge * by.ship.cost : 0))
}
