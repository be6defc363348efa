/** A few ships ready to fly, for tools and tests: numbers of rules/hex.md §4.7. */
import type { CrewBlock, ShipBlock, WeaponBlock } from '../src/hex/index.ts'

type Named = Pick<WeaponBlock, 'weapon' | 'name' | 'damage' | 'pcu'> & Partial<WeaponBlock>

function direct(weapon: Named): WeaponBlock {
  const usual = { class: 'light', mount: 'forward', kind: 'direct', increment: 5, speed: null, linked: false } as const
  return { ...usual, properties: [], ...weapon }
}

function tracking(weapon: Named & { speed: number }, shots: number): WeaponBlock {
  return direct({ kind: 'tracking', increment: 20, properties: [{ property: 'limitedFire', shots }], ...weapon })
}

const laser = direct({ weapon: 'light-laser-cannon', name: 'light laser cannon', damage: '2d4', pcu: 5 })
const plasma = direct({ weapon: 'light-plasma-cannon', name: 'light plasma cannon', damage: '2d12', pcu: 10 })
const flak = direct({
  weapon: 'flak-thrower',
  name: 'flak thrower',
  damage: '3d4',
  pcu: 10,
  properties: [{ property: 'point', bonus: 8 }],
})
const missile = tracking(
  {
    weapon: 'high-explosive-missile-launcher',
    name: 'high explosive missile launcher',
    damage: '4d8',
    pcu: 10,
    speed: 12,
  },
  5,
)
const torpedo = tracking(
  {
    weapon: 'heavy-plasma-torpedo-launcher',
    name: 'heavy plasma torpedo launcher',
    class: 'heavy',
    damage: '5d10',
    pcu: 10,
    speed: 12,
  },
  5,
)
const beam = direct({
  weapon: 'particle-beam-cannon',
  name: 'particle beam cannon',
  class: 'capital',
  increment: 20,
  damage: '(3d4)*10',
  pcu: 30,
})

/** An officer of a printed crew has ranks as high as the tier (rules/hex.md §3.7). */
function officer(role: CrewBlock['role'], tier: number, skills: CrewBlock['skills']): CrewBlock {
  const ranks = Object.fromEntries(Object.keys(skills).map(skill => [skill, Math.max(1, tier)]))
  return {
    name: role === 'scienceOfficer' ? 'science officer' : role,
    role,
    skills,
    ranks,
    level: Math.max(1, tier),
    resolve: 0,
  }
}

const explorer: ShipBlock = {
  ...{ name: 'Explorer', tier: 1, size: 'medium', frame: 'explorer', speed: 6, manoeuvrability: 'good', turn: 1 },
  ...{ ac: 14, tl: 12, ranksIncluded: true, hull: 55, damageThreshold: 0, criticalThreshold: 11 },
  ...{ shieldsMax: 20, shields: { forward: 5, starboard: 5, aft: 5, port: 5 }, corePcu: 100, countermeasures: 1 },
  ...{ computer: { bonus: 0, nodes: 0 }, sensors: { increment: 10, modifier: 0 }, resolve: 3 },
  weapons: [laser, { ...missile, mount: 'turret' }],
  crew: [
    officer('captain', 1, { bluff: 5, computers: 5, diplomacy: 5, gunnery: 5, intimidate: 5, piloting: 7 }),
    officer('engineer', 1, { engineering: 5 }),
    officer('gunner', 1, { gunnery: 5 }),
    officer('gunner', 1, { gunnery: 5 }),
    officer('pilot', 1, { piloting: 12 }),
    officer('scienceOfficer', 1, { computers: 10 }),
  ],
}

/** Its shields are split by its player. */
const fighter: ShipBlock = {
  ...{ name: 'Fighter', tier: 2, size: 'tiny', frame: 'fighter', speed: 10, manoeuvrability: 'good', turn: 1 },
  ...{ ac: 19, tl: 18, ranksIncluded: true, hull: 35, damageThreshold: 0, criticalThreshold: 7 },
  ...{ shieldsMax: 40, corePcu: 90, countermeasures: 5 },
  ...{ computer: { bonus: 1, nodes: 1 }, sensors: { increment: 10, modifier: 4 }, resolve: 3 },
  weapons: [plasma, { ...missile, damage: '5d8', speed: 10 }, { ...flak, mount: 'aft' }],
  crew: [officer('gunner', 2, { gunnery: 6 }), officer('pilot', 2, { computers: 11, gunnery: 7, piloting: 12 })],
}

const cruiser: ShipBlock = {
  ...{ name: 'Cruiser', tier: 10, size: 'huge', frame: 'cruiser', speed: 8, manoeuvrability: 'average', turn: 2 },
  ...{ ac: 22, tl: 22, ranksIncluded: true, hull: 230, damageThreshold: 5, criticalThreshold: 46 },
  ...{ shieldsMax: 200, shields: { forward: 50, starboard: 50, aft: 50, port: 50 }, corePcu: 300, countermeasures: 4 },
  ...{ computer: { bonus: 3, nodes: 2 }, sensors: { increment: 20, modifier: 2 }, resolve: 5 },
  weapons: [beam, { ...plasma, mount: 'port' }, { ...plasma, mount: 'starboard' }, { ...torpedo, mount: 'turret' }],
  crew: [
    officer('captain', 10, { bluff: 19, computers: 21, diplomacy: 19, engineering: 19, gunnery: 15, intimidate: 19 }),
    officer('engineer', 10, { engineering: 19 }),
    officer('gunner', 10, { gunnery: 15 }),
    officer('gunner', 10, { gunnery: 15 }),
    officer('gunner', 10, { gunnery: 15 }),
    officer('pilot', 10, { piloting: 19 }),
    officer('scienceOfficer', 10, { computers: 21 }),
  ],
}

/** Fleets of about the same strength, by tier. */
export const fleets: readonly (readonly ShipBlock[])[] = [
  [explorer],
  [fighter, fighter],
  [explorer, fighter],
  [cruiser],
  [fighter, fighter, fighter],
]
