import { describe, expect, it } from 'vitest'
import { snapshotFiles, written } from './fixture.ts'
import { Malformed } from './node.ts'
import { readSnapshot } from './snapshot.ts'

const title = { name: 'test', date: '2026-01-01', ruleset: 'xwa' } as const

type Files = { readonly [path: string]: unknown }

const read = (files: Files) => readSnapshot(written(files), title)

describe('reading a snapshot', () => {
  const { base, names, odd } = read(snapshotFiles())

  it('gives a ship once, with all its factions', () => {
    expect(base.ships).toEqual([
      {
        id: 'kite',
        size: 'small',
        factions: ['firstorder', 'resistance'],
        dial: ['1FB', '2TW', '2YW', '3KR'],
        attacks: [{ arc: 'front', value: 3 }],
        agility: 2,
        hull: 4,
        shields: { value: 1, recovers: 0 },
        actions: [
          { type: 'focus', colour: 'white', linked: { type: 'barrelRoll', colour: 'red' } },
          { type: 'rotate', colour: 'purple' },
        ],
      },
    ])
  })

  it('gives a pilot in our words, without a word of text', () => {
    expect(base.pilots.find(({ id }) => id === 'annoder')).toEqual({
      id: 'annoder',
      ship: 'kite',
      faction: 'resistance',
      nameIds: ['anntwooder'],
      initiative: 5,
      limited: 1,
      cost: 9,
      loadout: 12,
      slots: ['talent', 'force-power', 'device'],
      keywords: ['xwing', 'lightside'],
      charges: { value: 2, recovers: -1 },
      force: { value: 1, recovers: 1, sides: ['light'] },
      conditions: ['dizzy'],
      ability: true,
      shipAbility: 'longtail',
      formats: ['standard', 'extended', 'epic'],
      restricted: 2,
    })
  })

  it('keeps what a card or a faction prints otherwise, whatever the order of the bar', () => {
    const prints = Object.fromEntries(base.pilots.map(pilot => [pilot.id, pilot.prints]))
    expect(prints).toEqual({
      annoder: undefined,
      'bea-atdusk': { hull: 5, shields: { value: 0, recovers: 0 } },
      cid: { hull: 6 },
    })
  })

  it('gives an upgrade with both sides', () => {
    expect(base.upgrades).toEqual([
      {
        id: 'tailstorch',
        nameIds: ['tails', 'torch'],
        limited: 1,
        cost: 3,
        standardLoadoutOnly: false,
        solitary: true,
        standardized: false,
        restrictions: [
          { kind: 'faction', of: ['resistance'], orSquadHas: ['anntwooder'] },
          { kind: 'shields', atLeast: 1 },
        ],
        sides: [
          {
            type: 'crew',
            slots: ['crew', 'crew'],
            ability: true,
            force: { value: 1, recovers: 1, sides: ['dark'] },
            grants: [
              { kind: 'action', action: { type: 'lock', colour: 'white' } },
              { kind: 'slot', slot: 'tactical-relay', amount: -1 },
              { kind: 'attack', arc: 'bullseye', amount: 1 },
            ],
            conditions: [],
          },
          {
            type: 'crew',
            slots: ['crew'],
            ability: false,
            attack: { arc: 'doubleTurret', value: 2, minRange: 1, maxRange: 3, ordnance: false },
            grants: [],
            device: { id: 'littlekite', kind: 'remote', initiative: 0, agility: 3, hull: 1 },
            conditions: [],
          },
        ],
        formats: ['standard'],
        restricted: 0,
      },
    ])
  })

  it('collects the names', () => {
    expect(names.over({ pilots: { old: 'Old', cid: 'Sid' } })).toMatchObject({
      pilots: { annoder: 'Ann “Two” Óder', old: 'Old', cid: 'Cid' },
      captions: { annoder: 'Kite Flyer' },
      sides: { 'tailstorch/0': 'Tails (Up)', 'tailstorch/1': 'Torch' },
      devices: { littlekite: 'Little Kite' },
      damage: { directhit: 'Direct Hit!' },
    })
  })

  it('tells what it read as something else', () => {
    expect(odd).toEqual([
      'data/pilots/first-order/kite.json: not in the manifest, read all the same',
      'data/upgrades/crew.json: [0].cost.value: a text is read as the number 3',
    ])
  })
})

