/** One of the crew does two different things in its phase: rules/hex.md §3.7, Orders. */
import type { Role, Skill } from '../../data/types.ts'
import { memberOf } from '../../look.ts'
import type { CrewMember, HexGame } from '../../state.ts'
import type { ActionPhase } from '../../words.ts'
import { attempt } from '../attempt.ts'
import { tierAndHalf } from '../bonus.ts'

/** Roles that take orders: the skill in which the captain has to know what he says, and when they act. */
const roles: { readonly [role in Role]?: { readonly skill: Skill; readonly phase: ActionPhase } } = {
  engineer: { skill: 'engineering', phase: 'engineering' },
  pilot: { skill: 'piloting', phase: 'helm' },
  scienceOfficer: { skill: 'computers', phase: 'helm' },
  gunner: { skill: 'gunnery', phase: 'gunnery' },
}

export const orders = attempt({
  action: 'orders',
  role: 'captain',
  skill: 'chosen',
  phases: ['engineering', 'helm', 'gunnery'],
  push: true,
  limit: 'once',
  resolve: 1,
  level: 6,
  system: 'lifeSupport',
  ways: (game, ship, captain) =>
    ship.crew
      .filter(member => member.id !== captain.id && mayBeOrdered(game, member))
      .flatMap(({ id: target, role }) => {
        const skill = roles[role]?.skill
        return skill === undefined || captain.skills[skill] === undefined ? [] : [{ target, skill }]
      }),
  dc: (_game, { tier }) => 15 + tierAndHalf(tier),
  succeed: (t, ship, _member, { target }) => {
    const member = memberOf(ship, String(target))
    member.doubled = true
    t.emit({ type: 'effect', ship: ship.id, effect: 'doubled', amount: 0, why: member.id })
  },
})

/** At the start of its phase: before it has done anything. */
function mayBeOrdered({ phase }: HexGame, { role, did, doubled, down }: CrewMember): boolean {
  return !down && !doubled && did.length === 0 && roles[role]?.phase === phase
}
