/** Every action of every role: rules/hex.md §3.7. A role's actions stand in its own folder. */
import { captainActions } from './captain/index.ts'
import { engineerActions } from './engineer/index.ts'
import { gunnerActions } from './gunner/index.ts'
import type { ActionRule } from './order.ts'
import { pilotActions } from './pilot/index.ts'
import { scienceActions } from './science/index.ts'

export const actions: readonly ActionRule[] = [
  ...captainActions,
  ...engineerActions,
  ...scienceActions,
  ...gunnerActions,
  ...pilotActions,
]
