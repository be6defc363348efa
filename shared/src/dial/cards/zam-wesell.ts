/** Zam Wesell, as a pilot and as a crew member: she takes one of two secret conditions in each System Phase (rules/dial.md §2). */
import { loseCharges } from '../tokens/index.ts'
import { type Part, when } from './card.ts'
import { assignFaceDown } from './condition.ts'
import { secretsOfZam, zam } from './conditions/secret-of-zam.ts'

export const zamsParts: readonly Part[] = [
  when('shipPlaced', {
    when: (_t, self, { ship }) => ship === self.id,
    must: true,
    effect: (t, self) => loseCharges(t, self.id, zam, 2),
  }),
  when('systemShip', {
    when: (_t, self, { ship }) => ship === self.id,
    choices: () => secretsOfZam,
    secret: true,
    effect: (t, self, _args, choice) => assignFaceDown(t, self, choice as string, secretsOfZam, self.id),
  }),
]

export const zamSays =
  'It begins with two charges fewer; in the System Phase it may take one of its two secret conditions, face down.'
