/** Every action of every role: rules/hex.md §3.7. A role's actions stand in its own folder. */
import { engineerActions } from './engineer/index.ts'
import { gunnerActions } from './gunner/index.ts'
import type { ActionRule } from './order.ts'
import { pilotActions } from './pilot/index.ts'
import { activateEcm, rapidJam } from './science/ecm.ts'

export const actions: readonly ActionRule[] = [
  ...engineerActions,
  ...gunnerActions,
  ...pilotActions,
  activateEcm,
  rapidJam,
]
