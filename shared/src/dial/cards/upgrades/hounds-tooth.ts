/** Carries a headhunter: rules/dial.md §8.2. */
import type { Card } from '../card.ts'

export const houndsTooth: Card = {
  kind: 'upgrade',
  id: 'houndstooth',
  says: 'A Z-95-AF4 may dock with its ship.',
  parts: [],
  bay: { types: ['z95af4headhunter'], most: 1, guides: ['front', 'rear'] },
}
