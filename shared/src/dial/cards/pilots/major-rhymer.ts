/** Torpedoes and missiles a band nearer and farther: rules/dial.md §7.1 step 1c. */
import { typesOf } from '../../attack/special-weapons.ts'
import { always, type Card } from '../card.ts'

const ordnance = ['torpedo', 'missile'] as const

/** At range 0 too: it is over the rule that forbids that. */
export const majorRhymer: Card = {
  kind: 'pilot',
  id: 'majorrhymer',
  says: 'Its torpedoes and missiles reach a range more and less, within range 0–3.',
  parts: [
    always('weapons', ({ game }, self, { ship }, weapons) =>
      ship !== self.id
        ? weapons
        : weapons.map(weapon => {
            const types = typesOf(game, self, weapon)
            if (!ordnance.some(type => types.includes(type))) return weapon
            const { minRange, maxRange } = weapon
            return { ...weapon, minRange: Math.max(0, minRange - 1), maxRange: Math.min(3, maxRange + 1) }
          }),
    ),
  ],
}
