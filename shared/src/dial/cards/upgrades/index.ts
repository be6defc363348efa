/** The upgrades that the engine carries out, one a file, in the order of their ids. */
import type { Card } from '../card.ts'
import { agentKallus } from './agent-kallus.ts'
import { bombletGenerator } from './bomblet-generator.ts'
import { cadBane } from './cad-bane.ts'
import { commanderPyre } from './commander-pyre.ts'
import { delayedFuses } from './delayed-fuses.ts'
import { devices } from './devices.ts'
import { genius } from './genius.ts'
import { integratedSFoils } from './integrated-s-foils.ts'
import { pivotWing } from './pivot-wing.ts'
import { servomotorSFoils } from './servomotor-s-foils.ts'
import { skilledBombardier } from './skilled-bombardier.ts'
import { thermalDetonators } from './thermal-detonators.ts'
import { trajectorySimulator } from './trajectory-simulator.ts'

export const upgrades: readonly Card[] = [
  agentKallus,
  bombletGenerator,
  cadBane,
  commanderPyre,
  delayedFuses,
  ...devices,
  genius,
  ...integratedSFoils,
  ...pivotWing,
  ...servomotorSFoils,
  skilledBombardier,
  thermalDetonators,
  trajectorySimulator,
]
