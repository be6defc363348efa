import { describe, expect, it } from 'vitest'
import { tables } from '../data/index.ts'
import { readSquad } from './read.ts'

const xwa = tables('xwa')
const amg = tables('amg')

const rebels = (pilots: unknown, more: object = {}) => readSquad({ faction: 'rebelalliance', pilots, ...more }, xwa)
const upgradesOf = (upgrades: unknown) =>
  rebels([{ id: 'wedgeantilles', upgrades }]).squad?.ships[0]?.upgrades.map(({ slot, id }) => `${slot} ${id}`)
const places = ({ problems }: ReturnType<typeof readSquad>) => problems.map(({ code, where }) => `${code} ${where}`)

describe('a well-formed list', () => {
  const list = {
    name: ' Alpha ',
    faction: 'rebelalliance',
    version: '2.0.0',
    points: 999,
    obstacles: ['coreasteroid1', 'gascloud2', 'pomdebris1'],
    pilots: [
      {
        id: 'wedgeantilles',
        points: 1,
        upgrades: { torpedo: ['plasmatorpedoes'], configuration: ['servomotorsfoils'] },
      },
    ],
  }

  it('is read with costs from the tables', () => {
    expect(readSquad(list, xwa)).toMatchObject({
      format: 'xws',
      problems: [],
      squad: {
        faction: 'rebelalliance',
        name: 'Alpha',
        ruleset: 'xwa',
        obstacles: ['coreasteroid1', 'gascloud2', 'pomdebris1'],
        ships: [
          {
            pilot: 'wedgeantilles',
            ship: 't65xwing',
            size: 'small',
            faction: 'rebelalliance',
            cost: 14,
            loadout: 7,
            loadoutValue: 13,
            where: 'pilots[0]',
            upgrades: [
              {
                slot: 'configuration',
                id: 'servomotorsfoils',
                fixed: false,
                where: 'pilots[0].upgrades.configuration[0]',
              },
              { slot: 'torpedo', id: 'plasmatorpedoes', fixed: false, where: 'pilots[0].upgrades.torpedo[0]' },
            ],
          },
        ],
      },
    })
  })

  it('costs what its ruleset says', () => {
    expect(readSquad(list, amg).squad?.ships[0]).toMatchObject({ cost: 5, loadout: 5, loadoutValue: 9 })
  })

  it('is written in one order, whatever the order it was read in', () => {
    const { canonical } = readSquad(JSON.stringify(list), xwa)
    expect(JSON.stringify(canonical)).toBe(
      '{"faction":"rebelalliance","name":"Alpha","ruleset":"XWA","version":"2.0.0","points":14,' +
        '"obstacles":["coreasteroid1","gascloud2","pomdebris1"],' +
        '"pilots":[{"id":"wedgeantilles","ship":"t65xwing","points":14,' +
        '"upgrades":{"configuration":["servomotorsfoils"],"torpedo":["plasmatorpedoes"]}}]}',
    )
  })
})

describe('how builders write', () => {
  it.each([
    ['an empty array for no upgrades', [], []],
    ['null for no upgrades', null, []],
    ['null for an empty slot', { talent: [null, 'predator', ''] }, ['talent predator']],
    ['one word for a list of one', { talent: 'predator' }, ['talent predator']],
    ['a plain list', ['predator', 'r4astromech'], ['astromech r4astromech', 'talent predator']],
    ['objects with an id', { talent: [{ id: 'predator' }] }, ['talent predator']],
    ['numbered keys for a list', { talent: { 0: 'predator' } }, ['talent predator']],
    [
      'old slot keys',
      { amd: ['r4astromech'], mod: ['shieldupgrade'], ept: ['predator'] },
      ['astromech r4astromech', 'modification shieldupgrade', 'talent predator'],
    ],
    ['the wrong slot key', { crew: ['predator'] }, ['talent predator']],
    ['the same card twice', { talent: ['predator', 'predator'] }, ['talent predator', 'talent predator']],
  ])('%s', (_, upgrades, read) => {
    expect(upgradesOf(upgrades)).toEqual(read)
    expect(rebels([{ id: 'wedgeantilles', upgrades }]).problems).toEqual([])
  })

  it('force and tactical relay keys in every spelling', () => {
    for (const [faction, id, key, upgrade] of [
      ['galacticrepublic', 'jedigeneral', 'force', 'brilliantevasion'],
      ['galacticrepublic', 'jedigeneral', 'forcepower', 'brilliantevasion'],
      ['separatistalliance', 'dgs047', 'tacticalRelay', 'kalani'],
      ['separatistalliance', 'dgs047', 'tacticalrelay', 'kalani'],
    ] as const) {
      const { squad, problems } = readSquad({ faction, pilots: [{ id, upgrades: { [key]: [upgrade] } }] }, xwa)
      expect(problems).toEqual([])
      expect(squad?.ships[0]?.upgrades[0]?.id).toBe(upgrade)
    }
  })

  it('pilots by name, as bare words, or under numbered keys', () => {
    for (const pilots of [[{ name: 'wedgeantilles' }], ['wedgeantilles'], { 0: { id: 'wedgeantilles' } }])
      expect(rebels(pilots)).toMatchObject({ problems: [], squad: { ships: [{ pilot: 'wedgeantilles' }] } })
  })

  it('factions in words', () => {
    for (const faction of ['Rebel Alliance', 'rebel', 'REBELS'])
      expect(readSquad({ faction, pilots: ['wedgeantilles'] }, xwa)).toMatchObject({
        problems: [],
        squad: { faction: 'rebelalliance' },
      })
  })

  it('obstacles with a prefix', () => {
    expect(rebels(['wedgeantilles'], { obstacles: ['obstacle-gascloud2'] }).squad?.obstacles).toEqual(['gascloud2'])
  })

  it('names without control characters and of bounded length', () => {
    expect(rebels(['wedgeantilles'], { name: 'A\u0000\u202eB\n' }).squad?.name).toBe('AB')
    expect(rebels(['wedgeantilles'], { name: '🚀'.repeat(1000) }).squad?.name).toBe('🚀'.repeat(80))
    expect(rebels(['wedgeantilles'], { name: 7 }).squad).not.toHaveProperty('name')
  })
})

