/** What engineers do: rules/hex.md §3.7. All of it is an Engineering check in the engineering phase. */
import { type Attempt, attempt } from '../attempt.ts'
import { untyped } from '../bonus.ts'
import type { ActionRule } from '../order.ts'

type Work = Omit<Attempt, 'role' | 'skill' | 'phases' | 'system' | 'bonuses'>

export function work(rule: Work): ActionRule {
  return attempt({
    ...rule,
    role: 'engineer',
    skill: 'engineering',
    phases: ['engineering'],
    system: 'powerCore',
    bonuses: (_game, { effects }) => untyped('maintenancePanels', effects.panels === false ? -2 : 0),
  })
}
