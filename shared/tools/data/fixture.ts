/** A small snapshot of invented cards, for the builder's tests. */

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll } from 'vitest'

const root = mkdtempSync(join(tmpdir(), 'wingover-data-'))
afterAll(() => rmSync(root, { recursive: true }))

/** A fresh folder, removed after the last test of the file. */
export const scratch = (): string => mkdtempSync(join(root, 'test-'))

const kite = {
  name: 'Kite',
  xws: 'kite',
  size: 'Small',
  faction: 'Resistance',
  dial: ['1FB', '2TW', '2YW', '3KR'],
  stats: [
    { type: 'attack', arc: 'Front Arc', value: 3 },
    { type: 'agility', value: 2 },
    { type: 'hull', value: 4 },
    { type: 'shields', value: 1 },
  ],
  actions: [
    { type: 'Focus', difficulty: 'White', linked: { type: 'Barrel Roll', difficulty: 'Red' } },
    { type: 'Rotate Arc', difficulty: 'Purple' },
  ],
  pilots: [
    {
      name: 'Ann “Two” Óder',
      xws: 'annoder',
      caption: 'Kite Flyer',
      initiative: 5,
      limited: 1,
      cost: 9,
      loadout: 12,
      slots: ['Talent', 'Force Power', 'Payload'],
      keywords: ['X-wing', 'Light Side'],
      ability: 'Does something.',
      shipAbility: { name: 'Long Tail', text: 'Does another thing.' },
      charges: { value: 2, recovers: -1 },
      force: { value: 1, recovers: 1 },
      conditions: ['dizzy'],
      standard: true,
      extended: true,
      epic: true,
      restricted: 2,
    },
    {
      name: 'Bea',
      xws: 'bea-atdusk',
      initiative: 2,
      limited: 1,
      cost: 8,
      standardLoadout: ['tailstorch'],
      shipStats: [
        { type: 'attack', arc: 'Front Arc', value: 3 },
        { type: 'agility', value: 2 },
        { type: 'hull', value: 5 },
      ],
      standard: false,
      extended: true,
      epic: true,
    },
  ],
}

/** The same ship for another faction, with another bar and a heavier hull. */
const heavyKite = {
  ...kite,
  faction: 'firstorder',
  stats: kite.stats.map(stat => (stat.type === 'hull' ? { ...stat, value: 6 } : stat)),
  actions: kite.actions.toReversed(),
  pilots: [{ name: 'Cid', xws: 'cid', initiative: 1, limited: 0, cost: 7, loadout: 3, slots: [], standard: true }],
}

const upgrades = [
  {
    name: 'Tails/Torch',
    xws: 'tailstorch',
    limited: 1,
    cost: { value: '3' },
    restrictions: [
      { factions: ['resistance'], names: ['Ann “Two” Óder'] },
      { solitary: true },
      { shields: ['1 OR MORE'] },
    ],
    sides: [
      {
        title: 'Tails (Up)',
        type: 'Crew',
        slots: ['Crew', 'Crew'],
        ability: 'Does something.',
        force: { value: 1, recovers: 1 },
        actions: [{ type: 'Lock', difficulty: 'White' }],
        grants: [
          { type: 'action', value: { type: 'Lock', difficulty: 'White' } },
          { type: 'force', value: { side: ['dark'] }, amount: 1 },
          { type: 'slot', value: 'Tactical Relay', amount: -1 },
          { type: 'stat', value: 'attack', arc: 'Bullseye Arc', amount: 1 },
        ],
      },
      {
        title: 'Torch',
        type: 'Crew',
        slots: ['Crew'],
        attack: { arc: 'Double Turret Arc', value: 2, minrange: 1, maxrange: 3, ordnance: false },
        device: {
          name: 'Little Kite',
          type: 'Remote',
          initiative: 0,
          stats: [
            { type: 'agility', value: 3 },
            { type: 'hull', value: 1 },
          ],
        },
      },
    ],
    standard: true,
  },
]

/** The files of the snapshot: path → content. */
export const snapshotFiles = () => ({
  'data/manifest.json': {
    factions: ['data/factions.json'],
    actions: ['data/actions.json'],
    damagedecks: ['data/deck.json'],
    conditions: 'data/conditions.json',
    pilots: [{ faction: 'resistance', ships: ['data/pilots/resistance/kite.json'] }],
    upgrades: ['data/upgrades/crew.json'],
  },
  'data/factions.json': [{ name: 'Resistance', xws: 'resistance' }],
  'data/actions.json': [{ name: 'Slam', xws: 'slam' }],
  'data/deck.json': {
    cards: [
      { title: 'Direct Hit!', amount: 5, type: 'Ship' },
      { title: 'Panic', amount: 2, type: 'Pilot' },
    ],
  },
  'data/conditions.json': [{ name: 'Dizzy', xws: 'dizzy', limited: 0 }],
  'data/pilots/resistance/kite.json': structuredClone(kite),
  'data/pilots/first-order/kite.json': structuredClone(heavyKite),
  'data/upgrades/crew.json': structuredClone(upgrades),
})

/** Writes files, given as content or as text, below a fresh folder and returns it; undefined is no file. */
export function written(files: { readonly [path: string]: unknown }): string {
  const folder = scratch()
  for (const [path, content] of Object.entries(files)) {
    if (content === undefined) continue
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), typeof content === 'string' ? content : JSON.stringify(content))
  }
  return folder
}
