/** The upgrades that the engine carries out, one a file, in the order of their ids. */
import type { Card } from '../card.ts'
import { agentKallus } from './agent-kallus.ts'
import { autoblasters } from './autoblasters.ts'
import { barrageRockets } from './barrage-rockets.ts'
import { beams } from './beams.ts'
import { bombletGenerator } from './bomblet-generator.ts'
import { cadBane } from './cad-bane.ts'
import { clusterMissiles } from './cluster-missiles.ts'
import { commanderPyre } from './commander-pyre.ts'
import { concussionMissiles } from './concussion-missiles.ts'
import { delayedFuses } from './delayed-fuses.ts'
import { devices } from './devices.ts'
import { diamondBoronMissiles } from './diamond-boron-missiles.ts'
import { discordMissiles } from './discord-missiles.ts'
import { drk1ProbeDroids } from './drk-1-probe-droids.ts'
import { flechetteCannons } from './flechette-cannons.ts'
import { foresight } from './foresight.ts'
import { genius } from './genius.ts'
import { heavyLaserCannon } from './heavy-laser-cannon.ts'
import { homingWeapons } from './homing-weapons.ts'
import { integratedSFoils } from './integrated-s-foils.ts'
import { ionWeapons } from './ion-weapons.ts'
import { magPulseWarheads } from './mag-pulse-warheads.ts'
import { multiMissilePods } from './multi-missile-pods.ts'
import { pivotWing } from './pivot-wing.ts'
import { plainWeapons } from './plain-weapons.ts'
import { heavyPlasmaMissiles, plasmaTorpedoes } from './plasma-torpedoes.ts'
import { precisionTunedCannons } from './precision-tuned-cannons.ts'
import { protonCannons } from './proton-cannons.ts'
import { protonTorpedoes } from './proton-torpedoes.ts'
import { saturationRockets } from './saturation-rockets.ts'
import { seekerMissiles } from './seeker-missiles.ts'
import { sensorBuoySuite } from './sensor-buoy-suite.ts'
import { servomotorSFoils } from './servomotor-s-foils.ts'
import { skilledBombardier } from './skilled-bombardier.ts'
import { snapShot } from './snap-shot.ts'
import { syncedLaserCannons } from './synced-laser-cannons.ts'
import { thermalDetonators } from './thermal-detonators.ts'
import { trajectorySimulator } from './trajectory-simulator.ts'
import { underslungBlasterCannon } from './underslung-blaster-cannon.ts'
import { xx23SThreadTracers } from './xx-23-s-thread-tracers.ts'
import { zamWesell } from './zam-wesell.ts'

export const upgrades: readonly Card[] = [
  agentKallus,
  autoblasters,
  barrageRockets,
  ...beams,
  bombletGenerator,
  cadBane,
  clusterMissiles,
  commanderPyre,
  concussionMissiles,
  delayedFuses,
  ...devices,
  diamondBoronMissiles,
  discordMissiles,
  drk1ProbeDroids,
  flechetteCannons,
  foresight,
  genius,
  heavyLaserCannon,
  heavyPlasmaMissiles,
  ...homingWeapons,
  ...integratedSFoils,
  ...ionWeapons,
  magPulseWarheads,
  multiMissilePods,
  ...pivotWing,
  ...plainWeapons,
  plasmaTorpedoes,
  precisionTunedCannons,
  protonCannons,
  ...protonTorpedoes,
  saturationRockets,
  seekerMissiles,
  sensorBuoySuite,
  ...servomotorSFoils,
  skilledBombardier,
  snapShot,
  syncedLaserCannons,
  thermalDetonators,
  trajectorySimulator,
  underslungBlasterCannon,
  xx23SThreadTracers,
  zamWesell,
]
