/** The ship abilities that the engine carries out, one a file, in the order of their ids. */
import type { Card } from '../card.ts'
import { ailerons } from './ailerons.ts'
import { commsShuttle } from './comms-shuttle.ts'
import { explosionWithWings } from './explosion-with-wings.ts'
import { lockedAndLoaded } from './locked-and-loaded.ts'
import { modularBombingMagazine } from './modular-bombing-magazine.ts'
import { nimbleBomber } from './nimble-bomber.ts'
import { platedHull } from './plated-hull.ts'
import { pursuitCraft } from './pursuit-craft.ts'
import { spacetugTractorArray } from './spacetug-tractor-array.ts'
import { tailGun } from './tail-gun.ts'

export const shipAbilities: readonly Card[] = [
  ...ailerons,
  commsShuttle,
  explosionWithWings,
  lockedAndLoaded,
  modularBombingMagazine,
  nimbleBomber,
  platedHull,
  pursuitCraft,
  spacetugTractorArray,
  tailGun,
]
