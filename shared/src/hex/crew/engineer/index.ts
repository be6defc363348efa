/** What engineers do: rules/hex.md §3.7. */
import type { ActionRule } from '../order.ts'
import { divert } from './divert.ts'
import { holdItTogether } from './hold-it-together.ts'
import { overpower } from './overpower.ts'
import { patch } from './patch.ts'
import { quickFix } from './quick-fix.ts'
import { removeSpores } from './remove-spores.ts'

export const engineerActions: readonly ActionRule[] = [divert, holdItTogether, patch, overpower, quickFix, removeSpores]
