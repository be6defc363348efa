/** The pilots that the engine carries out, one a file, in the order of their ids. */
import type { Card } from '../card.ts'
import { fourLom } from './4-lom.ts'
import { aftabAckbar } from './aftab-ackbar.ts'
import { anakinSkywalkerN1 } from './anakin-skywalker-n1.ts'
import { biggsDarklighter } from './biggs-darklighter.ts'
import { bombardmentDrone } from './bombardment-drone.ts'
import { captainJonusSwz98 } from './captain-jonus-swz98.ts'
import { captainJostero } from './captain-jostero.ts'
import { captainNym } from './captain-nym.ts'
import { captainRex } from './captain-rex.ts'
import { colonelVessery } from './colonel-vessery.ts'
import { constableZuvio } from './constable-zuvio.ts'
import { daceBonearm } from './dace-bonearm.ts'
import { deathfireSwz98 } from './deathfire-swz98.ts'
import { deathrain } from './deathrain.ts'
import { dengar } from './dengar.ts'
import { derekKlivian } from './derek-klivian.ts'
import { dutchVander } from './dutch-vander.ts'
import { edonKappehl } from './edon-kappehl.ts'
import { emonAzzameen } from './emon-azzameen.ts'
import { fifthBrother } from './fifth-brother.ts'
import { garvenDreis } from './garven-dreis.ts'
import { gideonHask } from './gideon-hask.ts'
import { hanSoloScavengedYt1300 } from './han-solo-scavenged-yt1300.ts'
import { heraSyndulla } from './hera-syndulla.ts'
import { howlrunner } from './howlrunner.ts'
import { idenVersio } from './iden-versio.ts'
import { ig101 } from './ig-101.ts'
import { jophSeastriker } from './joph-seastriker.ts'
import { kananJarrus } from './kanan-jarrus.ts'
import { lattsRazzi } from './latts-razzi.ts'
import { lieutenantBastian } from './lieutenant-bastian.ts'
import { lieutenantKestal } from './lieutenant-kestal.ts'
import { lowhhrick } from './lowhhrick.ts'
import { luminaraUnduli } from './luminara-unduli.ts'
import { majorRhymer } from './major-rhymer.ts'
import { maulerMithel } from './mauler-mithel.ts'
import { midnight } from './midnight.ts'
import { moraloEval } from './moralo-eval.ts'
import { netRemPollard } from './net-rem-pollard.ts'
import { nienNunb } from './nien-nunb.ts'
import { nightfall } from './nightfall.ts'
import { outerRimPioneer } from './outer-rim-pioneer.ts'
import { padric } from './padric.ts'
import { paigeTico } from './paige-tico.ts'
import { poeDameron } from './poe-dameron.ts'
import { quickdraw } from './quickdraw.ts'
import { rookKast } from './rook-kast.ts'
import { saeseeTiin } from './saesee-tiin.ts'
import { scimitar3BattleOverEndor } from './scimitar-3-battleoverendor.ts'
import { serissu } from './serissu.ts'
import { seynMarana } from './seyn-marana.ts'
import { sharaBey } from './shara-bey.ts'
import { solSixxa } from './sol-sixxa.ts'
import { tallissanLintra } from './tallissan-lintra.ts'
import { tychoCelchu } from './tycho-celchu.ts'
import { vultSkerris } from './vult-skerris.ts'
import { wedgeAntilles } from './wedge-antilles.ts'
import { yoda } from './yoda.ts'
import { zamWesell } from './zam-wesell.ts'
import { zariBangel } from './zari-bangel.ts'
import { ziziTlo } from './zizi-tlo.ts'

export const pilots: readonly Card[] = [
  aftabAckbar,
  anakinSkywalkerN1,
  biggsDarklighter,
  bombardmentDrone,
  captainJonusSwz98,
  captainJostero,
  captainNym,
  captainRex,
  colonelVessery,
  constableZuvio,
  daceBonearm,
  deathfireSwz98,
  deathrain,
  ...dengar,
  derekKlivian,
  ...dutchVander,
  edonKappehl,
  emonAzzameen,
  fifthBrother,
  fourLom,
  ...garvenDreis,
  ...gideonHask,
  hanSoloScavengedYt1300,
  ...heraSyndulla,
  howlrunner,
  ...idenVersio,
  ig101,
  jophSeastriker,
  kananJarrus,
  lattsRazzi,
  lieutenantBastian,
  lieutenantKestal,
  lowhhrick,
  ...luminaraUnduli,
  majorRhymer,
  maulerMithel,
  midnight,
  moraloEval,
  netRemPollard,
  nienNunb,
  nightfall,
  outerRimPioneer,
  padric,
  paigeTico,
  poeDameron,
  quickdraw,
  rookKast,
  ...saeseeTiin,
  scimitar3BattleOverEndor,
  serissu,
  seynMarana,
  ...sharaBey,
  solSixxa,
  tallissanLintra,
  tychoCelchu,
  ...vultSkerris,
  wedgeAntilles,
  yoda,
  zamWesell,
  zariBangel,
  ziziTlo,
]
