import { describe, expect, it } from 'vitest'
import { headingOf, pose, quarterTurn } from '../../geometry/index.ts'
import type { EndReason } from '../score/winner.ts'
import type { DialEvent } from '../words.ts'
import type { Cast } from './cast.ts'
import { tell } from './tell.ts'

const cast: Cast = {
  players: { a: { side: 'A', name: 'Ana' }, b: { side: 'B', name: null }, c: { side: 'A', name: 'Cy' } },
  ships: { a1: 'lukeskywalker', a2: 'wedgeantilles', b1: 'academypilot', b2: 'academypilot' },
  obstacles: { o3: 'asteroid', o4: 'debris' },
  features: { f1: 'satellite', f2: 'supplyCache', f3: 'dataCache', f4: 'dataCache' },
  devices: { d1: 'proximitymine', d2: 'drk1probedroid' },
}

const start = pose(240, 60, 0, 1)
const end = pose(240, 180, 0, 1)
const flown = {
  type: 'manoeuvreFlown',
  ship: 'a1',
  code: '2BB',
  from: start,
  to: end,
  executed: 'fully',
  slot: null,
  overlapped: [],
  last: [],
  movedThrough: [],
  under: [],
} as const
const points = 'The score is Ana and Cy 7, Player B 12.'
const ended = (winner: string | null, reason: EndReason) =>
  ({ type: 'matchEnded', winner, reason, tieBroken: false, totals: { A: 7, B: 12 } }) as const
const shot = {
  type: 'attackDeclared',
  ship: 'a1',
  defender: 'b1',
  card: null,
  weapon: { source: 'primary', arc: 'front', turret: false, value: 3, minRange: 0, maxRange: 3, ordnance: false },
  range: 2,
  obstructed: [],
  line: [
    [240, 80],
    [240, 230],
  ],
  bonus: false,
} as const
const modified = { type: 'diceModified', ship: 'a1', dice: 'red', red: ['hit', 'hit'], green: ['evade'] } as const
const bumped = { ...flown, code: '3FW', executed: 'partially' } as const