describe('a malformed snapshot is refused by file and field', () => {
  const ship = 'data/pilots/resistance/kite.json'
  const crew = 'data/upgrades/crew.json'

  it.each<[string, (files: ReturnType<typeof snapshotFiles>) => Files, string]>([
    ['no manifest', files => ({ ...files, 'data/manifest.json': undefined }), 'data/manifest.json: '],
    ['no JSON', files => ({ ...files, [crew]: '[{' }), `${crew}: `],
    ['a list for an object', files => ({ ...files, [ship]: [] }), `${ship}: expected an object, found []`],
    [
      'a missing cost',
      files => ({ ...files, [ship]: change(files[ship], 'pilots.0.cost', undefined) }),
      `${ship}: pilots[0]: the field "cost" is missing`,
    ],
    [
      'a cost in words',
      files => ({ ...files, [ship]: change(files[ship], 'pilots.0.cost', 'nine') }),
      `${ship}: pilots[0].cost: expected a whole number from 0 to 250, found "nine"`,
    ],
    [
      'an unknown field',
      files => ({ ...files, [ship]: change(files[ship], 'pilots.1.bounty', 3) }),
      `${ship}: pilots[1]: the field "bounty" is unknown`,
    ],
    [
      'an unknown slot',
      files => ({ ...files, [ship]: change(files[ship], 'pilots.0.slots.1', 'Trunk') }),
      `${ship}: pilots[0].slots[1]: "Trunk" is none of astromech`,
    ],
    [
      'an unknown manoeuvre',
      files => ({ ...files, [ship]: change(files[ship], 'dial.2', '9ZZ') }),
      `${ship}: dial[2]: "9ZZ" is no manoeuvre`,
    ],
    [
      'a ship without a hull',
      files => ({ ...files, [ship]: change(files[ship], 'stats.2', { type: 'energy', value: 1 }) }),
      `${ship}: stats: the stat "hull" is missing`,
    ],
    [
      'a blue action',
      files => ({ ...files, [ship]: change(files[ship], 'actions.0.difficulty', 'Blue') }),
      `${ship}: actions[0].difficulty: no action is blue`,
    ],
    [
      'an unknown restriction',
      files => ({ ...files, [crew]: change(files[crew], '0.restrictions.1', { moons: 2 }) }),
      `${crew}: [0].restrictions[1]: the restriction "moons" is unknown`,
    ],
    [
      'a bound that is none',
      files => ({ ...files, [crew]: change(files[crew], '0.restrictions.2.shields.0', 'SOME') }),
      `${crew}: [0].restrictions[2].shields[0]: expected a number and "OR MORE"`,
    ],
    [
      'a card without a side',
      files => ({ ...files, [crew]: change(files[crew], '0.sides', []) }),
      `${crew}: [0].sides: a card has a side`,
    ],
    [
      'two kinds of Force on one side',
      files => ({ ...files, [crew]: change(files[crew], '0.sides.0.force.value', 2) }),
      `${crew}: [0].sides[0].grants[1]: grants other Force than the side's own 2`,
    ],
    [
      'one id twice',
      files => ({ ...files, [ship]: change(files[ship], 'pilots.1.xws', 'annoder') }),
      'the pilot id "annoder" stands twice',
    ],
  ])('%s', (_, broken, sentence) => {
    expect(() => read(broken(snapshotFiles()))).toThrow(Malformed)
    expect(() => read(broken(snapshotFiles()))).toThrow(sentence)
  })
})

/** A copy with the value at a path of keys and indices replaced. */
function change(value: unknown, path: string, to: unknown): unknown {
  const [step = '', ...rest] = path.split('.')
  const inner = rest.length > 0 ? change(Object(value)[step], rest.join('.'), to) : to
  return Array.isArray(value) ? value.with(Number(step), inner) : { ...Object(value), [step]: inner }
}