describe('standard loadouts', () => {
  const pilot = 'anakinskywalker-siegeofcoruscant'
  const read = (upgrades: unknown) => readSquad({ faction: 'galacticrepublic', pilots: [{ id: pilot, upgrades }] }, xwa)

  it('are complete and cost no loadout, listed or not', () => {
    const fixed = ['r2d2-republic', 'ancillaryionweapons-siegeofcoruscant', 'malice']
    for (const upgrades of [
      undefined,
      {},
      { astromech: ['r2d2-republic'], cannon: ['ancillaryionweapons-siegeofcoruscant'], 'force-power': ['malice'] },
      { astromech: ['r2d2'], cannon: ['ancillaryionweapons'] },
      ['r2d2republic', 'ancillaryionweaponssiegeofcoruscant'],
    ]) {
      const { squad, problems } = read(upgrades)
      expect(problems).toEqual([])
      expect(squad?.ships[0]).toMatchObject({ cost: 12, loadout: 0, loadoutValue: 0 })
      expect(squad?.ships[0]?.upgrades.map(({ id }) => id).sort()).toEqual(fixed.toSorted())
      expect(squad?.ships[0]?.upgrades.every(({ fixed }) => fixed)).toBe(true)
    }
  })

  it('keep what the list adds apart, for the judge of legality', () => {
    const { squad, canonical } = read({ talent: ['marksmanship'] })
    expect(squad?.ships[0]?.loadout).toBe(2)
    expect(squad?.ships[0]?.upgrades.filter(({ fixed }) => !fixed).map(({ id }) => id)).toEqual(['marksmanship'])
    expect(canonical?.pilots[0]?.upgrades).toEqual({ talent: ['marksmanship'] })
  })
})

