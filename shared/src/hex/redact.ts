/** What each audience is told of an event: an allow-list, design §3. A field that is not named here is not sent. */
import type { Audience } from '../kernel/index.ts'
import type { HexEvent } from './words.ts'

type FieldOf<T extends HexEvent['type']> = Exclude<keyof (HexEvent & { readonly type: T }), 'type'>

/** All fields of all events, as the compiler sees to. `secret`: only for the seats that `seen` names. */
const fields: { readonly [T in HexEvent['type']]: { readonly [F in FieldOf<T>]: 'open' | 'secret' } } = {
  battleBegan: { sides: 'open', ships: 'open', rounds: 'open' },
  noncesGiven: { nonces: 'open' },
  shipPlaced: { ship: 'open', hex: 'open', facing: 'open' },
  shieldsRaised: { ship: 'open', shields: 'secret', seen: 'open' },
  roundBegan: { round: 'open' },
  phaseBegan: { phase: 'open', round: 'open' },
  phaseEnded: { phase: 'open', round: 'open' },
  roleChanged: { ship: 'open', crew: 'open', role: 'open' },
  rolled: { why: 'open', ship: 'open', dice: 'open', faces: 'open' },
  checkMade: {
    ship: 'open',
    crew: 'open',
    skill: 'open',
    why: 'open',
    natural: 'open',
    total: 'secret',
    dc: 'secret',
    margin: 'secret',
    seen: 'open',
  },
  helmOrder: { order: 'open', checks: 'open' },
  ordered: { ship: 'open', order: 'open' },
  orderLapsed: { ship: 'open', order: 'open' },
  flew: { ship: 'open', from: 'open', to: 'open', hexes: 'open', why: 'open' },
  passed: { ship: 'open', by: 'open' },
  freeAttackPassed: { ship: 'open', target: 'open' },
  fired: {
    ship: 'open',
    weapon: 'open',
    target: 'open',
    attack: 'open',
    distance: 'open',
    arc: 'open',
    quadrant: 'open',
    hit: 'open',
  },
  launched: { projectile: 'open', ship: 'open', weapon: 'open', target: 'open', hex: 'open', heading: 'open' },
  projectileMoved: { projectile: 'open', to: 'open' },
  projectileGone: { projectile: 'open', why: 'open' },
  mineLaid: { mine: 'open', ship: 'open', weapon: 'open', hex: 'open' },
  mineMoved: { mine: 'open', to: 'open' },
  mineGone: { mine: 'open', why: 'open' },
  damaged: {
    ship: 'open',
    quadrant: 'open',
    shields: 'secret',
    ablative: 'secret',
    hull: 'secret',
    stopped: 'open',
    source: 'open',
    seen: 'open',
  },
  shieldsChanged: { ship: 'open', shields: 'secret', why: 'open', seen: 'open' },
  critical: { ship: 'open', system: 'open', severity: 'open' },
  crewHurt: { ship: 'open', crew: 'open', damage: 'open' },
  conditionChanged: { ship: 'open', system: 'open', severity: 'open', why: 'open' },
  effect: { ship: 'open', effect: 'open', amount: 'open', why: 'open' },
  resolveSpent: { ship: 'open', crew: 'open', count: 'open' },
  scanned: { ship: 'open', target: 'open', items: 'open' },
  disabled: { ship: 'open' },
  destroyed: { ship: 'open' },
  fled: { ship: 'open' },
  timeCalled: { round: 'open' },
  battleEnded: { winner: 'open', reason: 'open' },
}

/** The event with the fields that may be told; numbers that this audience does not know are null. Of a numbered event the number is the teller's to add. */
export function redact(event: HexEvent, audience: Audience): HexEvent {
  const knows = mayKnow(event, audience)
  const told = Object.entries(fields[event.type]).map(([name, kind]): [string, unknown] => [
    name,
    kind === 'secret' && !knows ? null : event[name as keyof HexEvent],
  ])
  return Object.fromEntries([['type', event.type], ...told]) as HexEvent
}

function mayKnow(event: HexEvent, audience: Audience): boolean {
  if (!('seen' in event) || event.seen === null || audience === 'judge') return true
  return typeof audience === 'object' && event.seen.includes(audience.seat)
}
