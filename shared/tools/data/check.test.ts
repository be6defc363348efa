import { describe, expect, it } from 'vitest'
import type { Base, Pilot, Upgrade } from '../../src/dial/data/index.ts'
import { together } from '../../src/dial/data/layers.ts'
import en from '../../src/dial/data/names/en.json' with { type: 'json' }
import { SOURCES } from '../../src/dial/data/tables/index.ts'
import { faults } from './check.ts'

const good = together(SOURCES.amg)

/** The good tables with fields of one record replaced. */
const withPilot = (id: string, fields: Partial<Pilot>): Base => ({
  ...good,
  pilots: good.pilots.map(pilot => (pilot.id === id ? { ...pilot, ...fields } : pilot)),
})
const withUpgrade = (id: string, fields: Partial<Upgrade>): Base => ({
  ...good,
  upgrades: good.upgrades.map(upgrade => (upgrade.id === id ? { ...upgrade, ...fields } : upgrade)),
})

describe('the check of the tables', () => {
  it.each(Object.entries(SOURCES))('finds nothing wrong with the committed %s tables', (_, sources) => {
    expect(faults(together(sources), en)).toEqual([])
  })

  it.each<[string, Base, string]>([
    ['a ship that is not there', withPilot('bb8', { ship: 'wreck' }), 'pilots bb8.ship: "wreck" does not belong here'],
    ['a cost in halves', withPilot('bb8', { cost: 2.5 }), 'pilots bb8.cost: 2.5 is no whole number'],
    ['a negative zero', withPilot('bb8', { loadout: -0 }), 'pilots bb8.loadout: 0 is no whole number'],
    [
      'a faction without the ship',
      withPilot('bb8', { faction: 'firstorder' }),
      'pilots bb8: its ship is not in firstorder',
    ],
    [
      'a standard loadout of unknown cards',
      withPilot('bb8', { standardLoadout: ['nothing'] }),
      'pilots bb8.standardLoadout: "nothing" does not belong here',
    ],
    [
      'a manoeuvre that nobody flies',
      withPilot('bb8', { prints: { dial: ['7FW'] } }),
      'pilots bb8.prints.dial: "7FW" does not belong here',
    ],
    [
      'a restriction to no ship',
      withUpgrade('havoc', { restrictions: [{ kind: 'ship', of: ['wreck'] }] }),
      'upgrades havoc.restrictions.of: "wreck" does not belong here',
    ],
    [
      'a range that ends before it begins',
      withUpgrade('havoc', {
        sides: [
          {
            ...{ type: 'title', slots: ['title'], ability: false, grants: [], conditions: [] },
            attack: { arc: 'front', value: 1, minRange: 3, maxRange: 1, ordnance: false },
          },
        ],
      }),
      'upgrades havoc: its range ends before it begins',
    ],
    ['ids out of order', { ...good, ships: good.ships.toReversed() }, 'it is out of order or stands twice'],
    ['a short deck', { ...good, damage: good.damage.slice(1) }, 'the deck has 31 cards, not 33'],
  ])('finds %s', (_, tables, sentence) => {
    expect(faults(tables, en).join('\n')).toContain(sentence)
  })

  it('finds card text', () => {
    const told = { ...good, pilots: good.pilots.map(pilot => ({ ...pilot, text: 'After you move, rest.' })) }
    expect(faults(told, en)).toHaveLength(good.pilots.length)
  })

  it('finds fields that a new record lacks', () => {
    const [{ id } = { id: '' }] = good.conditions
    const bare: Base = JSON.parse(JSON.stringify({ ...good, conditions: [{ id }, ...good.conditions.slice(1)] }))
    expect(faults(bare, en)).toEqual([`amg 2025-01: conditions ${id}: the field "limited" is missing`])
  })

  it('finds a card without an English name', () => {
    expect(faults(good, { ...en, ships: {} })).toHaveLength(good.ships.length)
  })
})
