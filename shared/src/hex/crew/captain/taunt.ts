/** An enemy crew is made angry in one phase, for some rounds: rules/hex.md §3.7, Taunt. Each ship but once a battle (6.58). */

import type { Skill } from '../../data/types.ts'
import { rollOne } from '../../dice.ts'
import { areEnemies, onMap, shipOf } from '../../look.ts'
import { phases, type Ship, type ShipId } from '../../state.ts'
import type { HexTurn } from '../../turn.ts'
import type { ActionPhase } from '../../words.ts'
import { attempt } from '../attempt.ts'
import { tierAndHalf } from '../bonus.ts'

const skills = ['bluff', 'intimidate'] as const satisfies readonly Skill[]
const phasesOfCrews = ['engineering', 'helm', 'gunnery'] as const satisfies readonly ActionPhase[]

const once = (target: ShipId) => `taunt ${target}`

export const taunt = attempt({
  action: 'taunt',
  role: 'captain',
  skill: 'chosen',
  phases: phasesOfCrews,
  push: true,
  limit: 'once',
  system: 'lifeSupport',
  ways: (game, ship, member) =>
    onMap(game)
      .filter(target => areEnemies(ship, target) && !ship.spent.includes(once(target.id)))
      .flatMap(({ id: target }) =>
        phasesOfCrews.flatMap(phase =>
          skills.filter(skill => member.skills[skill] !== undefined).map(skill => ({ target, phase, skill })),
        ),
      ),
  dc: (game, _ship, { target }) => 15 + tierAndHalf(shipOf(game, String(target)).tier),
  succeed: (t, ship, _member, { target, phase }) => {
    ship.spent.push(once(String(target)))
    anger(t, shipOf(t.game, String(target)), phase as ActionPhase)
  },
  fail: (_t, ship, _member, { target }) => {
    ship.spent.push(once(String(target)))
  },
})

/** This round counts where the phase is still to come or under way. */
function anger(t: HexTurn, target: Ship, phase: ActionPhase): void {
  const rounds = rollOne(t, 4, 'taunt', target.id)
  const isOver = phases.indexOf(phase) < phases.indexOf(t.game.phase)
  target.afflictions.push({ kind: `taunted.${phase}`, until: t.game.round + rounds - (isOver ? 0 : 1) })
  t.emit({ type: 'effect', ship: target.id, effect: 'taunted', amount: rounds, why: phase })
}
