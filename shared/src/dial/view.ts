/** What each audience sees of a dial match: an allow-list, design §3. A field that is not named here is not sent. */
import type { Pose } from '../geometry/index.ts'
import {
  type Audience,
  type CommonView,
  commonView,
  copy,
  each,
  type Json,
  type Request,
  requestsOf,
  type Seat,
  type State,
  secretsOf,
} from '../kernel/index.ts'
import type { AttackOffer } from './attack/allowed.ts'
import type { Attack, Die } from './attack/attack.ts'
import type { Action } from './data/index.ts'
import { isRemote } from './look.ts'
import type { RemoteValues } from './remotes/remote.ts'
import type { Ruleset } from './ruleset.ts'
import type { Feature } from './scenario/scenario.ts'
import type { Score } from './score/score.ts'
import {
  type Charges,
  type Device,
  type DialGame,
  type DialSecrets,
  type Player,
  type Remote,
  type Ship,
  type ShipId,
  tokenKinds,
} from './state.ts'

type DialState = State<DialGame, DialSecrets>

export type ShipView = Omit<Ship, 'tractored'>

/** A bomb or mine has nothing more to show. */
export interface DeviceView extends Device {
  readonly remote: RemoteValues | null
}

/** What a seat sees besides: its own open requests, and its side's secrets. */
export interface OwnView {
  readonly seat: Seat
  readonly requests: readonly Omit<Request, 'default'>[]
  /** Dials set and not yet revealed. */
  readonly dials: Readonly<Record<ShipId, string>>
  /** The conditions that its side has assigned face down, by the ship on which they lie. */
  readonly faceDown: Readonly<Record<ShipId, string>>
  /** Sealed answers that stand, by request id. */
  readonly sealed: Readonly<Record<string, Json>>
}

export interface DialView extends CommonView {
  readonly game: 'dial'
  /** Number of the last event. */
  readonly seq: number
  readonly ruleset: DialGame['ruleset']
  /** A rated match has legal squads only; in another, `players` tells what is illegal. */
  readonly rated: boolean
  readonly area: readonly [number, number]
  readonly phase: DialGame['phase']
  readonly round: number
  /** Seats, first player first. */
  readonly order: readonly Seat[]
  readonly players: DialGame['players']
  readonly ships: Readonly<Record<ShipId, ShipView>>
  readonly obstacles: DialGame['obstacles']
  readonly devices: Readonly<Record<string, DeviceView>>
  readonly locks: DialGame['locks']
  readonly touching: DialGame['touching']
  /** The ship that activates. */
  readonly active: ShipId | null
  /** Effects of cards that go on for a while. */
  readonly lasting: DialGame['lasting']
  /** The attack under way with its dice. */
  readonly attack: DialGame['attack']
  /** Null: a plain dogfight. */
  readonly scenario: DialGame['scenario']
  readonly features: DialGame['features']
  /** By side. */
  readonly score: DialGame['score']
  /** This round is the last. */
  readonly timeCalled: boolean
  /** Null for everybody without a seat. */
  readonly own: OwnView | null
  /** The judge's: the dials of every side. */
  readonly dials: Readonly<Record<ShipId, string>> | null
  /** The judge's: the conditions that lie face down. */
  readonly faceDown: Readonly<Record<ShipId, string>> | null
}

/** Every object is named field by field down to its leaves: what is added to the state reaches nobody until it is added here. */
export function project(state: DialState, audience: Audience): DialView {
  const { game } = state
  const { phase, round, order, area, locks, touching } = game
  return {
    game: 'dial',
    seq: state.seq,
    ruleset: rulesetView(game.ruleset),
    rated: game.rated,
    area: [area[0], area[1]],
    phase,
    round,
    order: [...order],
    players: each(game.players, playerView),
    ships: each(game.ships, shipView),
    obstacles: each(game.obstacles, ({ id, outline, pose, fuses }) => ({ id, outline, pose: poseView(pose), fuses })),
    devices: each(game.devices, deviceView),
    locks: locks.map(({ by, on }) => ({ by, on: { kind: on.kind, id: on.id } })),
    touching: touching.map(([a, b]) => [a, b]),
    active: game.activation?.ship ?? null,
    lasting: game.lasting.map(({ ship, card, on, until }) => ({ ship, card, on, until })),
    attack: game.attack && attackView(game.attack),
    scenario: game.scenario,
    features: each(game.features, featureView),
    score: each(game.score, scoreView),
    timeCalled: game.timeCalled,
    ...commonView(state),
    own: typeof audience === 'object' ? ownView(state, audience.seat) : null,
    dials: audience === 'judge' ? ofAllSides(state, own => own.dials) : null,
    faceDown: audience === 'judge' ? ofAllSides(state, own => own.conditions) : null,
  }
}

function rulesetView(ruleset: Ruleset): Ruleset {
  const { name, date, squadPoints, endScore, obstacleBeforeDifficulty, guides, bullseyeWidth, ionisedActions } = ruleset
  const { featureSide, tallonOffArea, arcEdgeEps, teamSecrets, drawBreak, halfPoints, objectiveCap, rounds } = ruleset
  return {
    ...{ name, date, squadPoints, endScore, obstacleBeforeDifficulty, guides, bullseyeWidth },
    ionisedActions: [...ionisedActions],
    ...{ featureSide, tallonOffArea, arcEdgeEps, teamSecrets, drawBreak, halfPoints, objectiveCap, rounds },
  }
}

