/** Every action of every role: rules/hex.md §3.7. A role's actions stand in its own folder. */
import { gunnerActions } from './gunner/index.ts'
import type { ActionRule } from './order.ts'
import { breakFree } from './pilot/break-free.ts'

export const actions: readonly ActionRule[] = [...gunnerActions, breakFree]