describe('problems', () => {
  it('unknown ids are reported one by one, the rest is kept', () => {
    const reading = rebels(
      [
        { id: 'wedgeantilles', upgrades: { talent: ['predator', 'flying'], astromech: ['r99'] } },
        { id: 'nobody' },
        { upgrades: {} },
        { id: 1977 },
        null,
        { id: 'jekporkins', upgrades: { toString: ['__proto__'] } },
      ],
      { obstacles: ['coreasteroid1', 'loosecargo', 'rock', 'gascloud1'] },
    )
    expect(places(reading)).toEqual([
      'unknown_id pilots[0].upgrades.talent[1]',
      'unknown_id pilots[0].upgrades.astromech[0]',
      'unknown_id pilots[1]',
      'unknown_id pilots[2]',
      'unknown_id pilots[3]',
      'unknown_id pilots[4]',
      'unknown_id pilots[5].upgrades.toString[0]',
      'unknown_id obstacles[1]',
      'unknown_id obstacles[2]',
    ])
    expect(reading.squad?.ships.map(({ pilot }) => pilot)).toEqual(['wedgeantilles', 'jekporkins'])
    expect(reading.squad?.ships.map(({ where }) => where)).toEqual(['pilots[0]', 'pilots[5]'])
    expect(reading.squad?.obstacles).toEqual(['coreasteroid1', 'gascloud1'])
  })

  it('a slip of the pen is pointed out, never mended', () => {
    const { problems, squad } = rebels(['wedgeantiles'])
    expect(problems[0]?.message).toBe('There is no pilot "wedgeantiles". Is "wedgeantilles" meant?')
    expect(squad?.ships).toEqual([])
  })

  it('a pilot of another faction is kept', () => {
    const reading = rebels(['wedgeantilles', 'academypilot', 'chewbacca-scavengedyt1300'])
    expect(places(reading)).toEqual(['wrong_faction pilots[1]', 'wrong_faction pilots[2]'])
    expect(reading.problems[1]?.message).toContain('Is "chewbacca" meant?')
    expect(reading.squad?.ships.map(({ faction }) => faction)).toEqual([
      'rebelalliance',
      'galacticempire',
      'resistance',
    ])
  })

  it('an unknown faction is that of the first known pilot', () => {
    for (const faction of ['ewoks', undefined, 7, '__proto__']) {
      const reading = readSquad({ faction, pilots: ['nobody', 'academypilot', 'wedgeantilles'] }, xwa)
      expect(places(reading)).toEqual(['unknown_faction faction', 'unknown_id pilots[0]', 'wrong_faction pilots[2]'])
      expect(reading.squad?.faction).toBe('galacticempire')
    }
  })

  it('without a faction and a known pilot there is no squad', () => {
    expect(readSquad({}, xwa)).toMatchObject({
      squad: null,
      canonical: null,
      problems: [{ code: 'ship_count' }, { code: 'unknown_faction' }],
    })
  })

  it('huge ships are left out', () => {
    const reading = readSquad({ faction: 'rebelalliance', pilots: ['alderaanianguard', 'wedgeantilles'] }, xwa)
    expect(places(reading)).toEqual(['unsupported_size pilots[0]'])
    expect(reading.squad?.ships).toHaveLength(1)
  })

  it('lists of other rules are read and reported', () => {
    expect(places(rebels(['wedgeantilles'], { ruleset: 'AMG' }))).toEqual(['wrong_ruleset '])
    expect(places(rebels(['wedgeantilles'], { ruleset: 'legacy' }))).toEqual(['wrong_ruleset '])
    expect(places(rebels(['wedgeantilles'], { ruleset: 'XWA' }))).toEqual([])
    expect(places(readSquad({ faction: 'rebelalliance', ruleset: 'amg', pilots: ['wedgeantilles'] }, amg))).toEqual([])
  })

  it.each([
    ['text', 'hello'],
    ['an array', []],
    ['null', null],
    ['a number', 5],
    ['nothing', undefined],
    ['JSON null', 'null'],
  ])('%s is no list', (_, input) => {
    expect(readSquad(input, xwa)).toMatchObject({
      squad: null,
      canonical: null,
      format: 'unreadable',
      problems: [{ code: 'not_json' }],
    })
  })

  it('a list of the first edition is refused whole', () => {
    expect(readSquad({ faction: 'rebel', pilots: [{ name: 'lukeskywalker', ship: 'xwing' }] }, xwa)).toMatchObject({
      squad: null,
      canonical: null,
      format: 'first-edition',
      problems: [{ code: 'first_edition', where: '' }],
    })
  })
})

describe('hostile lists', () => {
  it('a thousand pilots: the first 32 are read', () => {
    const reading = rebels(Array.from({ length: 1000 }, () => ({ id: 'wedgeantilles' })))
    expect(places(reading)).toEqual(['ship_count pilots'])
    expect(reading.squad?.ships).toHaveLength(32)
  })

  it('a thousand upgrades: the first 32 are read', () => {
    const reading = rebels([
      { id: 'wedgeantilles', upgrades: { talent: Array.from({ length: 1000 }, () => 'predator') } },
    ])
    expect(places(reading)).toEqual(['no_slot pilots[0].upgrades'])
    expect(reading.squad?.ships[0]?.upgrades).toHaveLength(32)
  })

  it('a thousand obstacles: the first 12 are read', () => {
    const reading = rebels(['wedgeantilles'], { obstacles: Array.from({ length: 1000 }, () => 'gascloud1') })
    expect(places(reading)).toEqual(['unknown_id obstacles'])
    expect(reading.squad?.obstacles).toHaveLength(12)
  })

  it('words of any length come back short', () => {
    const long = 'x'.repeat(10_000_000)
    const { problems } = readSquad(
      { faction: long, pilots: [{ id: long }, { id: 'wedgeantilles', upgrades: { [long]: [long] } }] },
      xwa,
    )
    expect(problems).toHaveLength(3)
    expect(Math.max(...problems.map(({ message, where }) => message.length + where.length))).toBeLessThan(300)
  })

  it('keys of the language are keys like any other', () => {
    const { squad, problems } = readSquad(
      '{"__proto__":{"faction":"galacticempire"},"faction":"rebelalliance","constructor":1,"pilots":[{"id":"wedgeantilles","__proto__":{"ship":"x"},"upgrades":{"__proto__":["predator"]}}]}',
      xwa,
    )
    expect(problems).toEqual([])
    expect(squad?.ships[0]?.upgrades.map(({ id }) => id)).toEqual(['predator'])
    expect(Object.getPrototypeOf({})).not.toHaveProperty('faction')
  })
})
