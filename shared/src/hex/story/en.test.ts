import { describe, expect, it } from 'vitest'
import { hexSetup } from '../../../tools/set-up.ts'
import { playOut, seededChance } from '../../bot/index.ts'
import { isReject, Match, type Numbered } from '../../kernel/index.ts'
import { hex } from '../game.ts'
import type { HexEvent } from '../words.ts'
import { type Cast, castOf } from './cast.ts'
import { en } from './en.ts'
import { storyOf } from './story-of.ts'

const cast: Cast = {
  players: { a: { side: 'A', name: 'Ana' }, b: { side: 'B', name: null }, c: { side: 'A', name: 'Cy' } },
  ships: {
    a1: {
      name: 'Explorer',
      side: 'A',
      crew: {
        'a1.1': { name: 'Zed', role: 'captain' },
        'a1.2': { name: 'Pia', role: 'pilot' },
        'a1.3': { name: 'gunner', role: 'gunner' },
        'a1.4': { name: 'Gus', role: 'gunner' },
      },
      weapons: { w1: 'light laser cannon', w2: 'torpedo launcher' },
    },
    b1: { name: 'Fighter', side: 'B', crew: {}, weapons: { w1: 'flak thrower' } },
  },
  projectiles: { p1: { name: 'torpedo launcher', target: 'b1' } },
  mines: { m1: { name: 'frag mines' } },
}

const check: HexEvent & { readonly type: 'checkMade' } = {
  type: 'checkMade',
  ...{ ship: 'a1', crew: 'a1.2', skill: 'piloting', why: 'barrelRoll', natural: 14, total: 26, dc: 17, margin: 9 },
  seen: null,
}
const shot: HexEvent & { readonly type: 'fired' } = {
  type: 'fired',
  ...{
    ship: 'a1',
    weapon: 'w1',
    target: 'b1',
    attack: 'shoot',
    distance: 3,
    arc: 'forward',
    quadrant: 'aft',
    hit: true,
  },
}
const hit: HexEvent & { readonly type: 'damaged' } = {
  type: 'damaged',
  ...{ ship: 'b1', quadrant: 'port', shields: 5, ablative: 0, hull: 1, stopped: false, source: 'a1.w1', seen: null },
}
const moved: HexEvent & { readonly type: 'flew' } = {
  type: 'flew',
  ship: 'a1',
  from: { hex: [0, 0], facing: 0 },
  to: { hex: [1, -3], facing: 1 },
  hexes: [
    [0, -1],
    [0, -2],
    [1, -3],
  ],
  why: 'fly',
}

