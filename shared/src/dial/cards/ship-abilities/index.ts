/** The ship abilities that the engine carries out, one a file, in the order of their ids. */
import type { Card } from '../card.ts'

export const shipAbilities: readonly Card[] = []
