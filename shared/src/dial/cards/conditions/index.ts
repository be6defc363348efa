/** The conditions that the engine carries out, one a file, in the order of their ids. */
import type { Card } from '../card.ts'
import { hunted } from './hunted.ts'
import { suppressiveFire } from './suppressive-fire.ts'

export const conditions: readonly Card[] = [hunted, suppressiveFire]
