/** The upgrades that the engine carries out, one a file, in the order of their ids. */
import type { Card } from '../card.ts'
import { afterburners } from './afterburners.ts'
import { agentKallus } from './agent-kallus.ts'
import { agentTerex } from './agent-terex.ts'
import { ahsokaTano } from './ahsoka-tano.ts'
import { autoblasters } from './autoblasters.ts'
import { automatedTargetPriority } from './automated-target-priority.ts'
import { barrageRockets } from './barrage-rockets.ts'
import { beams } from './beams.ts'
import { bombletGenerator } from './bomblet-generator.ts'
import { c110p } from './c1-10p.ts'
import { cadBane } from './cad-bane.ts'
import { captainPhasma } from './captain-phasma.ts'
import { chancellorPalpatine } from './chancellor-palpatine.ts'
import { clusterMissiles } from './cluster-missiles.ts'
import { collisionDetector } from './collision-detector.ts'
import { commanderMalarus } from './commander-malarus.ts'
import { commanderPyre } from './commander-pyre.ts'
import { composure } from './composure.ts'
import { concussionMissiles } from './concussion-missiles.ts'
import { contrabandCybernetics } from './contraband-cybernetics.ts'
import { crackShot } from './crack-shot.ts'
import { dauntless } from './dauntless.ts'
import { deadMansSwitch } from './dead-mans-switch.ts'
import { deadeyeShot } from './deadeye-shot.ts'
import { debrisGambit } from './debris-gambit.ts'
import { delayedFuses } from './delayed-fuses.ts'
import { devices } from './devices.ts'
import { diamondBoronMissiles } from './diamond-boron-missiles.ts'
import { discordMissiles } from './discord-missiles.ts'
import { drk1ProbeDroids } from './drk-1-probe-droids.ts'
import { electronicBaffle } from './electronic-baffle.ts'
import { elusive } from './elusive.ts'
import { enduring } from './enduring.ts'
import { energyShellCharges } from './energy-shell-charges.ts'
import { ferrospherePaint } from './ferrosphere-paint.ts'
import { flechetteCannons } from './flechette-cannons.ts'
import { foresight } from './foresight.ts'
import { ga97 } from './ga-97.ts'
import { genius } from './genius.ts'
import { ghost } from './ghost.ts'
import { hate } from './hate.ts'
import { heavyLaserCannon } from './heavy-laser-cannon.ts'
import { homingWeapons } from './homing-weapons.ts'
import { houndsTooth } from './hounds-tooth.ts'
import { inertialDampeners } from './inertial-dampeners.ts'
import { integratedSFoils } from './integrated-s-foils.ts'
import { interceptBooster } from './intercept-booster.ts'
import { ionWeapons } from './ion-weapons.ts'
import { juke } from './juke.ts'
import { jynErso } from './jyn-erso.ts'
import { leebo } from './leebo.ts'
import { leiaOrgana } from './leia-organa.ts'
import { longRangeScanners } from './long-range-scanners.ts'
import { magPulseWarheads } from './mag-pulse-warheads.ts'
import { magvaYarro } from './magva-yarro.ts'
import { marksmanship } from './marksmanship.ts'
import { multiMissilePods } from './multi-missile-pods.ts'
import { noviceTechnician } from './novice-technician.ts'
import { overtunedModulators } from './overtuned-modulators.ts'
import { partingGiftBattleOverEndor } from './parting-gift-battleoverendor.ts'
import { phantom } from './phantom.ts'
import { pivotWing } from './pivot-wing.ts'
import { plainWeapons } from './plain-weapons.ts'
import { heavyPlasmaMissiles, plasmaTorpedoes } from './plasma-torpedoes.ts'
import { precisionTunedCannons } from './precision-tuned-cannons.ts'
import { predator } from './predator.ts'
import { predictiveShot } from './predictive-shot.ts'
import { protonCannons } from './proton-cannons.ts'
import { protonTorpedoes } from './proton-torpedoes.ts'
import { pz4co } from './pz-4co.ts'
import { qira } from './qira.ts'
import { r2A6 } from './r2-a6.ts'
import { r2Astromech } from './r2-astromech.ts'
import { r4PAstromech } from './r4-p-astromech.ts'
import { saturationRockets } from './saturation-rockets.ts'
import { seasonedNavigator } from './seasoned-navigator.ts'
import { seekerMissiles } from './seeker-missiles.ts'
import { selfless } from './selfless.ts'
import { sensorBuoySuite } from './sensor-buoy-suite.ts'
import { servomotorSFoils } from './servomotor-s-foils.ts'
import { seventhFleetGunner } from './seventh-fleet-gunner.ts'
import { seventhSister } from './seventh-sister.ts'
import { skilledBombardier } from './skilled-bombardier.ts'
import { snapShot } from './snap-shot.ts'
import { starbirdSlash } from './starbird-slash.ts'
import { staticDischargeVanes } from './static-discharge-vanes.ts'
import { syncedLaserCannons } from './synced-laser-cannons.ts'
import { thermalDetonators } from './thermal-detonators.ts'
import { trajectorySimulator } from './trajectory-simulator.ts'
import { underslungBlasterCannon } from './underslung-blaster-cannon.ts'
import { unstableSublightEngines } from './unstable-sublight-engines.ts'
import { veteranTailGunner } from './veteran-tail-gunner.ts'
import { virago } from './virago.ts'
import { xg1AssaultConfiguration } from './xg-1-assault-configuration.ts'
import { xx23SThreadTracers } from './xx-23-s-thread-tracers.ts'
import { zamWesell } from './zam-wesell.ts'

