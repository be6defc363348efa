/** The pilots that the engine carries out, one a file, in the order of their ids. */
import type { Card } from '../card.ts'
import { captainRex } from './captain-rex.ts'
import { hanSoloScavengedYt1300 } from './han-solo-scavenged-yt1300.ts'

export const pilots: readonly Card[] = [captainRex, hanSoloScavengedYt1300]
