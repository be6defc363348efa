/** What each audience sees of a dial match: an allow-list, design §3. A field that is not named here is not sent. */
import {
  type Audience,
  type Json,
  type Offer,
  type Over,
  type Request,
  type Seat,
  type State,
  secretsOf,
} from '../kernel/index.ts'
import type { DialGame, DialSecrets, Ship, ShipId } from './state.ts'
import type { DialEvent } from './words.ts'

type DialState = State<DialGame, DialSecrets>

export type ShipView = Omit<Ship, 'tractored'>

/** Who is waited for, and for what kind of answer; never the answer. */
export interface AskedView {
  readonly seat: Seat
  readonly kind: string
  readonly ready: boolean
}

/** What a seat sees besides: its own open requests, and its side's secrets. */
export interface OwnView {
  readonly seat: Seat
  readonly requests: readonly Omit<Request, 'default'>[]
  /** Dials set and not yet revealed. */
  readonly dials: Readonly<Record<ShipId, string>>
  /** Sealed answers that stand, by request id. */
  readonly sealed: Readonly<Record<string, Json>>
}

export interface DialView {
  readonly game: 'dial'
  /** Number of the last event. */
  readonly seq: number
  readonly ruleset: DialGame['ruleset']
  readonly area: readonly [number, number]
  readonly phase: DialGame['phase']
  readonly round: number
  /** Seats, first player first. */
  readonly order: readonly Seat[]
  readonly players: DialGame['players']
  readonly ships: Readonly<Record<ShipId, ShipView>>
  readonly obstacles: DialGame['obstacles']
  readonly devices: DialGame['devices']
  readonly locks: DialGame['locks']
  readonly touching: DialGame['touching']
  /** The ship that activates. */
  readonly active: ShipId | null
  /** The attack under way with its dice. */
  readonly attack: DialGame['attack']
  /** Null: a plain dogfight. */
  readonly scenario: DialGame['scenario']
  readonly features: DialGame['features']
  /** By side. */
  readonly score: DialGame['score']
  /** This round is the last. */
  readonly timeCalled: boolean
  readonly asked: readonly AskedView[]
  readonly offers: readonly Offer[]
  readonly paused: readonly string[]
  readonly over: Over | null
  /** Null for everybody without a seat. */
  readonly own: OwnView | null
  /** The judge's: the dials of every side. */
  readonly dials: Readonly<Record<ShipId, string>> | null
}

export function project(state: DialState, audience: Audience): DialView {
  const { game } = state
  const ships: Record<ShipId, ShipView> = {}
  for (const [id, ship] of Object.entries(game.ships)) ships[id] = shipView(ship)
  return {
    game: 'dial',
    seq: state.seq,
    ruleset: game.ruleset,
    area: game.area,
    phase: game.phase,
    round: game.round,
    order: game.order,
    players: game.players,
    ships,
    obstacles: game.obstacles,
    devices: game.devices,
    locks: game.locks,
    touching: game.touching,
    active: game.activation?.ship ?? null,
    attack: game.attack,
    scenario: game.scenario,
    features: game.features,
    score: game.score,
    timeCalled: game.timeCalled,
    asked: state.pending.map(({ seat, kind, ready }) => ({ seat, kind, ready })),
    offers: state.offers,
    paused: state.paused,
    over: state.over,
    own: typeof audience === 'object' ? ownView(state, audience.seat) : null,
    dials: audience === 'judge' ? allDials(state) : null,
  }
}

/** Every event of a dial match is open: a dial is told of when it is revealed, never when it is set. */
export function redact(event: DialEvent, _audience: Audience): DialEvent {
  return event
}

function shipView(ship: Ship): ShipView {
  const { id, seat, pilot, type, size, initiative, cost, dial, bar, attacks, agility, hull, shields, damage } = ship
  const { charges, force, upgrades, turret, tokens, place, pose, revealed, attempted } = ship
  const { bonusAttacked, doomed, scored, knowledge } = ship
  return {
    ...{ id, seat, pilot, type, size, initiative, cost, dial, bar, attacks, agility, hull, shields, damage },
    ...{ charges, force, upgrades, turret, tokens, place, pose, revealed, attempted },
    ...{ bonusAttacked, doomed, scored, knowledge },
  }
}

function ownView(state: DialState, seat: Seat): OwnView | null {
  const secrets = secretsOf(state, seat)
  if (secrets === undefined) return null
  const requests = state.pending
    .filter(r => r.seat === seat)
    .map(({ id, kind, args, sealed, ready }) => ({ id, seat, kind, args, sealed, ready }))
  return { seat, requests, dials: secrets.own.dials, sealed: secrets.sealed }
}

function allDials(state: DialState): Record<ShipId, string> {
  return Object.assign({}, ...Object.values(state.hidden.sides).map(side => side.own.dials))
}
