/** The ship abilities that the engine carries out, one a file, in the order of their ids. */
import type { Card } from '../card.ts'
import { explosionWithWings } from './explosion-with-wings.ts'
import { modularBombingMagazine } from './modular-bombing-magazine.ts'
import { nimbleBomber } from './nimble-bomber.ts'

export const shipAbilities: readonly Card[] = [explosionWithWings, modularBombingMagazine, nimbleBomber]
