/** The pilots that the engine carries out, one a file, in the order of their ids. */
import type { Card } from '../card.ts'
import { bombardmentDrone } from './bombardment-drone.ts'
import { captainJonusSwz98 } from './captain-jonus-swz98.ts'
import { captainNym } from './captain-nym.ts'
import { captainRex } from './captain-rex.ts'
import { constableZuvio } from './constable-zuvio.ts'
import { deathrain } from './deathrain.ts'
import { edonKappehl } from './edon-kappehl.ts'
import { emonAzzameen } from './emon-azzameen.ts'
import { hanSoloScavengedYt1300 } from './han-solo-scavenged-yt1300.ts'
import { padric } from './padric.ts'
import { paigeTico } from './paige-tico.ts'
import { solSixxa } from './sol-sixxa.ts'
import { zamWesell } from './zam-wesell.ts'

export const pilots: readonly Card[] = [
  bombardmentDrone,
  captainJonusSwz98,
  captainNym,
  captainRex,
  constableZuvio,
  deathrain,
  edonKappehl,
  emonAzzameen,
  hanSoloScavengedYt1300,
  padric,
  paigeTico,
  solSixxa,
  zamWesell,
]
