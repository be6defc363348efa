import { describe, expect, it } from 'vitest'
import { RULESETS, tables } from './index.ts'

describe('the tables of a ruleset', () => {
  it('give a card by its id, as each ruleset prices it', () => {
    expect(tables('xwa', '2026-02-01').pilot('darthvader')).toMatchObject({
      ship: 'tieadvancedx1',
      cost: 15,
      loadout: 7,
    })
    expect(tables('amg', '2025-01-01').pilot('darthvader')).toMatchObject({
      ship: 'tieadvancedx1',
      initiative: 6,
      limited: 1,
    })
    expect(tables('xwa', '2026-02-01').upgrade('protontorpedoes')?.sides[0].attack).toEqual({
      arc: 'front',
      value: 4,
      minRange: 2,
      maxRange: 3,
      ordnance: true,
    })
  })

  it('tell a pilot and an upgrade of one id apart', () => {
    const { pilot, upgrade } = tables('xwa')
    expect(pilot('maul')?.ship).toBe('gauntletfighter')
    expect(upgrade('maul')?.sides[0].type).toBe('crew')
    expect(upgrade('maul')?.nameIds).toEqual(pilot('maul')?.nameIds)
  })

  it('know nothing of an unknown id', () => {
    const { ship, pilot, upgrade, condition, damageCard } = tables('amg')
    for (const find of [ship, pilot, upgrade, condition, damageCard]) expect(find('toString')).toBeUndefined()
  })

  it('give the same object again, whatever day its layers are asked for', () => {
    expect(tables('xwa', '2026-02-01')).toBe(tables('xwa', '2026-02-02'))
    expect(tables('xwa', '1999-01-01')).toBe(tables('xwa', '2026-02-01'))
    expect(tables('amg')).not.toBe(tables('xwa'))
  })

  it('list the cards in the order of ids', () => {
    for (const ruleset of RULESETS) {
      const { ships, pilots, upgrades, conditions } = tables(ruleset)
      for (const list of [ships(), pilots(), upgrades(), conditions()]) {
        const ids = list.map(({ id }) => id)
        expect(ids).toEqual([...new Set(ids)].toSorted())
      }
    }
  })

  it.each(RULESETS)('%s: the damage deck has the 33 cards of rules/dial.md §7.4', ruleset => {
    const deck = tables(ruleset).damageDeck()
    expect(Object.fromEntries(deck.map(({ id, count, trait }) => [id, `${count} ${trait}`]))).toEqual({
      panickedpilot: '2 pilot',
      blindedpilot: '2 pilot',
      woundedpilot: '2 pilot',
      stunnedpilot: '2 pilot',
      consolefire: '2 ship',
      damagedengine: '2 ship',
      weaponsfailure: '2 ship',
      hullbreach: '2 ship',
      structuraldamage: '2 ship',
      damagedsensorarray: '2 ship',
      loosestabilizer: '2 ship',
      disabledpowerregulator: '2 ship',
      fuelleak: '4 ship',
      directhit: '5 ship',
    })
  })
})

