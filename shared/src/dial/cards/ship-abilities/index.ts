/** The ship abilities that the engine carries out, one a file, in the order of their ids. */
import type { Card } from '../card.ts'
import { ailerons } from './ailerons.ts'
import { explosionWithWings } from './explosion-with-wings.ts'
import { modularBombingMagazine } from './modular-bombing-magazine.ts'
import { nimbleBomber } from './nimble-bomber.ts'
import { platedHull } from './plated-hull.ts'
import { spacetugTractorArray } from './spacetug-tractor-array.ts'

export const shipAbilities: readonly Card[] = [
  ...ailerons,
  explosionWithWings,
  modularBombingMagazine,
  nimbleBomber,
  platedHull,
  spacetugTractorArray,
]
