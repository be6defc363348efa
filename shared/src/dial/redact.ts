/** What each audience is told of an event: an allow-list, design §3. A field that is not named here is not sent. */
import type { Audience, Seat } from '../kernel/index.ts'
import type { DialEvent } from './words.ts'

type FieldOf<T extends DialEvent['type']> = Exclude<keyof (DialEvent & { readonly type: T }), 'type'>

/**
 * All of them, as the compiler sees to. A dial is told of when it is revealed, never when it is set; the one event that
 * not everybody is told whole is the assignment of a condition face down.
 */
const fields: { readonly [T in DialEvent['type']]: { readonly [F in FieldOf<T>]: 1 } } = {
  matchBegan: { players: 1, scenario: 1, endScore: 1, rated: 1 },
  squadIllegal: { seat: 1, problems: 1 },
  noncesGiven: { nonces: 1 },
  playerOrder: { rolls: 1, order: 1 },
  obstaclePlaced: { seat: 1, obstacle: 1, outline: 1, pose: 1 },
  obstacleSetAside: { seat: 1, outline: 1 },
  shipPlaced: { ship: 1, pose: 1, turret: 1 },
  phaseBegan: { phase: 1, round: 1 },
  phaseEnded: { phase: 1, round: 1 },
  dialRevealed: { ship: 1, code: 1 },
  dialSet: { ship: 1, code: 1 },
  noDial: { ship: 1 },
  manoeuvreChanged: { ship: 1, code: 1, reason: 1 },
  manoeuvreFlown: {
    ship: 1,
    code: 1,
    from: 1,
    to: 1,
    executed: 1,
    slot: 1,
    overlapped: 1,
    last: 1,
    movedThrough: 1,
    under: 1,
  },
  attackDeclared: { ship: 1, defender: 1, card: 1, weapon: 1, range: 1, obstructed: 1, line: 1, bonus: 1 },
  attackPassed: { ship: 1 },
  attackRolled: { ship: 1, faces: 1 },
  defenceRolled: { ship: 1, faces: 1 },
  diceModified: { ship: 1, dice: 1, how: 1, red: 1, green: 1 },
  attackResolved: { ship: 1, defender: 1, hits: 1, crits: 1, reinforced: 1 },
  diceCancelled: { ship: 1, card: 1, dice: 1, left: 1 },
  resultsChanged: { ship: 1, card: 1, hits: 1, crits: 1, inflicts: 1 },
  damageRepaired: { ship: 1, card: 1 },
  damageExposed: { ship: 1, card: 1 },
  removed: { ship: 1 },
  chargeSpent: { ship: 1, card: 1, count: 1 },
  scored: { side: 1, why: 1, points: 1, total: 1 },
  shipScored: { side: 1, ship: 1, why: 1, points: 1, total: 1 },
  featurePlaced: { seat: 1, feature: 1, kind: 1, pose: 1 },
  featureSetAside: { seat: 1 },
  cacheTowed: { ship: 1, feature: 1 },
  transmitted: { ship: 1, feature: 1 },
  cacheJettisoned: { ship: 1, feature: 1, pose: 1 },
  markerPlaced: { ship: 1, feature: 1, side: 1 },
  knowledgeLost: { ship: 1 },
  cachesRecovered: { features: 1 },
  manualCards: { ship: 1, cards: 1 },
  conditionAssigned: { ship: 1, card: 1, by: 1, knownTo: 1 },
  conditionRevealed: { ship: 1, card: 1, by: 1 },
  conditionRemoved: { ship: 1, card: 1 },
  docked: { ship: 1, carrier: 1 },
  deployed: { ship: 1, carrier: 1, guides: 1 },
  deployFailed: { ship: 1, carrier: 1 },
  placedInReserve: { ship: 1 },
  cardFlipped: { ship: 1, card: 1, side: 1 },
  abilityUsed: { ship: 1, card: 1, choice: 1 },
  timeCalled: { round: 1 },
  fled: { ship: 1, pose: 1 },
  destroyed: { ship: 1 },
  obstacleMet: { ship: 1, obstacle: 1, how: 1 },
  deviceDetonated: { device: 1, by: 1 },
  deviceRemoved: { device: 1, card: 1 },
  obstacleRemoved: { obstacle: 1, outline: 1 },
  fusePlaced: { on: 1 },
  fuseLost: { on: 1 },
  remoteMet: { ship: 1, remote: 1, how: 1 },
  deviceRelocated: { device: 1, from: 1, to: 1 },
  devicePlaced: { ship: 1, device: 1, card: 1, pose: 1 },
  rolled: { ship: 1, why: 1, faces: 1 },
  tokenGained: { ship: 1, token: 1, count: 1 },
  tokenLost: { ship: 1, token: 1, count: 1 },
  cardTokenGained: { ship: 1, card: 1, token: 1, count: 1 },
  cardTokenLost: { ship: 1, card: 1, token: 1, count: 1 },
  lockGained: { ship: 1, on: 1 },
  lockBroken: { ship: 1, on: 1 },
  lockSpent: { ship: 1, on: 1 },
  forceSpent: { ship: 1, count: 1 },
  forceRecovered: { ship: 1, count: 1 },
  chargeRecovered: { ship: 1, card: 1, count: 1 },
  chargeLost: { ship: 1, card: 1, count: 1 },
  shieldLost: { ship: 1, count: 1 },
  shieldRecovered: { ship: 1, count: 1 },
  damageDealt: { ship: 1, down: 1, up: 1, source: 1 },
  actionPerformed: { ship: 1, choice: 1, colour: 1, why: 1 },
  actionFailed: { ship: 1, choice: 1, colour: 1, why: 1 },
  actionSkipped: { ship: 1, why: 1 },
  repositioned: { ship: 1, by: 1, option: 1, from: 1, to: 1 },
  turned: { ship: 1, by: 1, from: 1, to: 1 },
  turretRotated: { ship: 1, to: 1 },
  decloakFailed: { ship: 1 },
  matchEnded: { winner: 1, reason: 1, tieBroken: 1, totals: 1 },
}

/** The event with the fields that may be told. Of a numbered event the number is the teller's to add. */
export function redact(event: DialEvent, audience: Audience): DialEvent {
  const told: [string, unknown][] = Object.keys(fields[event.type]).map(name => [name, event[name as keyof DialEvent]])
  const whole = Object.fromEntries([['type', event.type], ...told]) as DialEvent
  return whole.type === 'conditionAssigned' && !mayKnow(whole.knownTo, audience) ? { ...whole, card: null } : whole
}

/** Whether an audience may look at what these seats have laid face down; null: it lies face up. */
function mayKnow(seats: readonly Seat[] | null, audience: Audience): boolean {
  if (seats === null || audience === 'judge') return true
  return typeof audience === 'object' && seats.includes(audience.seat)
}