describe('a ship', () => {
  it.each([
    ['t65xwing', '1BB 1FB 1NB 2TW 2BB 2FB 2NB 2YW 3ER 3TW 3BW 3FW 3NW 3YW 3RR 4FW 4KR'],
    ['tielnfighter', '1TW 1YW 2TW 2BB 2FB 2NB 2YW 3TW 3BW 3FB 3NW 3YW 3KR 4FW 4KR 5FW'],
    ['btla4ywing', '1BB 1FB 1NB 2TW 2BW 2FB 2NW 2YW 3TR 3BW 3FW 3NW 3YR 4FR 4KR'],
    ['tieddefender', '1TR 1BB 1NB 1YR 2TR 2BW 2FB 2NW 2YR 2KR 3TW 3BW 3FB 3NW 3YW 4FB 4KW 5FB'],
    ['firesprayclasspatrolcraft', '1TW 1BB 1FB 1NB 1YW 2TW 2BW 2FB 2NW 2YW 3ER 3BW 3FB 3NW 3RR 4FW 4KR'],
    ['modifiedyt1300lightfreighter', '1BW 1FB 1NW 2TW 2BB 2FB 2NB 2YW 3LR 3TW 3BW 3FB 3NW 3YW 3PR 4FW 4KR'],
    ['lambdaclasst4ashuttle', '0OR 1BB 1FB 1NB 2TR 2BW 2FB 2NW 2YR 3BR 3FW 3NR'],
  ])('%s has the dial of rules/dial.md §11.2', (id, dial) => {
    expect(tables('xwa').ship(id)?.dial.join(' ')).toBe(dial)
  })

  it.each([
    ['t65xwing', 'small', 'front 3', 2, 4, 2],
    ['tielnfighter', 'small', 'front 2', 3, 3, 0],
    ['firesprayclasspatrolcraft', 'medium', 'front 3, rear 3', 2, 6, 4],
    ['modifiedyt1300lightfreighter', 'large', 'doubleTurret 3', 1, 8, 5],
    ['lambdaclasst4ashuttle', 'large', 'front 3, rear 2', 1, 6, 4],
  ])('%s has the values of rules/dial.md §11.2', (id, size, attacks, agility, hull, shields) => {
    const ship = tables('xwa').ship(id)
    expect(ship).toMatchObject({ size, agility, hull, shields: { value: shields, recovers: 0 } })
    expect(ship?.attacks.map(({ arc, value }) => `${arc} ${value}`).join(', ')).toBe(attacks)
  })

  it('may be printed otherwise on a pilot card', () => {
    const { pilot, shipOf } = tables('xwa')
    const printed = (id: string) => {
      const card = pilot(id)
      return card && shipOf(card)
    }
    expect(printed('darthvader')?.shields.value).toBe(2)
    expect(printed('darthvader-battleofyavin')).toMatchObject({ id: 'tieadvancedx1', hull: 3, shields: { value: 3 } })
    expect(printed('princexizor-armedanddangerous')?.shields.value).toBe(2)
    expect(printed('bb8')?.actions[0]).toEqual({ type: 'calculate', colour: 'white' })
    expect(printed('zoriibliss')?.shields.value).toBe(3)
    expect(printed('zoriibliss-wartime')?.shields.value).toBe(5)
  })

  it('without a ship in the tables is a fault of the caller', () => {
    const { pilots, shipOf } = tables('xwa')
    const [some] = pilots()
    expect(() => some && shipOf({ ...some, ship: 'deathstar' })).toThrow('deathstar')
  })
})

describe('upgrades', () => {
  const { upgrade } = tables('xwa')

  it('hold their restrictions as data', () => {
    expect(upgrade('000')?.restrictions).toEqual([
      { kind: 'faction', of: ['scumandvillainy'], orSquadHas: ['darthvader'] },
    ])
    expect(upgrade('l4er5')?.restrictions).toEqual([
      { kind: 'faction', of: ['resistance'] },
      { kind: 'action', type: 'rotate' },
    ])
    expect(upgrade('automatedtargetpriority')?.restrictions).toEqual([{ kind: 'initiative', atMost: 3 }])
    expect(upgrade('kraken')).toMatchObject({ solitary: true, standardized: false })
    expect(upgrade('sensitivecontrols')).toMatchObject({ solitary: false, standardized: true })
  })

  it('hold what they grant as data', () => {
    expect(upgrade('havoc')?.sides[0].grants).toEqual([
      { kind: 'slot', slot: 'sensor', amount: 1 },
      { kind: 'slot', slot: 'astromech', amount: 1 },
      { kind: 'slot', slot: 'crew', amount: -1 },
    ])
    expect(upgrade('moldycrow')?.sides[0].grants).toEqual([{ kind: 'attack', arc: 'front', amount: 3 }])
    expect(upgrade('corsairrefit')?.sides[0].grants).toContainEqual({ kind: 'slot', slot: 'turret', amount: 1 })
    expect(upgrade('servomotorsfoils')?.sides.map(side => side.grants.length)).toEqual([2, 0])
    expect(upgrade('maul')?.sides[0]).toMatchObject({ force: { value: 1, recovers: 1, sides: ['dark'] }, grants: [] })
  })

  it('bear the names of both sides', () => {
    expect(upgrade('chancellorpalpatine')?.nameIds).toEqual(['chancellorpalpatine', 'darthsidious'])
    expect(upgrade('integratedsfoils')?.nameIds).toEqual(['integratedsfoils'])
  })

  it('put devices on the table', () => {
    expect(upgrade('protonbombs')?.sides[0].device).toEqual({ id: 'protonbomb', kind: 'bomb' })
    expect(upgrade('drk1probedroids')?.sides[0].device).toEqual({
      id: 'drk1probedroid',
      kind: 'remote',
      initiative: 0,
      agility: 3,
      hull: 1,
    })
  })
})
