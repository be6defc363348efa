/** Zam Wesell as a crew member: rules/dial.md §2. */
import type { Card } from '../card.ts'
import { zamSays, zamsParts } from '../zam-wesell.ts'

export const zamWesell: Card = { kind: 'upgrade', id: 'zamwesell', says: zamSays, parts: zamsParts }
