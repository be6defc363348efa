/** Carries a shuttle: rules/dial.md §8.2. */
import type { Card } from '../card.ts'

export const ghost: Card = {
  kind: 'upgrade',
  id: 'ghost',
  says: 'An attack shuttle or a Sheathipede may dock with its ship, and deploys by its rear guides.',
  parts: [],
  bay: { types: ['attackshuttle', 'sheathipedeclassshuttle'], most: 1, guides: ['rear'] },
}