function featureView({ id, kind, pose, carrier, marker, charged }: Feature): Feature {
  return { id, kind, pose: pose && poseView(pose), carrier, marker, charged }
}

function scoreView({ deficit, objective, half, lost }: Score): Score {
  return { deficit, objective, half, lost }
}

function attackView({
  attacker,
  defender,
  weapon,
  range,
  obstructed,
  line,
  bonus,
  by,
  red,
  green,
  extra,
  most,
  used,
  hits,
  left,
  inflicts,
  owed,
}: Attack): Attack {
  const { source, arc, turret, value, minRange, maxRange, ordnance } = weapon
  const [[fromX, fromY], [toX, toY]] = line
  return {
    ...{ attacker, defender, range, bonus, by, hits, inflicts },
    weapon: { source, arc, turret, value, minRange, maxRange, ordnance },
    obstructed: [...obstructed],
    line: [
      [fromX, fromY],
      [toX, toY],
    ],
    red: red.map(dieView),
    green: green.map(dieView),
    extra: { red: extra.red, green: extra.green },
    most: { red: most.red, green: most.green },
    used: [...used],
    left: { hits: left.hits, crits: left.crits },
    owed: owed.map(offerView),
  }
}

/** `allowed` is what a card says: open, and plain. */
function offerView({ ship, bonus, by, allowed }: AttackOffer): AttackOffer {
  return { ship, bonus, ...(by !== undefined && { by }), ...(allowed !== undefined && { allowed: { ...allowed } }) }
}

function dieView<Face>({ face, rerolled, added }: Die<Face>): Die<Face> {
  return { face, rerolled, added }
}

function playerView({ seat, side, edge, faction, squad, points, problems, obstacles }: Player): Player {
  return {
    ...{ seat, side, edge, faction, squad, points },
    problems: problems.map(({ code, where, message }) => ({ code, where, message })),
    obstacles: [...obstacles],
  }
}

function shipView(ship: Ship): ShipView {
  const { id, seat, pilot, type, size, initiative, cost, agility, hull, turret, place, revealed } = ship
  const { carrier, attacked, arrived, bonusAttacked, placedDevice, doomed, scored, knowledge, shipAbility } = ship
  const { dial, bar, attacks, shields, damage, charges, force, upgrades, tokens, pose, attempted } = ship
  return {
    ...{ id, seat, pilot, type, size, initiative, cost, agility, hull, turret, place, revealed },
    ...{ carrier, attacked, arrived, bonusAttacked, placedDevice, doomed, scored, knowledge, shipAbility },
    manual: [...ship.manual],
    conditions: ship.conditions.map(({ card, by }) => ({ card, by })),
    dial: [...dial],
    bar: bar.map(actionView),
    attacks: attacks.map(({ arc, value }) => ({ arc, value })),
    shields: poolView(shields),
    damage: { down: damage.down, up: [...damage.up] },
    charges: charges && poolView(charges),
    force: force && poolView(force),
    upgrades: upgrades.map(({ id, slot, side, charges: own, holds }) => ({
      ...{ id, slot, side, charges: own && poolView(own) },
      ...(holds !== undefined && { holds: { ...holds } }),
    })),
    tokens: tokensView(tokens),
    pose: pose && poseView(pose),
    attempted: [...attempted],
  }
}

function deviceView(device: Device): DeviceView {
  const { id, card, kind, outline, seat, source, pose, fuses } = device
  const remote = isRemote(device) ? remoteView(device) : null
  return { id, card, kind, outline, seat, source, pose: poseView(pose), fuses, remote }
}

function remoteView({ initiative, agility, hull, attacks, charges, damage, doomed }: Remote): RemoteValues {
  return {
    ...{ initiative, agility, hull, doomed },
    attacks: attacks.map(({ arc, value, minRange, maxRange, ordnance }) => {
      return { arc, value, minRange, maxRange, ordnance }
    }),
    charges: charges && poolView(charges),
    damage: { down: damage.down, up: [...damage.up] },
  }
}

function actionView({ type, colour, linked }: Action): Action {
  return linked === undefined
    ? { type, colour }
    : { type, colour, linked: { type: linked.type, colour: linked.colour } }
}

function poolView({ value, max, recovers }: Charges): Charges {
  return { value, max, recovers }
}

function tokensView(tokens: Ship['tokens']): Ship['tokens'] {
  const shown: Ship['tokens'] = {}
  for (const kind of tokenKinds) {
    const count = tokens[kind]
    if (count !== undefined) shown[kind] = count
  }
  return shown
}

function poseView({ x, y, dx, dy }: Pose): Pose {
  return { x, y, dx, dy }
}

/** What is sealed is its side's own word. */
function ownView(state: DialState, seat: Seat): OwnView | null {
  const secrets = secretsOf(state, seat)
  if (secrets === undefined) return null
  const requests = requestsOf(state, seat)
  const { dials, conditions } = secrets.own
  return { seat, requests, dials: { ...dials }, faceDown: { ...conditions }, sealed: copy(secrets.sealed) }
}

function ofAllSides(state: DialState, part: (own: DialSecrets) => Record<ShipId, string>): Record<ShipId, string> {
  return Object.assign({}, ...Object.values(state.hidden.sides).map(side => part(side.own)))
}
