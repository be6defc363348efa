/** The upgrades that the engine carries out, one a file, in the order of their ids. */
import type { Card } from '../card.ts'
import { agentKallus } from './agent-kallus.ts'
import { commanderPyre } from './commander-pyre.ts'
import { integratedSFoils } from './integrated-s-foils.ts'
import { pivotWing } from './pivot-wing.ts'
import { servomotorSFoils } from './servomotor-s-foils.ts'

export const upgrades: readonly Card[] = [
  agentKallus,
  commanderPyre,
  ...integratedSFoils,
  ...pivotWing,
  ...servomotorSFoils,
]