/** Every type of event, each with the sentences of its cases. A new type does not compile before it is told here. */
const told: { readonly [T in HexEvent['type']]: readonly (readonly [HexEvent, string | null])[] } = {
  battleBegan: [
    [
      {
        type: 'battleBegan',
        sides: ['A', 'B'],
        ships: [
          { ship: 'a1', side: 'A', name: 'Explorer', tier: 1 },
          { ship: 'b1', side: 'B', name: 'Fighter', tier: 2 },
        ],
        rounds: 1,
      },
      'The battle begins: Ana and Cy with Explorer (a1), tier 1; against Player B with Fighter (b1), tier 2. It lasts 1 round at most.',
    ],
  ],
  noncesGiven: [[{ type: 'noncesGiven', nonces: {} }, null]],
  shipPlaced: [
    [{ type: 'shipPlaced', ship: 'a1', hex: [0, -4], facing: 3 }, 'Explorer (a1) is placed at 0, -4, facing south.'],
  ],
  shieldsRaised: [
    [
      { type: 'shieldsRaised', ship: 'a1', shields: { forward: 5, starboard: 6, aft: 7, port: 8 }, seen: null },
      'Explorer (a1) raises its shields: forward 5, starboard 6, aft 7 and port 8.',
    ],
    [{ type: 'shieldsRaised', ship: 'a1', shields: null, seen: [] }, 'Explorer (a1) raises its shields.'],
  ],
  roundBegan: [[{ type: 'roundBegan', round: 2 }, null]],
  phaseBegan: [[{ type: 'phaseBegan', phase: 'helm', round: 2 }, null]],
  phaseEnded: [[{ type: 'phaseEnded', phase: 'helm', round: 2 }, null]],
  roleChanged: [
    [
      { type: 'roleChanged', ship: 'a1', crew: 'a1.4', role: 'scienceOfficer' },
      'Gus of Explorer (a1) takes the role of science officer.',
    ],
  ],
  rolled: [
    [
      { type: 'rolled', why: 'damage', ship: 'a1', dice: '2d4', faces: [1, 4] },
      'Explorer (a1): 2d4 for damage show 1 and 4.',
    ],
    [
      { type: 'rolled', why: 'distance', ship: null, dice: '1d6', faces: [6] },
      '1d6 for the distance between the sides shows 6.',
    ],
    [{ type: 'rolled', why: 'barrelRoll', ship: 'a1', dice: '1d20', faces: [6] }, null],
    [
      { type: 'rolled', why: 'helmTie', ship: 'a1', dice: '1d20', faces: [6] },
      'Explorer (a1): 1d20 for the tie in the helm order shows 6.',
    ],
  ],
  checkMade: [
    [check, 'The pilot of Explorer (a1) rolls 14 for barrel roll: piloting 14 + 12 = 26 against 17, a success.'],
    [
      { ...check, dc: 27, margin: -1 },
      'The pilot of Explorer (a1) rolls 14 for barrel roll: piloting 14 + 12 = 26 against 27, a failure.',
    ],
    [{ ...check, total: 11, dc: null }, 'The pilot of Explorer (a1) rolls 14 for barrel roll: piloting 14 − 3 = 11.'],
    [
      { ...check, margin: -20 },
      'The pilot of Explorer (a1) rolls 14 for barrel roll: piloting 14 + 12 = 26 against 17, a failure, for the system is wrecked.',
    ],
    [{ ...check, total: null, dc: null, margin: null }, 'The pilot of Explorer (a1) rolls 14 for barrel roll.'],
    [
      { ...check, crew: 'a1.3', total: null, dc: null, margin: null },
      'The gunner a1.3 of Explorer (a1) rolls 14 for barrel roll.',
    ],
    [
      { ...check, crew: 'a1.4', total: null, dc: null, margin: null },
      'The gunner Gus of Explorer (a1) rolls 14 for barrel roll.',
    ],
  ],
  helmOrder: [
    [
      { type: 'helmOrder', order: ['b1', 'a1'], checks: { a1: 21, b1: 0 } },
      'Ships move and fire in this order: Fighter (b1) with 0 and Explorer (a1) with 21.',
    ],
  ],
  ordered: [
    [
      { type: 'ordered', ship: 'a1', order: { ship: 'a1', crew: 'a1.4', action: 'shoot', weapon: 'w2', target: 'b1' } },
      'The gunner Gus of Explorer (a1): shoot, with the torpedo launcher, at Fighter (b1).',
    ],
    [
      {
        type: 'ordered',
        ship: 'a1',
        order: {
          ...{ ship: 'a1', crew: 'a1.2', action: 'evade', node: true },
          help: { help: 'encourage', skill: 'piloting' },
        },
      },
      "The pilot of Explorer (a1): evade, helped by a computer node and the captain's encourage.",
    ],
    [
      {
        type: 'ordered',
        ship: 'a1',
        order: {
          ship: 'a1',
          crew: 'a1.4',
          action: 'divert',
          to: ['engines', 'shields'],
          node: true,
          prioritized: true,
        },
      },
      'The gunner Gus of Explorer (a1): divert, to engines and shields, helped by a prioritized computer node.',
    ],
    [
      {
        type: 'ordered',
        ship: 'a1',
        order: { ship: 'a1', crew: 'a1.1', action: 'orders', target: 'a1.2', skill: 'piloting', found: true },
      },
      'The captain of Explorer (a1): orders, for the pilot of Explorer (a1), piloting, helped by range finding.',
    ],
  ],
  orderLapsed: [
    [
      { type: 'orderLapsed', ship: 'a1', order: { ship: 'a1', crew: 'a1.2', action: 'holdItTogether' } },
      'The pilot of Explorer (a1) comes too late for hold it together, and may act again.',
    ],
  ],
  flew: [
    [moved, 'Explorer (a1) moves 3 hexes to 1, -3, facing north-east.'],
    [{ ...moved, why: 'drift', to: { hex: [1, -3], facing: 0 } }, 'Explorer (a1) drifts 3 hexes to 1, -3.'],
    [{ ...moved, to: { hex: [0, 0], facing: 4 }, hexes: [] }, 'Explorer (a1) stays at 0, 0, facing south-west.'],
  ],
  passed: [[{ type: 'passed', ship: 'a1', by: 'b1' }, 'Explorer (a1) passes through the hex of Fighter (b1).']],
  freeAttackPassed: [
    [{ type: 'freeAttackPassed', ship: 'b1', target: 'a1' }, 'Fighter (b1) lets Explorer (a1) pass without firing.'],
  ],
  fired: [
    [shot, 'Explorer (a1) fires the light laser cannon at Fighter (b1), 3 hexes away: a hit on the aft quadrant.'],
    [
      { ...shot, attack: 'fireAtWill', hit: false, distance: 1 },
      'Fire at will: Explorer (a1) fires the light laser cannon at Fighter (b1), 1 hex away: a miss.',
    ],
    [
      { ...shot, attack: 'free' },
      'As it is passed, Explorer (a1) fires the light laser cannon at Fighter (b1), 3 hexes away: a hit on the aft quadrant.',
    ],
  ],
  launched: [
    [
      { type: 'launched', projectile: 'p1', ship: 'a1', weapon: 'w2', target: 'b1', hex: [0, 0], heading: 0 },
      'Explorer (a1) launches projectile p1 from the torpedo launcher at Fighter (b1).',
    ],
  ],
  projectileMoved: [
    [
      { type: 'projectileMoved', projectile: 'p1', to: [2, 2] },
      'Projectile p1 of the torpedo launcher at Fighter (b1) flies to 2, 2.',
    ],
  ],
  projectileGone: [
    [{ type: 'projectileGone', projectile: 'p7', why: 'shotDown' }, 'Projectile p7 is shot down.'],
    [
      { type: 'projectileGone', projectile: 'p1', why: 'hit' },
      'Projectile p1 of the torpedo launcher at Fighter (b1) hits.',
    ],
  ],
  mineLaid: [
    [
      { type: 'mineLaid', mine: 'm1', ship: 'a1', weapon: 'w2', hex: [1, 2] },
      'Explorer (a1) lays mine m1 of the torpedo launcher at 1, 2.',
    ],
  ],
  mineMoved: [[{ type: 'mineMoved', mine: 'm1', to: [2, 2] }, 'Mine m1 of the frag mines creeps to 2, 2.']],
  mineGone: [
    [{ type: 'mineGone', mine: 'm1', why: 'hit' }, 'Mine m1 of the frag mines goes off.'],
    [{ type: 'mineGone', mine: 'm7', why: 'shot' }, 'Mine m7 is shot to pieces.'],
  ],
  damaged: [
    [hit, 'Fighter (b1) loses 5 shield points and 1 hull point at the port quadrant.'],
    [
      { ...hit, hull: 0, stopped: true },
      'Fighter (b1) loses 5 shield points at the port quadrant; its damage threshold stops the rest.',
    ],
    [
      { ...hit, shields: 0, ablative: 3 },
      'Fighter (b1) loses 3 points of ablative armour and 1 hull point at the port quadrant.',
    ],
    [{ ...hit, hull: null, ablative: null, shields: null }, 'Fighter (b1) is damaged at the port quadrant.'],
  ],
  shieldsChanged: [
    [
      {
        type: 'shieldsChanged',
        ship: 'a1',
        shields: { forward: 9, starboard: 1, aft: 1, port: 1 },
        why: 'balance',
        seen: null,
      },
      'The shields of Explorer (a1) are forward 9, starboard 1, aft 1 and port 1 after balance.',
    ],
    [
      { type: 'shieldsChanged', ship: 'a1', shields: null, why: 'divert', seen: [] },
      'The shields of Explorer (a1) are changed by divert.',
    ],
  ],
  critical: [
    [
      { type: 'critical', ship: 'b1', system: 'weapons.aft', severity: 2 },
      'Critical damage to Fighter (b1): aft weapons malfunctioning.',
    ],
  ],
  crewHurt: [
    [
      { type: 'crewHurt', ship: 'a1', crew: 'a1.1', damage: 1 },
      'The captain of Explorer (a1) takes 1 point of damage.',
    ],
  ],
  conditionChanged: [
    [
      { type: 'conditionChanged', ship: 'a1', system: 'powerCore', severity: 0, why: 'patch' },
      'Power core of Explorer (a1): nominal after patch.',
    ],
  ],
  effect: [
    [
      { type: 'effect', ship: 'a1', effect: 'acAndTl', amount: 2, why: 'evade' },
      'Explorer (a1): AC and TL +2 by evade.',
    ],
    [
      { type: 'effect', ship: 'a1', effect: 'rolled', amount: 0, why: 'barrelRoll' },
      'Explorer (a1): rolled by barrel roll.',
    ],
    [
      { type: 'effect', ship: 'a1', effect: 'irradiated', amount: 3, why: 'low' },
      'Explorer (a1) is exposed to low radiation for 3 rounds.',
    ],
    [
      { type: 'effect', ship: 'a1', effect: 'spores', amount: 0, why: 'weapons.aft' },
      'Spores grow in Explorer (a1): aft weapons.',
    ],
    [
      { type: 'effect', ship: 'a1', effect: 'patching', amount: 2, why: 'powerCore' },
      'The patch on the power core of Explorer (a1) is 2 successes nearer.',
    ],
    [
      { type: 'effect', ship: 'b1', effect: 'taunted', amount: 1, why: 'helm' },
      'The crew of Fighter (b1) is taunted: 1 round in the helm phase.',
    ],
    [
      { type: 'effect', ship: 'a1', effect: 'doubled', amount: 0, why: 'a1.2' },
      'The pilot of Explorer (a1) may do two different things.',
    ],
    [
      { type: 'effect', ship: 'b1', effect: 'systemTargeted', amount: 0, why: 'engines' },
      'The next hit on Fighter (b1) may strike its engines.',
    ],
  ],
  resolveSpent: [
    [
      { type: 'resolveSpent', ship: 'a1', crew: 'a1.2', count: 1 },
      'The pilot of Explorer (a1) spends 1 resolve point.',
    ],
  ],
  scanned: [
    [{ type: 'scanned', ship: 'a1', target: 'b1', items: 2 }, 'Explorer (a1) knows 2 items about Fighter (b1).'],
  ],
  disabled: [[{ type: 'disabled', ship: 'b1' }, 'Fighter (b1) is disabled and floats.']],
  destroyed: [[{ type: 'destroyed', ship: 'b1' }, 'Fighter (b1) is destroyed.']],
  fled: [[{ type: 'fled', ship: 'b1' }, 'Fighter (b1) flees over the edge of the map.']],
  timeCalled: [[{ type: 'timeCalled', round: 4 }, 'Time is called: round 4 is the last.']],
  battleEnded: [
    [
      { type: 'battleEnded', winner: 'A', reason: 'defeat' },
      'The battle is won by Ana and Cy: no other ship can fight on.',
    ],
    [
      { type: 'battleEnded', winner: null, reason: 'rounds' },
      'The battle ends without a winner: the last round is over.',
    ],
  ],
}

