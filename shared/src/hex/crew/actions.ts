/** Every action of every role: rules/hex.md §3.7. A role's actions stand in its own folder. */
import { gunnerActions } from './gunner/index.ts'
import type { ActionRule } from './order.ts'
import { pilotActions } from './pilot/index.ts'

export const actions: readonly ActionRule[] = [...gunnerActions, ...pilotActions]
