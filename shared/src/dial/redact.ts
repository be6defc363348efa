/** What each audience is told of an event: an allow-list, design §3. A field that is not named here is not sent. */
import type { Audience } from '../kernel/index.ts'
import type { DialEvent } from './words.ts'

type FieldOf<T extends DialEvent['type']> = Exclude<keyof (DialEvent & { readonly type: T }), 'type'>

/** Every event of a dial match is open: a dial is told of when it is revealed, never when it is set. */
const fields: { readonly [T in DialEvent['type']]: readonly FieldOf<T>[] } = {
  matchBegan: ['players'],
  noncesGiven: ['nonces'],
  playerOrder: ['rolls', 'order'],
  obstaclePlaced: ['seat', 'obstacle', 'outline', 'pose'],
  obstacleSetAside: ['seat', 'outline'],
  shipPlaced: ['ship', 'pose', 'turret'],
  phaseBegan: ['phase', 'round'],
  phaseEnded: ['phase', 'round'],
  dialRevealed: ['ship', 'code'],
  noDial: ['ship'],
  manoeuvreChanged: ['ship', 'code', 'reason'],
  manoeuvreFlown: [
    ...(['ship', 'code', 'from', 'to', 'executed', 'slot'] as const),
    ...(['overlapped', 'last', 'movedThrough', 'under'] as const),
  ],
  attackDeclared: [
    ...(['ship', 'defender', 'card', 'weapon', 'range'] as const),
    ...(['obstructed', 'line', 'bonus'] as const),
  ],
  attackPassed: ['ship'],
  attackRolled: ['ship', 'faces'],
  defenceRolled: ['ship', 'faces'],
  diceModified: ['ship', 'dice', 'how', 'red', 'green'],
  attackResolved: ['ship', 'defender', 'hits', 'crits', 'reinforced'],
  damageRepaired: ['ship', 'card'],
  damageExposed: ['ship', 'card'],
  removed: ['ship'],
  chargeSpent: ['ship', 'card', 'count'],
  scored: ['side', 'why', 'points', 'total'],
  shipScored: ['side', 'ship', 'why', 'points', 'total'],
  featurePlaced: ['seat', 'feature', 'kind', 'pose'],
  featureSetAside: ['seat'],
  cacheTowed: ['ship', 'feature'],
  transmitted: ['ship', 'feature'],
  cacheJettisoned: ['ship', 'feature', 'pose'],
  markerPlaced: ['ship', 'feature', 'side'],
  knowledgeLost: ['ship'],
  cachesRecovered: ['features'],
  timeCalled: ['round'],
  fled: ['ship', 'pose'],
  destroyed: ['ship'],
  obstacleMet: ['ship', 'obstacle', 'how'],
  mineMet: ['ship', 'device', 'fused'],
  rolled: ['ship', 'why', 'faces'],
  tokenGained: ['ship', 'token', 'count'],
  tokenLost: ['ship', 'token', 'count'],
  lockGained: ['ship', 'on'],
  lockBroken: ['ship', 'on'],
  forceSpent: ['ship', 'count'],
  forceRecovered: ['ship', 'count'],
  chargeRecovered: ['ship', 'card', 'count'],
  chargeLost: ['ship', 'card', 'count'],
  shieldLost: ['ship', 'count'],
  shieldRecovered: ['ship', 'count'],
  damageDealt: ['ship', 'down', 'up', 'source'],
  actionPerformed: ['ship', 'choice', 'colour', 'why'],
  actionFailed: ['ship', 'choice', 'colour', 'why'],
  actionSkipped: ['ship', 'why'],
  repositioned: ['ship', 'by', 'option', 'from', 'to'],
  turned: ['ship', 'by', 'from', 'to'],
  turretRotated: ['ship', 'to'],
  decloakFailed: ['ship'],
  matchEnded: ['winner', 'reason', 'tieBroken', 'totals'],
}

/** The event with the fields that may be told. Of a numbered event the number is the teller's to add. */
export function redact(event: DialEvent, _audience: Audience): DialEvent {
  const told: [string, unknown][] = fields[event.type].map(name => [name, event[name as keyof DialEvent]])
  return Object.fromEntries([['type', event.type], ...told]) as DialEvent
}
