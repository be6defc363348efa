/** Locks on the defender for friends around it, and nothing else: rules/dial.md §7.1 step 4, §3.2. */
import { changeResults } from '../../attack/cancel.ts'
import { setsOf } from '../../attack/dice.ts'
import { isFiring } from '../../attack/special-weapons.ts'
import { onTable, placedShip, refTo, relation } from '../../look.ts'
import { isWithin, rangeBetween } from '../../range.ts'
import { acquireLock, refuseLock } from '../../tokens/index.ts'
import { type Card, when } from '../card.ts'

const id = 'xx23sthreadtracers'

export const xx23SThreadTracers: Card = {
  kind: 'upgrade',
  id,
  says: 'If its attack hits, friendly ships at range 1–3 of the defender may lock it; all results are cancelled.',
  parts: [
    when('attackHit', {
      when: ({ game }, self) => isFiring(game.attack, self, id),
      must: true,
      choices: ({ game }, self, { defender }) => {
        const target = placedShip(game, defender)
        const able = onTable(game).filter(
          ship =>
            relation(game, self, ship) === 'friendly' &&
            isWithin(rangeBetween(game, ship, target), 1, 3) &&
            refuseLock(game, ship, refTo(game, defender)) === null,
        )
        const sets = setsOf(able.map((_, i) => i)).map(places => places.flatMap(i => able[i]?.id ?? []))
        return [{ ships: [] }, ...sets.map(ships => ({ ships }))]
      },
      effect: (t, self, { defender }, choice) => {
        for (const ship of (choice as { ships: string[] }).ships) acquireLock(t, ship, refTo(t.game, defender))
        if (t.game.attack !== null) changeResults(t, t.game.attack, self, id, { hits: 0, crits: 0 })
      },
    }),
  ],
}
