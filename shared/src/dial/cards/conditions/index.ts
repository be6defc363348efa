/** The conditions that the engine carries out, one a file, in the order of their ids. */
import type { Card } from '../card.ts'
import { hunted } from './hunted.ts'
import { itsTheResistance } from './its-the-resistance.ts'
import { suppressiveFire } from './suppressive-fire.ts'
import { youShouldThankMe } from './you-should-thank-me.ts'
import { youdBetterMeanBusiness } from './youd-better-mean-business.ts'

export const conditions: readonly Card[] = [
  hunted,
  itsTheResistance,
  suppressiveFire,
  youdBetterMeanBusiness,
  youShouldThankMe,
]