export const upgrades: readonly Card[] = [
  afterburners,
  agentKallus,
  ...agentTerex,
  ahsokaTano,
  autoblasters,
  automatedTargetPriority,
  barrageRockets,
  ...beams,
  bombletGenerator,
  ...c110p,
  cadBane,
  captainPhasma,
  ...chancellorPalpatine,
  clusterMissiles,
  collisionDetector,
  ...commanderMalarus,
  commanderPyre,
  composure,
  concussionMissiles,
  contrabandCybernetics,
  crackShot,
  dauntless,
  deadeyeShot,
  deadMansSwitch,
  debrisGambit,
  delayedFuses,
  ...devices,
  diamondBoronMissiles,
  discordMissiles,
  drk1ProbeDroids,
  electronicBaffle,
  elusive,
  enduring,
  energyShellCharges,
  ferrospherePaint,
  flechetteCannons,
  foresight,
  ga97,
  genius,
  ghost,
  hate,
  heavyLaserCannon,
  heavyPlasmaMissiles,
  ...homingWeapons,
  houndsTooth,
  inertialDampeners,
  ...integratedSFoils,
  interceptBooster,
  ...ionWeapons,
  juke,
  jynErso,
  leebo,
  leiaOrgana,
  longRangeScanners,
  magPulseWarheads,
  magvaYarro,
  marksmanship,
  multiMissilePods,
  noviceTechnician,
  overtunedModulators,
  partingGiftBattleOverEndor,
  phantom,
  ...pivotWing,
  ...plainWeapons,
  plasmaTorpedoes,
  precisionTunedCannons,
  predator,
  predictiveShot,
  protonCannons,
  ...protonTorpedoes,
  pz4co,
  qira,
  r2A6,
  ...r2Astromech,
  r4PAstromech,
  saturationRockets,
  seasonedNavigator,
  seekerMissiles,
  selfless,
  sensorBuoySuite,
  ...servomotorSFoils,
  seventhFleetGunner,
  seventhSister,
  skilledBombardier,
  snapShot,
  starbirdSlash,
  staticDischargeVanes,
  syncedLaserCannons,
  thermalDetonators,
  trajectorySimulator,
  underslungBlasterCannon,
  unstableSublightEngines,
  veteranTailGunner,
  virago,
  xg1AssaultConfiguration,
  xx23SThreadTracers,
  zamWesell,
]
