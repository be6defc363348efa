/** What science officers do: rules/hex.md §3.7. */
import type { ActionRule } from '../order.ts'
import { balance } from './balance.ts'
import { activateEcm, rapidJam } from './ecm.ts'
import { improveCountermeasures } from './improve-countermeasures.ts'
import { lockOn } from './lock-on.ts'
import { scan } from './scan.ts'
import { targetSystem } from './target-system.ts'

export const scienceActions: readonly ActionRule[] = [
  balance,
  scan,
  targetSystem,
  lockOn,
  improveCountermeasures,
  activateEcm,
  rapidJam,
]
