import { describe, expect, it } from 'vitest'
import { tables } from '../data/index.ts'
import { readSquad, type Xws } from '../squad/index.ts'
import type { Ship } from '../state.ts'
import { gatherShips } from './ships.ts'

const cards = tables('xwa')

/** The one ship of a squad. */
function ship(faction: string, pilot: string, upgrades: NonNullable<Xws['pilots'][number]['upgrades']> = {}): Ship {
  const { squad } = readSquad({ faction, pilots: [{ id: pilot, upgrades }] }, cards)
  if (squad === null) throw new Error('no squad')
  const [found] = gatherShips('a', squad, cards)
  if (found === undefined) throw new Error(`no ship of ${pilot}`)
  return found
}

const full = (max: number, recovers: number) => ({ value: max, max, recovers })
const bars = ({ bar }: Ship) =>
  bar.map(({ type, colour, linked }) => `${colour} ${type}${linked ? ` > ${linked.colour} ${linked.type}` : ''}`)

describe('ships on their cards: rules/dial.md §1.2 step 1', () => {
  it('a plain ship has what its type prints', () => {
    expect(ship('rebelalliance', 'goldsquadronveteran')).toMatchObject({
      id: 'a1',
      seat: 'a',
      type: 'btla4ywing',
      size: 'small',
      initiative: 3,
      agility: 1,
      hull: 6,
      shields: full(2, 0),
      attacks: [{ arc: 'front', value: 2 }],
      force: null,
      charges: null,
      turret: null,
      tokens: {},
      damage: { down: 0, up: [] },
      place: 'reserve',
      pose: null,
      attempted: [],
      dial: cards.ship('btla4ywing')?.dial,
    })
  })

  it('hull, shields and agility of upgrades are added', () => {
    const upgraded = ship('rebelalliance', 'goldsquadronveteran', { modification: ['hullupgrade'] })
    expect([upgraded.hull, upgraded.shields]).toEqual([7, full(2, 0)])
    expect(ship('rebelalliance', 'goldsquadronveteran', { modification: ['shieldupgrade'] }).shields).toEqual(
      full(3, 0),
    )
    const deflected = ship('rebelalliance', 'goldsquadronveteran', { modification: ['angleddeflectors'] })
    expect(deflected.shields).toEqual(full(1, 0))
    expect(bars(deflected)).toContain('white reinforce')
  })

  it('cards take away no more than a ship has, and its last hull never', () => {
    const bare = ship('galacticempire', 'academypilot', { modification: ['angleddeflectors'] })
    expect([bare.shields, bare.hull]).toEqual([full(0, 0), 3])
    const holed = ship('galacticempire', 'academypilot', { title: ['suppressor', 'nautolansrevenge'] })
    expect(holed.hull).toBe(1)
  })

  it('a pilot card prints its own values over those of its type', () => {
    expect(ship('rebelalliance', 'dashrendar').attacks).toEqual([{ arc: 'doubleTurret', value: 4 }])
    expect(bars(ship('galacticrepublic', 'r2d2'))[0]).toBe('white calculate')
  })

  it('actions of upgrades stand on the bar with their links; of a card with two sides those of the first', () => {
    const foils = ship('rebelalliance', 'redsquadronveteran', { configuration: ['servomotorsfoils'] })
    const plain = ship('rebelalliance', 'redsquadronveteran')
    expect(bars(foils)).toEqual([...bars(plain), 'white boost', 'white focus > red boost'])
    expect(foils.upgrades).toEqual([{ id: 'servomotorsfoils', slot: 'configuration', side: 0, charges: null }])
  })

  it('a primary attack that an upgrade grants is added, in its own arc', () => {
    expect(ship('rebelalliance', 'janors', { title: ['moldycrow'] }).attacks).toEqual([
      { arc: 'singleTurret', value: 2 },
      { arc: 'front', value: 3 },
    ])
  })

  it('capacities of force add up; the highest recovery counts, not the sum', () => {
    expect(ship('galacticrepublic', 'anakinskywalker-delta7baethersprite').force).toEqual(full(3, 1))
    // A ship without force and two Force users on board.
    const ghost = ship('rebelalliance', 'lothalrebel', { crew: ['kananjarrus'], gunner: ['ezrabridger'] })
    expect(ghost.force).toEqual(full(2, 1))
    expect(ship('rebelalliance', 'lothalrebel').force).toBeNull()
  })

  it('charges are full, of pilots and of each upgrade', () => {
    const charged = ship('rebelalliance', 'goldsquadronveteran', { astromech: ['r2astromech'] })
    expect(charged.upgrades).toEqual([{ id: 'r2astromech', slot: 'astromech', side: 0, charges: full(2, 0) }])
    const pilot = cards
      .pilots()
      .find(
        p =>
          p.charges !== undefined &&
          p.faction === 'rebelalliance' &&
          p.standardLoadout === undefined &&
          cards.ship(p.ship)?.size !== 'huge',
      )
    if (pilot?.charges === undefined) throw new Error('no pilot with charges')
    expect(ship('rebelalliance', pilot.id).charges).toEqual(full(pilot.charges.value, pilot.charges.recovers))
  })

  it.each([
    ['a printed single turret', 'rebelalliance', 'janors', {}, 'front'],
    ['a printed double turret', 'rebelalliance', 'dashrendar', {}, 'frontRear'],
    [
      'an upgrade that grants the arc',
      'rebelalliance',
      'jakefarrell',
      { configuration: ['vectoredcannonsrz1'] },
      'front',
    ],
    [
      'an upgrade that attacks by a turret',
      'rebelalliance',
      'goldsquadronveteran',
      { turret: ['ioncannonturret'] },
      'front',
    ],
    ['none', 'rebelalliance', 'jakefarrell', {}, null],
  ])('a turret: %s', (_how, faction, pilot, upgrades, turret) => {
    const found = ship(faction, pilot, upgrades)
    expect(found.turret).toBe(turret)
  })

  it('every pilot that can be played stands as the tables print it, and whoever may rotate has a turret', () => {
    for (const ruleset of ['xwa', 'amg'] as const) {
      const printed = tables(ruleset)
      for (const pilot of printed.pilots()) {
        const type = printed.shipOf(pilot)
        if (type.size === 'huge') continue
        const { squad } = readSquad({ faction: pilot.faction, pilots: [{ id: pilot.id }] }, printed)
        const [found] = squad === null ? [] : gatherShips('b', squad, printed)
        if (found === undefined) throw new Error(`no ship of ${pilot.id}`)
        expect(found.hull).toBeGreaterThan(0)
        expect(found.agility).toBeGreaterThanOrEqual(0)
        expect(found.upgrades.map(u => u.id).sort()).toEqual([...(pilot.standardLoadout ?? [])].sort())
        const rotates = found.bar.some(({ type, linked }) => type === 'rotate' || linked?.type === 'rotate')
        expect([pilot.id, rotates && found.turret === null]).toEqual([pilot.id, false])
      }
    }
  })
})