/** Every type of event, each with the sentences of its cases. A new type does not compile before it is told here. */
const told: { readonly [T in DialEvent['type']]: readonly (readonly [DialEvent, string])[] } = {
  matchBegan: [
    [
      {
        type: 'matchBegan',
        scenario: null,
        endScore: 50,
        rated: false,
        players: [
          { seat: 'a', side: 'A', squad: 'Long Way Round', points: 50 },
          { seat: 'b', side: 'B', squad: '', points: 1 },
        ],
      },
      'The match begins: Dogfight, to 50 points, Ana (Long Way Round, 50 squad points) against Player B (1 squad point).',
    ],
    [
      {
        type: 'matchBegan',
        scenario: 'salvage',
        endScore: 20,
        rated: true,
        players: [
          { seat: 'a', side: 'A', squad: '', points: 25 },
          { seat: 'c', side: 'A', squad: '', points: 25 },
          { seat: 'b', side: 'B', squad: 'X\nY', points: 50 },
        ],
      },
      'The rated match begins: Salvage Mission, to 20 points, Ana (25 squad points) and Cy (25 squad points) against Player B (X Y, 50 squad points).',
    ],
  ],
  squadIllegal: [
    [
      {
        type: 'squadIllegal',
        seat: 'a',
        problems: [
          { code: 'over_cost', where: '', message: 'The squad costs 51 points; it may cost 50.' },
          { code: 'unknown_id', where: 'pilots[0].upgrades.talent[0]', message: 'There is no upgrade "x\u2028y".' },
        ],
      },
      'The squad of Ana is illegal: The squad costs 51 points; it may cost 50. There is no upgrade "x y".',
    ],
  ],
  noncesGiven: [
    [{ type: 'noncesGiven', nonces: { a: '0', b: '1' } }, 'Every player has added to the seed of the dice.'],
  ],
  playerOrder: [
    [
      {
        type: 'playerOrder',
        rolls: [
          { seat: 'a', faces: ['crit', 'focus', 'hit'] },
          { seat: 'b', faces: ['blank', 'blank', 'hit'] },
        ],
        order: ['a', 'b'],
      },
      'Ana rolls crit, focus and hit; Player B rolls blank, blank and hit: Ana is first player.',
    ],
    [
      { type: 'playerOrder', rolls: [{ seat: 'a', faces: ['hit', 'hit', 'hit'] }], order: [] },
      'Ana rolls hit, hit and hit: a tie, so they roll again.',
    ],
  ],
  obstaclePlaced: [
    [
      { type: 'obstaclePlaced', seat: 'a', obstacle: 'o1', outline: 'gascloud4', pose: pose(463.6, 272.2, 0, 1) },
      'Ana places o1, Gas Cloud 4, at 464, 272 mm.',
    ],
  ],
  obstacleSetAside: [
    [
      { type: 'obstacleSetAside', seat: 'b', outline: 'gascloud4' },
      'Player B sets Gas Cloud 4 aside: no place for it is left.',
    ],
  ],
  shipPlaced: [
    [
      { type: 'shipPlaced', ship: 'a1', pose: start, turret: null },
      'Luke Skywalker (a1) is placed at 240, 60 mm, heading 0°.',
    ],
    [
      { type: 'shipPlaced', ship: 'a1', pose: pose(240, 60, ...headingOf(359.9)), turret: 'frontRear' },
      'Luke Skywalker (a1) is placed at 240, 60 mm, heading 0°, turret arc to front and rear.',
    ],
  ],
  phaseBegan: [
    [{ type: 'phaseBegan', phase: 'setup', round: 0 }, 'Set-up begins.'],
    [{ type: 'phaseBegan', phase: 'activation', round: 3 }, 'Round 3: the Activation Phase begins.'],
  ],
  phaseEnded: [[{ type: 'phaseEnded', phase: 'end', round: 3 }, 'Round 3: the End Phase ends.']],
  dialRevealed: [
    [{ type: 'dialRevealed', ship: 'a1', code: '2BB' }, 'Luke Skywalker (a1) reveals 2 bank left, blue.'],
    [{ type: 'dialRevealed', ship: 'a1', code: '3FW' }, 'Luke Skywalker (a1) reveals 3 straight, white.'],
    [{ type: 'dialRevealed', ship: 'a1', code: '4KR' }, 'Luke Skywalker (a1) reveals 4 Koiogran turn, red.'],
    [{ type: 'dialRevealed', ship: 'a1', code: '3PR' }, "Luke Skywalker (a1) reveals 3 Segnor's loop right, red."],
    [{ type: 'dialRevealed', ship: 'a1', code: '2EP' }, 'Luke Skywalker (a1) reveals 2 Tallon roll left, purple.'],
    [{ type: 'dialRevealed', ship: 'a1', code: '0OR' }, 'Luke Skywalker (a1) reveals stationary, red.'],
    [{ type: 'dialRevealed', ship: 'a1', code: '1AR' }, 'Luke Skywalker (a1) reveals 1 reverse bank left, red.'],
  ],
  noDial: [[{ type: 'noDial', ship: 'a1' }, 'Luke Skywalker (a1) has no dial to reveal.']],
  dialSet: [
    [{ type: 'dialSet', ship: 'a1', code: '2FB' }, 'The dial of Luke Skywalker (a1) is set to 2 straight, blue.'],
  ],
  manoeuvreChanged: [
    [
      { type: 'manoeuvreChanged', ship: 'a1', code: '0OW', reason: 'card' },
      'Luke Skywalker (a1) flies another manoeuvre by a card: stationary, white.',
    ],
    [
      { type: 'manoeuvreChanged', ship: 'a1', code: '2FW', reason: 'stressed' },
      'Luke Skywalker (a1) is stressed and flies the stress manoeuvre instead: 2 straight, white.',
    ],
    [
      { type: 'manoeuvreChanged', ship: 'a1', code: '1NB', reason: 'ionised' },
      'Luke Skywalker (a1) is ionised and flies the ion manoeuvre: 1 bank right, blue.',
    ],
    [
      { type: 'manoeuvreChanged', ship: 'a1', code: '2FW', reason: 'noForce' },
      'Luke Skywalker (a1) has no Force to spend and flies the stress manoeuvre instead: 2 straight, white.',
    ],
    [
      { type: 'manoeuvreChanged', ship: 'a1', code: '2FW', reason: 'noDial' },
      'Luke Skywalker (a1) has no dial and flies the stress manoeuvre: 2 straight, white.',
    ],
    [
      { type: 'manoeuvreChanged', ship: 'a1', code: '2FW', reason: 'asRevealed' },
      'Luke Skywalker (a1) flies the manoeuvre revealed: 2 straight, white.',
    ],
    [
      { type: 'manoeuvreChanged', ship: 'a1', code: '2TR', reason: 'difficulty' },
      'Luke Skywalker (a1) flies the manoeuvre at another difficulty: 2 turn left, red.',
    ],
  ],
  manoeuvreFlown: [
    [flown, 'Luke Skywalker (a1) flies 2 bank left, blue: fully executed.'],
    [{ ...flown, code: '2TW~' }, 'Luke Skywalker (a1) flies 2 turn sideslip left, white: fully executed.'],
    [
      { ...flown, code: '3RR', slot: 1 },
      'Luke Skywalker (a1) flies 3 Tallon roll right, red, to the forward position: fully executed.',
    ],
    [
      { ...bumped, overlapped: ['b1'], last: ['a2'] },
      'Luke Skywalker (a1) flies 3 straight, white, partially executed: the full move would overlap Academy Pilot (b1), so it backs up and touches Wedge Antilles (a2).',
    ],
    [
      { ...bumped, to: start, overlapped: ['b1', 'b2', 'a2'], last: ['b1', 'b2'] },
      'Luke Skywalker (a1) flies 3 straight, white, partially executed: the full move would overlap Academy Pilot (b1), Academy Pilot (b2) and Wedge Antilles (a2), and there is no room to move: it stays where it is and touches Academy Pilot (b1) and Academy Pilot (b2).',
    ],
    [
      { ...bumped, code: '2RR', overlapped: ['b1'] },
      'Luke Skywalker (a1) flies 2 Tallon roll right, red, partially executed: the full move would overlap Academy Pilot (b1), so it ends without the roll.',
    ],
  ],
  attackDeclared: [
    [shot, 'Luke Skywalker (a1) attacks Academy Pilot (b1) with its primary weapon at range 2.'],
    [
      { ...shot, range: 1, obstructed: ['o3', 'o4'], weapon: { ...shot.weapon, arc: 'rear', turret: true } },
      'Luke Skywalker (a1) attacks Academy Pilot (b1) with its primary weapon in its rear turret arc at range 1, obstructed by asteroid o3 and debris cloud o4.',
    ],
    [
      { ...shot, card: 'protonrockets', bonus: true, weapon: { ...shot.weapon, source: 0, arc: 'bullseye' } },
      'Luke Skywalker (a1) makes a bonus attack on Academy Pilot (b1) with Proton Rockets in its bullseye arc at range 2.',
    ],
  ],
  attackPassed: [[{ type: 'attackPassed', ship: 'a1' }, 'Luke Skywalker (a1) does not attack.']],
  attackRolled: [
    [
      { type: 'attackRolled', ship: 'a1', faces: ['hit', 'crit', 'blank'] },
      'Luke Skywalker (a1) rolls 3 attack dice: hit, crit and blank.',
    ],
    [{ type: 'attackRolled', ship: 'a1', faces: [] }, 'Luke Skywalker (a1) rolls 0 attack dice.'],
  ],
  defenceRolled: [
    [{ type: 'defenceRolled', ship: 'b1', faces: ['evade'] }, 'Academy Pilot (b1) rolls 1 defence die: evade.'],
  ],
  diceModified: [
    [{ ...modified, how: { spend: 'focus' } }, 'Luke Skywalker (a1) spends 1 focus token: hit and hit.'],
    [{ ...modified, how: { spend: 'force' } }, 'Luke Skywalker (a1) spends 1 Force: hit and hit.'],
    [
      { ...modified, how: { spend: 'lock', dice: [0, 1] } },
      'Luke Skywalker (a1) spends its lock to reroll 2 dice: hit and hit.',
    ],
    [
      { ...modified, ship: 'b1', dice: 'green', how: { spend: 'evade', face: 'blank' } },
      'Academy Pilot (b1) spends 1 evade token: evade.',
    ],
    [
      { ...modified, how: { card: 'protontorpedoes', source: 'a1', choice: null } },
      'Luke Skywalker (a1) uses Proton Torpedoes: hit and hit.',
    ],
  ],
  diceCancelled: [
    [
      { type: 'diceCancelled', ship: 'a1', card: 'crackshot', dice: 'green', left: ['evade', 'blank'] },
      'Luke Skywalker (a1) cancels dice by Crack Shot: evade and blank are left.',
    ],
    [
      { type: 'diceCancelled', ship: 'a1', card: 'crackshot', dice: 'green', left: [] },
      'Luke Skywalker (a1) cancels dice by Crack Shot: none are left.',
    ],
  ],
  resultsChanged: [
    [
      { type: 'resultsChanged', ship: 'a1', card: 'ioncannon', hits: 1, crits: 1, inflicts: 'ion' },
      'Ion Cannon of Luke Skywalker (a1) leaves 1 hit and 1 crit, each for ion instead of damage.',
    ],
    [
      { type: 'resultsChanged', ship: 'a1', card: 'magpulsewarheads', hits: 0, crits: 0, inflicts: 'damage' },
      'Mag-Pulse Warheads of Luke Skywalker (a1) leaves nothing.',
    ],
  ],
  attackResolved: [
    [
      { type: 'attackResolved', ship: 'a1', defender: 'b1', hits: 2, crits: 1, reinforced: 0 },
      'Luke Skywalker (a1) hits Academy Pilot (b1): 2 hits and 1 crit.',
    ],
    [
      { type: 'attackResolved', ship: 'a1', defender: 'b1', hits: 1, crits: 0, reinforced: 1 },
      'Luke Skywalker (a1) hits Academy Pilot (b1): 1 hit, after 1 evade by reinforcement.',
    ],
    [
      { type: 'attackResolved', ship: 'a1', defender: 'b1', hits: 0, crits: 0, reinforced: 0 },
      'Luke Skywalker (a1) misses Academy Pilot (b1).',
    ],
  ],
  removed: [[{ type: 'removed', ship: 'b1' }, 'Academy Pilot (b1) is removed from the table.']],
  damageRepaired: [
    [{ type: 'damageRepaired', ship: 'a1', card: 'fuelleak' }, 'Fuel Leak of Luke Skywalker (a1) is turned face down.'],
    [{ type: 'damageRepaired', ship: 'a1', card: null }, 'Luke Skywalker (a1) discards a face-down damage card.'],
  ],
  damageExposed: [
    [
      { type: 'damageExposed', ship: 'a1', card: 'hullbreach' },
      'A damage card of Luke Skywalker (a1) is exposed: Hull Breach.',
    ],
  ],
  chargeSpent: [
    [
      { type: 'chargeSpent', ship: 'a1', card: 'protontorpedoes', count: 1 },
      'Luke Skywalker (a1) spends 1 charge of Proton Torpedoes.',
    ],
  ],
  fled: [[{ type: 'fled', ship: 'b1', pose: end }, 'Academy Pilot (b1) leaves the play area: it has fled.']],
  destroyed: [[{ type: 'destroyed', ship: 'b1' }, 'Academy Pilot (b1) is destroyed.']],
  obstacleMet: [
    [
      { type: 'obstacleMet', ship: 'a1', obstacle: 'o3', how: 'through' },
      'Luke Skywalker (a1) moves through asteroid o3.',
    ],
    [
      { type: 'obstacleMet', ship: 'a1', obstacle: 'o4', how: 'under' },
      'Luke Skywalker (a1) overlaps debris cloud o4.',
    ],
    [{ type: 'obstacleMet', ship: 'a1', obstacle: 'o9', how: 'under' }, 'Luke Skywalker (a1) overlaps obstacle o9.'],
  ],
  devicePlaced: [
    [
      { type: 'devicePlaced', ship: 'a1', device: 'd1', card: 'protonbomb', pose: pose(463.6, 272.2, 0, 1) },
      'Luke Skywalker (a1) places Proton Bomb d1 at 464, 272 mm.',
    ],
  ],
  remoteMet: [
    [
      { type: 'remoteMet', ship: 'a1', remote: 'd2', how: 'under' },
      'Luke Skywalker (a1) overlaps DRK-1 Probe Droid d2.',
    ],
    [{ type: 'remoteMet', ship: 'd2', remote: 'd9', how: 'through' }, 'DRK-1 Probe Droid d2 moves through device d9.'],
  ],
  deviceRelocated: [
    [
      { type: 'deviceRelocated', device: 'd2', from: start, to: end },
      'DRK-1 Probe Droid d2 is relocated to 240, 180 mm.',
    ],
  ],
  deviceDetonated: [
    [{ type: 'deviceDetonated', by: 'a1', device: 'd1' }, 'Luke Skywalker (a1) sets off Proximity Mine d1.'],
    [{ type: 'deviceDetonated', by: null, device: 'd1' }, 'Proximity Mine d1 detonates.'],
  ],
  deviceRemoved: [[{ type: 'deviceRemoved', device: 'd9', card: 'protonbomb' }, 'Proton Bomb d9 is removed.']],
  obstacleRemoved: [[{ type: 'obstacleRemoved', obstacle: 'o3', outline: 'coreasteroid0' }, 'Asteroid o3 is removed.']],
  fusePlaced: [
    [{ type: 'fusePlaced', on: { kind: 'device', id: 'd1' } }, 'A fuse marker is placed on Proximity Mine d1.'],
  ],
  fuseLost: [[{ type: 'fuseLost', on: { kind: 'obstacle', id: 'o3' } }, 'Asteroid o3 loses a fuse marker.']],
  rolled: [
    [
      { type: 'rolled', ship: 'a1', why: 'asteroid', faces: ['hit'] },
      'Luke Skywalker (a1) rolls 1 attack die for the asteroid: hit.',
    ],
    [
      { type: 'rolled', ship: 'a1', why: 'overlap', faces: ['blank'] },
      'Luke Skywalker (a1) rolls 1 attack die for the overlap: blank.',
    ],
    [
      { type: 'rolled', ship: 'a1', why: 'proximitymine', faces: ['crit', 'focus'] },
      'Luke Skywalker (a1) rolls 2 attack dice for Proximity Mine: crit and focus.',
    ],
  ],
  tokenGained: [
    [{ type: 'tokenGained', ship: 'a1', token: 'stress', count: 1 }, 'Luke Skywalker (a1) gains 1 stress token.'],
    [{ type: 'tokenGained', ship: 'a1', token: 'ion', count: 3 }, 'Luke Skywalker (a1) gains 3 ion tokens.'],
    [
      { type: 'tokenGained', ship: 'a1', token: 'reinforceAft', count: 1 },
      'Luke Skywalker (a1) gains 1 aft reinforce token.',
    ],
  ],
  tokenLost: [
    [{ type: 'tokenLost', ship: 'a1', token: 'focus', count: 2 }, 'Luke Skywalker (a1) loses 2 focus tokens.'],
  ],
  cardTokenGained: [
    [
      { type: 'cardTokenGained', ship: 'a1', card: 'automatedtargetpriority', token: 'calculate', count: 1 },
      '1 calculate token is laid on Automated Target Priority of Luke Skywalker (a1).',
    ],
  ],
  cardTokenLost: [
    [
      { type: 'cardTokenLost', ship: 'a1', card: 'automatedtargetpriority', token: 'calculate', count: 2 },
      '2 calculate tokens are taken from Automated Target Priority of Luke Skywalker (a1).',
    ],
  ],
  lockGained: [
    [
      { type: 'lockGained', ship: 'a1', on: { kind: 'ship', id: 'b1' } },
      'Luke Skywalker (a1) acquires a lock on Academy Pilot (b1).',
    ],
    [
      { type: 'lockGained', ship: 'a1', on: { kind: 'obstacle', id: 'o3' } },
      'Luke Skywalker (a1) acquires a lock on asteroid o3.',
    ],
  ],
  lockBroken: [
    [
      { type: 'lockBroken', ship: 'a1', on: { kind: 'device', id: 'd1' } },
      'The lock of Luke Skywalker (a1) on Proximity Mine d1 breaks.',
    ],
  ],
  lockSpent: [
    [
      { type: 'lockSpent', ship: 'a1', on: { kind: 'ship', id: 'b1' } },
      'Luke Skywalker (a1) spends its lock on Academy Pilot (b1).',
    ],
  ],
  forceSpent: [[{ type: 'forceSpent', ship: 'a1', count: 1 }, 'Luke Skywalker (a1) spends 1 Force.']],
  forceRecovered: [[{ type: 'forceRecovered', ship: 'a1', count: 1 }, 'Luke Skywalker (a1) recovers 1 Force.']],
  chargeRecovered: [
    [
      { type: 'chargeRecovered', ship: 'a1', card: 'lukeskywalker', count: 1 },
      'Luke Skywalker (a1) recovers 1 charge.',
    ],
    [
      { type: 'chargeRecovered', ship: 'a1', card: 'afterburners', count: 2 },
      'Luke Skywalker (a1) recovers 2 charges of Afterburners.',
    ],
  ],
  chargeLost: [
    [
      { type: 'chargeLost', ship: 'a1', card: 'afterburners', count: 1 },
      'Luke Skywalker (a1) loses 1 charge of Afterburners.',
    ],
  ],
  shieldLost: [[{ type: 'shieldLost', ship: 'a1', count: 1 }, 'Luke Skywalker (a1) loses 1 shield.']],
  shieldRecovered: [[{ type: 'shieldRecovered', ship: 'a1', count: 2 }, 'Luke Skywalker (a1) recovers 2 shields.']],
  damageDealt: [
    [
      { type: 'damageDealt', ship: 'a1', down: 1, up: [], source: 'asteroid' },
      'The asteroid deals Luke Skywalker (a1) 1 damage card face down.',
    ],
    [
      { type: 'damageDealt', ship: 'a1', down: 1, up: [], source: 'attack' },
      'The attack deals Luke Skywalker (a1) 1 damage card face down.',
    ],
    [
      { type: 'damageDealt', ship: 'a1', down: 2, up: ['fuelleak', 'directhit'], source: 'overlap' },
      'The overlap deals Luke Skywalker (a1) 2 damage cards face down, Fuel Leak face up and Direct Hit! face up.',
    ],
    [
      { type: 'damageDealt', ship: 'a1', down: 0, up: ['fuelleak'], source: 'proximitymine' },
      'Proximity Mine deals Luke Skywalker (a1) Fuel Leak face up.',
    ],
  ],
  actionPerformed: [
    [
      { type: 'actionPerformed', ship: 'a1', choice: { action: 'focus' }, colour: 'white', why: 'step' },
      'Luke Skywalker (a1) performs a focus action.',
    ],
    [
      { type: 'actionPerformed', ship: 'a1', choice: { action: 'evade' }, colour: 'white', why: 'linked' },
      'Linked: Luke Skywalker (a1) performs an evade action.',
    ],
    [
      {
        type: 'actionPerformed',
        ship: 'a1',
        choice: { action: 'barrelRoll', option: 'left:0' },
        colour: 'red',
        why: 'granted',
      },
      'Granted: Luke Skywalker (a1) performs a red barrel roll action.',
    ],
    [
      { type: 'actionPerformed', ship: 'a1', choice: { action: 'calculate' }, colour: 'red', why: 'overlap' },
      'After the overlap: Luke Skywalker (a1) performs a red calculate action.',
    ],
    [
      {
        type: 'actionPerformed',
        ship: 'a1',
        choice: { action: 'coordinate', ship: 'a2' },
        colour: 'purple',
        why: 'afterburners',
      },
      'By Afterburners: Luke Skywalker (a1) performs a purple coordinate action for Wedge Antilles (a2).',
    ],
    [
      {
        type: 'actionPerformed',
        ship: 'a1',
        choice: { action: 'lock', on: { kind: 'obstacle', id: 'o3' } },
        colour: 'white',
        why: 'step',
      },
      'Luke Skywalker (a1) performs a lock action on asteroid o3.',
    ],
    [
      { type: 'actionPerformed', ship: 'a1', choice: { action: 'jam', ship: 'b1' }, colour: 'white', why: 'step' },
      'Luke Skywalker (a1) performs a jam action on Academy Pilot (b1).',
    ],
    [
      {
        type: 'actionPerformed',
        ship: 'a1',
        choice: { action: 'repair', card: 'fuelleak' },
        colour: 'white',
        why: 'step',
      },
      'Luke Skywalker (a1) performs a repair action on Fuel Leak.',
    ],
    [
      {
        type: 'actionPerformed',
        ship: 'a1',
        choice: { action: 'card', card: 'spacetugtractorarray', choice: { ship: 'b1' } },
        colour: 'white',
        why: 'step',
      },
      'Luke Skywalker (a1) performs a card action of Spacetug Tractor Array.',
    ],
  ],
  actionFailed: [
    [
      { type: 'actionFailed', ship: 'a1', choice: { action: 'boost', option: null }, colour: 'red', why: 'step' },
      'Luke Skywalker (a1) attempts a red boost action, which fails.',
    ],
    [
      { type: 'actionFailed', ship: 'a1', choice: { action: 'lock', on: null }, colour: 'white', why: 'step' },
      'Luke Skywalker (a1) attempts a lock action, which fails.',
    ],
  ],
  actionSkipped: [
    [{ type: 'actionSkipped', ship: 'a1', why: 'declined' }, 'Luke Skywalker (a1) performs no action.'],
    [{ type: 'actionSkipped', ship: 'a1', why: 'stressed' }, 'Luke Skywalker (a1) skips its action: it is stressed.'],
    [
      { type: 'actionSkipped', ship: 'a1', why: 'ended on an obstacle' },
      'Luke Skywalker (a1) skips its action: its manoeuvre ended on an obstacle.',
    ],
    [
      { type: 'actionSkipped', ship: 'a1', why: 'overlapped an enemy ship' },
      'Luke Skywalker (a1) skips its action: it overlapped an enemy ship.',
    ],
  ],
  repositioned: [
    [
      { type: 'repositioned', ship: 'a1', by: 'barrelRoll', option: 'left:+1', from: start, to: end },
      'Luke Skywalker (a1) barrel rolls to the left, forward position.',
    ],
    [
      { type: 'repositioned', ship: 'a1', by: 'boost', option: 'straight', from: start, to: end },
      'Luke Skywalker (a1) boosts straight ahead.',
    ],
    [
      { type: 'repositioned', ship: 'a1', by: 'decloak', option: 'boost', from: start, to: end },
      'Luke Skywalker (a1) decloaks straight ahead.',
    ],
    [
      { type: 'repositioned', ship: 'a1', by: 'tractor', option: 'right:-1', from: start, to: end },
      'Luke Skywalker (a1) is moved to the right, rear position by the tractor beam.',
    ],
    [
      { type: 'repositioned', ship: 'a1', by: 'afterburners', option: 'left:front:0', from: start, to: end },
      'Luke Skywalker (a1) is moved to the left, bending forward, middle position by Afterburners.',
    ],
  ],
  turned: [
    [
      { type: 'turned', ship: 'a1', by: 'tractor', from: start, to: quarterTurn(start, -1) },
      'Luke Skywalker (a1) turns 90° to the left after the tractor beam.',
    ],
    [
      { type: 'turned', ship: 'a1', by: 'afterburners', from: start, to: quarterTurn(start, 2) },
      'Luke Skywalker (a1) turns 180°, by Afterburners.',
    ],
  ],
  turretRotated: [
    [{ type: 'turretRotated', ship: 'a1', to: 'rear' }, 'Luke Skywalker (a1) points its turret arc to the rear.'],
  ],
  decloakFailed: [
    [
      { type: 'decloakFailed', ship: 'a1' },
      'Luke Skywalker (a1) fails to decloak, as no position is legal, and stays cloaked.',
    ],
  ],
  scored: [
    [
      { type: 'scored', side: 'B', why: 'deficit', points: 1, total: 1 },
      'Player B scores 1 point for what the enemy squad costs less than it may: 1 in all.',
    ],
    [
      { type: 'scored', side: 'A', why: 'objective', points: 2, total: 9 },
      'Ana and Cy score 2 points for objectives: 9 in all.',
    ],
  ],
  shipScored: [
    [
      { type: 'shipScored', side: 'B', ship: 'a1', why: 'half', points: 3, total: 3 },
      'Player B scores 3 points for Luke Skywalker (a1), down to half: 3 in all.',
    ],
    [
      { type: 'shipScored', side: 'B', ship: 'a1', why: 'destroyed', points: 4, total: 7 },
      'Player B scores 4 points for Luke Skywalker (a1), destroyed: 7 in all.',
    ],
    [
      { type: 'shipScored', side: 'B', ship: 'a1', why: 'fled', points: 4, total: 7 },
      'Player B scores 4 points for Luke Skywalker (a1), fled: 7 in all.',
    ],
  ],
  featurePlaced: [
    [
      { type: 'featurePlaced', seat: null, feature: 'f1', kind: 'satellite', pose: pose(457.2, 457.2, 0, 1) },
      'Satellite f1 lies in the centre.',
    ],
    [
      { type: 'featurePlaced', seat: 'a', feature: 'f2', kind: 'supplyCache', pose: pose(300, 250, 0, 1) },
      'Ana places supply cache f2 at 300, 250 mm.',
    ],
  ],
  featureSetAside: [
    [{ type: 'featureSetAside', seat: 'b' }, 'Player B sets a feature aside: no place for it is left.'],
  ],
  cacheTowed: [[{ type: 'cacheTowed', ship: 'a1', feature: 'f2' }, 'Luke Skywalker (a1) tows supply cache f2.']],
  cacheJettisoned: [
    [
      { type: 'cacheJettisoned', ship: 'a1', feature: 'f2', pose: pose(300, 250, 0, 1) },
      'Luke Skywalker (a1) jettisons supply cache f2, which lies at 300, 250 mm.',
    ],
  ],
  markerPlaced: [
    [
      { type: 'markerPlaced', ship: 'a1', feature: 'f1', side: 'A' },
      'Luke Skywalker (a1) puts the marker of Ana and Cy on satellite f1.',
    ],
  ],
  transmitted: [
    [
      { type: 'transmitted', ship: 'a1', feature: 'f3' },
      'Luke Skywalker (a1) spends the charge of data cache f3 and gains Ancient Knowledge.',
    ],
  ],
  knowledgeLost: [[{ type: 'knowledgeLost', ship: 'a1' }, 'Luke Skywalker (a1) discards Ancient Knowledge.']],
  cachesRecovered: [
    [{ type: 'cachesRecovered', features: ['f3'] }, 'Data cache f3 recovers its charge.'],
    [{ type: 'cachesRecovered', features: ['f3', 'f4'] }, 'Data cache f3 and data cache f4 recover their charge.'],
  ],
  manualCards: [
    [
      { type: 'manualCards', ship: 'a1', cards: ['lukeskywalker', 'r2d2'] },
      'These cards of Luke Skywalker (a1) have abilities that are not carried out: Luke Skywalker and R2-D2.',
    ],
  ],
  conditionAssigned: [
    [
      { type: 'conditionAssigned', ship: 'a1', card: 'hunted', by: 'b1', knownTo: null },
      'Academy Pilot (b1) assigns Hunted to Luke Skywalker (a1).',
    ],
    [
      { type: 'conditionAssigned', ship: 'b1', card: null, by: 'b1', knownTo: ['b'] },
      'Academy Pilot (b1) assigns a condition, face down, to Academy Pilot (b1).',
    ],
    [
      { type: 'conditionAssigned', ship: 'b1', card: 'youshouldthankme', by: 'b1', knownTo: ['b'] },
      'Academy Pilot (b1) assigns You Should Thank Me, face down, to Academy Pilot (b1).',
    ],
  ],
  conditionRevealed: [
    [
      { type: 'conditionRevealed', ship: 'a1', card: 'youshouldthankme', by: 'a1' },
      'The condition of Luke Skywalker (a1) is revealed: it is You Should Thank Me.',
    ],
  ],
  conditionRemoved: [
    [{ type: 'conditionRemoved', ship: 'a1', card: 'hunted' }, 'Luke Skywalker (a1) is rid of Hunted.'],
    [
      { type: 'conditionRemoved', ship: 'a1', card: null },
      'Luke Skywalker (a1) is rid of a condition that lay face down.',
    ],
  ],
  docked: [[{ type: 'docked', ship: 'a1', carrier: 'a2' }, 'Luke Skywalker (a1) docks with Wedge Antilles (a2).']],
  deployed: [
    [
      { type: 'deployed', ship: 'a1', carrier: 'a2', guides: 'rear' },
      'Luke Skywalker (a1) deploys from the rear guides of Wedge Antilles (a2).',
    ],
  ],
  placedInReserve: [[{ type: 'placedInReserve', ship: 'a1' }, 'Luke Skywalker (a1) is placed in reserve.']],
  deployFailed: [
    [
      { type: 'deployFailed', ship: 'a1', carrier: 'a2' },
      'Luke Skywalker (a1) fails to deploy, as there is no room, and stays docked with Wedge Antilles (a2).',
    ],
  ],
  cardFlipped: [
    [
      { type: 'cardFlipped', ship: 'a1', card: 'servomotorsfoils', side: 1 },
      'Luke Skywalker (a1) flips Servomotor S-foils (Closed) to Servomotor S-foils (Open).',
    ],
  ],
  abilityUsed: [
    [{ type: 'abilityUsed', ship: 'a1', card: 'r2d2', choice: true }, 'Luke Skywalker (a1) uses R2-D2.'],
    [
      { type: 'abilityUsed', ship: 'd2', card: 'drk1probedroid', choice: true },
      'DRK-1 Probe Droid d2 does what its card says.',
    ],
    [
      { type: 'abilityUsed', ship: 'a1', card: 'r2d2', choice: { ship: 'b1' } },
      'Luke Skywalker (a1) uses R2-D2 on Academy Pilot (b1).',
    ],
  ],
  timeCalled: [[{ type: 'timeCalled', round: 5 }, 'Time is called: this round is the last.']],
  matchEnded: [
    [ended('B', 'destruction'), `Player B wins the match: no enemy ship is left in play. ${points}`],
    [ended('A', 'flight'), `Ana and Cy win the match: every enemy ship has fled. ${points}`],
    [ended('B', 'conceded'), `Player B wins the match: the other side concedes. ${points}`],
    [ended('B', 'score'), `Player B wins the match: the score is reached. ${points}`],
    [ended('B', 'rounds'), `Player B wins the match: the last round is over. ${points}`],
    [
      { ...ended('B', 'time'), tieBroken: true },
      `Player B wins the match: time is over. ${points} The ships destroyed and damaged decide between equal scores.`,
    ],
    [ended(null, 'rounds'), `The match is a draw: the last round is over. ${points}`],
    [ended(null, 'destruction'), `The match is a draw: no ship is left in play. ${points}`],
  ],
}

describe('tell', () => {
  for (const [type, cases] of Object.entries(told)) {
    it(`tells ${type}`, () => {
      expect(cases.length).toBeGreaterThan(0)
      for (const [event, sentence] of cases) {
        expect(event.type).toBe(type)
        expect(tell(event, cast)).toBe(sentence)
      }
    })
  }

  it('names what is not in the cast by its id, inherited names of objects too', () => {
    const nobody = { players: {}, ships: {}, obstacles: {}, features: {}, devices: {} }
    expect(tell({ type: 'destroyed', ship: 'constructor' }, nobody)).toBe('constructor is destroyed.')
    expect(tell({ type: 'obstacleMet', ship: 'a1', obstacle: 'toString', how: 'under' }, nobody)).toBe(
      'a1 overlaps obstacle toString.',
    )
    expect(tell({ type: 'rolled', ship: 'a1', why: 'valueOf', faces: ['hit'] }, nobody)).toBe(
      'a1 rolls 1 attack die for valueOf: hit.',
    )
    expect(tell({ ...ended('Z', 'conceded'), totals: { Z: 1 } }, nobody)).toBe(
      'Side Z wins the match: the other side concedes. The score is Side Z 1.',
    )
  })
})
