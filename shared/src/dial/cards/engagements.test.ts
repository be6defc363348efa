/** Engagement Phases of ships with any cards that are carried out, answered by chance: nothing that must hold is broken. */
import { expect, it } from 'vitest'
import { type ShipSetup, type Table, table } from '../../../test/dial/table.ts'
import { type Chance, randomAnswer, seededChance } from '../../bot/index.ts'
import { tables } from '../data/index.ts'
import { dial } from '../game.ts'
import { tokenKinds } from '../state.ts'
import { cards } from './index.ts'

const known = tables('xwa')
const pilots = cards().flatMap(card => (card.kind === 'pilot' ? (known.pilot(card.id) ?? []) : []))
const upgrades = cards().flatMap(card => (card.kind === 'upgrade' ? (known.upgrade(card.id) ?? []) : []))
const abilities = cards().flatMap(card => (card.kind === 'shipAbility' ? [card.id] : []))

function pick<T>(list: readonly T[], chance: Chance): T {
  const found = list[chance(list.length)]
  if (found === undefined) throw new Error('nothing to pick from')
  return found
}

const full = ({ value, recovers }: { value: number; recovers: number }) => ({ value, max: value, recovers })

/** A pilot with four upgrades, whether they fit or not, and a few tokens. */
function anyShip(id: string, at: ShipSetup['at'], chance: Chance): ShipSetup {
  const pilot = pick(pilots, chance)
  const cardsOf = new Map(Array.from({ length: 4 }, () => pick(upgrades, chance)).map(card => [card.id, card]))
  return {
    ...{ id, ...(at && { at }), pilot: pilot.id, type: pilot.ship, initiative: 3 + chance(3) },
    charges: pilot.charges === undefined ? null : full(pilot.charges),
    force: full({ value: chance(3), recovers: 1 }),
    shipAbility: pick(abilities, chance),
    turret: pick(['front', 'rear', 'left'] as const, chance),
    tokens: Object.fromEntries(tokenKinds.filter(() => chance(5) === 0).map(kind => [kind, 1])),
    upgrades: [...cardsOf.values()].map(({ id: card, sides: [{ type: slot, charges }] }) => ({
      ...{ id: card, slot, charges: charges === undefined ? null : full(charges) },
    })),
  }
}

/** Three against three, at ranges 0–2 of each other. */
function anyTable(chance: Chance): Table {
  const ships = ['a', 'b'].flatMap(seat =>
    [1, 2, 3].map(n => {
      const y = seat === 'a' ? 300 : 400 + chance(150)
      return anyShip(`${seat}${n}`, [100 + 150 * n, y, chance(50) + (seat === 'a' ? -25 : 155)], chance)
    }),
  )
  const locks = ships.flatMap(({ id: by }) => {
    const id = pick(ships, chance).id
    return id === by ? [] : [{ by, on: { kind: 'ship', id } } as const]
  })
  return table({ phase: 'activation', round: 2, ships, locks })
}

it('go to their end with any mix of cards', () => {
  let asked = 0
  for (let seed = 0; seed < 150; seed++) {
    const chance = seededChance(seed)
    const t = anyTable(chance)
    // Large bases may overlap as they are drawn.
    if (dial.broken(t.state).length > 0) continue
    t.push('engagement', {})
    while (!t.idle) {
      asked++
      expect(t.refuses(t.request.default), `the default of ${t.request.kind}, seed ${seed}`).toBeNull()
      t.answer(randomAnswer(t.legal(), t.request.sealed, chance))
      expect(dial.broken(t.state), `seed ${seed}`).toEqual([])
    }
  }
  expect(asked).toBeGreaterThan(1000)
})