describe('the story in English', () => {
  it.each(
    Object.entries(told).flatMap(([type, cases]) => cases.map(([event, sentence]) => ({ type, event, sentence }))),
  )('$type: $sentence', ({ event, sentence }) => expect(en.sentence(event, cast)).toBe(sentence))

  it('tells of a ship that nobody knows by its id', () => {
    expect(en.sentence({ type: 'destroyed', ship: 'z9' }, cast)).toBe('z9 is destroyed.')
  })

  it.each([61, 62])('a whole battle has no word in it that is none (seed %i)', seed => {
    const match = Match.begin(hex, hexSetup(seed, { fields: { rounds: 5 } }))
    if (isReject(match)) throw new Error(match.message)
    const events: Numbered<HexEvent>[] = [...match.opening]
    playOut(match, seededChance(seed), reply => {
      if (reply.ok) events.push(...reply.events)
    })
    const chapters = storyOf(events, castOf(hex.project(match.state, 'judge')))
    expect(chapters.map(({ heading }) => heading)).toContain('Round 1, Helm Phase')
    const lines = chapters.flatMap(({ lines }) => lines.map(({ text }) => text))
    expect(lines.length).toBeGreaterThan(10)
    for (const text of lines) expect(text).toMatch(/^[^\n]*[.!]$/)
    for (const text of lines) expect(text).not.toMatch(/undefined|null|NaN|\[object|[a-z][A-Z]/)
  })
})
