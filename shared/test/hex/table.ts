/**
 * A battle set up by hand, in which any rule can be played alone: push its frame, answer what it asks, and look at the
 * events and the state. Rules are those of the real game; dice of any size can be planned.
 */
import type { Facing, HexArc } from '../../src/geometry/index.ts'
import { hex } from '../../src/hex/game.ts'
import { isPlaced, shipOf } from '../../src/hex/look.ts'
import { defaults } from '../../src/hex/ruleset.ts'
import { type ShipBlock, shipFrom } from '../../src/hex/setup/block.ts'
import type {
  HexGame,
  HexSecrets,
  Mine,
  Projectile,
  Quarters,
  Severity,
  Ship,
  System,
  Weapon,
} from '../../src/hex/state.ts'
import { arcs, type CrewMember } from '../../src/hex/state.ts'
import type { HexTurn } from '../../src/hex/turn.ts'
import type { HexEvent, HexFrames, HexRequests, HexWords } from '../../src/hex/words.ts'
import { askedOf, refuseAnswer, takeAnswer } from '../../src/kernel/answer.ts'
import {
  type Audience,
  isObject,
  type Json,
  type JsonObject,
  type Numbered,
  type Options,
  type Reject,
  type Request,
  type Seat,
  type State,
  Turn,
} from '../../src/kernel/index.ts'
import { bookOf, run } from '../../src/kernel/run.ts'

/** A hex and a facing in sixths clockwise from north. */
export type At = readonly [q: number, r: number, facing?: Facing]

/** Anything not said is plain: a light laser cannon forward (`w1`), gunnery and every other skill +10, ten shields a side. */
export interface ShipSetup
  extends Partial<Omit<Ship, 'id' | 'at' | 'crew' | 'weapons' | 'systems' | 'shields' | 'ablative'>> {
  /** The letter is the seat and, in capitals, the side. */
  readonly id: string
  /** Left out: in reserve. */
  readonly at?: At
  /** Left out: a captain, a pilot, an engineer, a gunner and a science officer, `a1.1` to `a1.5`. */
  readonly crew?: readonly Partial<CrewMember>[]
  readonly weapons?: readonly Partial<Weapon>[]
  /** How damaged a system is from the start. */
  readonly systems?: { readonly [system in System]?: Severity }
  readonly shields?: { readonly [arc in HexArc]?: number }
  readonly ablative?: { readonly [arc in HexArc]?: number }
}

export interface TableSetup {
  readonly ships: readonly ShipSetup[]
  readonly projectiles?: readonly (Pick<Projectile, 'by' | 'target' | 'hex'> & Partial<Projectile>)[]
  readonly mines?: readonly (Pick<Mine, 'by' | 'hex'> & Partial<Mine>)[]
  readonly ruleset?: Partial<HexGame['ruleset']>
  readonly radius?: number
  readonly distance?: number
  readonly phase?: HexGame['phase']
  readonly round?: number
  /** Lowest check first; left out: all in the order of setup. */
  readonly helmOrder?: readonly string[]
  readonly active?: string
  /** Which side a seat plays for; by default each for its own letter's. */
  readonly sides?: Readonly<Record<Seat, string>>
  /** What the first rolls show, each one roll of one die or several, from 1 up: `[20, [4, 4]]`. */
  readonly dice?: readonly (number | readonly number[])[]
}

export class Table {
  readonly state: State<HexGame, HexSecrets>
  readonly events: Numbered<HexEvent>[] = []
  /** Rolls still planned. */
  readonly planned: (readonly number[])[]

  constructor(setup: TableSetup) {
    const { sides = {}, dice = [] } = setup
    const named = setup.ships.flatMap(({ id, crew = [] }) => [id.slice(0, 1), ...crew.flatMap(m => m.seat ?? [])])
    const seats = [...new Set(['a', 'b', ...named])].map(seat => ({ seat, side: sides[seat] ?? seat.toUpperCase() }))
    this.planned = dice.map(faces => (typeof faces === 'number' ? [faces] : faces))
    this.state = {
      v: 1,
      seq: 0,
      at: 0,
      rng: { n: 0 },
      seats,
      nonces: {},
      game: gameOf(setup, seats),
      hidden: {
        host: { decks: {} },
        sides: Object.fromEntries(seats.map(({ side }) => [side, { own: { scans: {} }, sealed: {} }])),
      },
      stack: [],
      pending: [],
      nextRequest: 1,
      listeners: {},
      offers: [],
      paused: [],
      over: null,
    }
  }

  get game(): HexGame {
    return this.state.game
  }

  ship(id: string): Ship {
    return shipOf(this.game, id)
  }

  /** Where a ship is, as it is set up: `[0, -3, 1]`. */
  at(id: string): At {
    const ship = this.ship(id)
    if (!isPlaced(ship)) throw new Error(`${id} is not on the map`)
    return [...ship.at.hex, ship.at.facing]
  }

  /** Runs a frame until something is asked or nothing is left to do. Returns what was told. */
  push<K extends keyof HexFrames>(kind: K, args: HexFrames[K] & object): Numbered<HexEvent>[] {
    return this.does(t => t.push(kind, args))
  }

  /** Runs a line of a rule and all that it pushes. */
  does(line: (t: HexTurn) => void): Numbered<HexEvent>[] {
    const t = this.#turn()
    line(t)
    return this.#run(t)
  }

  /** Somebody does something, as when it was ordered: `perform('a1.2', 'fly')`. */
  perform(crew: string, action: string, way: JsonObject = {}): Numbered<HexEvent>[] {
    const [ship = ''] = crew.split('.')
    return this.push('perform', { ship, order: { ship, crew, action, ...way } })
  }

  /** The request that is open, of a seat where several are asked; throws when there is none, or several. */
  requestOf(seat?: Seat): Request {
    const open = this.state.pending.filter(request => seat === undefined || request.seat === seat)
    const [only, ...more] = open
    if (only === undefined || more.length > 0) throw new Error(`${open.length} requests are open`)
    return only
  }

  get request(): Request {
    return this.requestOf()
  }

  /** The locals of the open request, when it is of this kind. */
  asked<K extends keyof HexRequests>(kind: K, seat?: Seat): HexRequests[K]['args'] {
    const request = this.requestOf(seat)
    if (request.kind !== kind) throw new Error(`${request.kind} is asked, not ${kind}`)
    return request.args as HexRequests[K]['args']
  }

  /** Whether everything is done. */
  get idle(): boolean {
    return this.state.stack.length === 0 && this.state.pending.length === 0
  }

  legal(seat?: Seat): Options {
    const request = this.requestOf(seat)
    return this.#book.request(request).legal(askedOf(this.state, request))
  }

  /** The answers listed for a request that takes one of a list. */
  choices(seat?: Seat): readonly Json[] {
    const options = this.legal(seat)
    if (options.type !== 'one') throw new Error(`${this.requestOf(seat).kind} has no list`)
    return options.of
  }

  /** The orders listed of an action, of an open `crewOrder`. */
  offered(action: string, seat?: Seat): JsonObject[] {
    return this.choices(seat).filter((order): order is JsonObject => isObject(order) && order.action === action)
  }

  /** Why the open request would refuse an answer; null when it would not. */
  refuses(answer: Json, seat?: Seat): Reject | null {
    return refuseAnswer(this.#book, this.state, this.#command(answer, seat))
  }

  /** Answers the open request; a refusal fails the test. Returns what was told. */
  answer(answer: Json, seat?: Seat): Numbered<HexEvent>[] {
    const command = this.#command(answer, seat)
    const refused = refuseAnswer(this.#book, this.state, command)
    if (refused !== null) throw new Error(`${JSON.stringify(answer)} is refused: ${JSON.stringify(refused)}`)
    const t = this.#turn()
    takeAnswer(t, command)
    return this.#run(t)
  }

  view(audience: Audience) {
    return hex.project(this.state, audience)
  }

  get #book() {
    return bookOf<HexWords>(hex)
  }

  #turn(): HexTurn {
    const t: HexTurn = new Turn(hex, this.#book, this.state, { seed: new Uint8Array(32), matchId: 'table' })
    const byChance = t.roll.bind(t)
    t.roll = (count, sides) => {
      const planned = this.planned.shift()
      if (planned === undefined) return byChance(count, sides)
      if (planned.length !== count || planned.some(face => face < 1 || face > sides))
        throw new Error(`${count}d${sides} are rolled and ${planned.join(', ')} was planned`)
      this.state.rng.n++
      return planned.map(face => face - 1)
    }
    return t
  }

  #command(answer: Json, of?: Seat) {
    const { id, seat } = this.requestOf(of)
    return { id: `c${this.state.seq}`, seat, at: 0, requestId: id, answer }
  }

  #run(t: HexTurn): Numbered<HexEvent>[] {
    run(t)
    this.events.push(...t.events)
    return t.events
  }
}

export function table(setup: TableSetup): Table {
  return new Table(setup)
}

/** The types of some events in order: what happened, at a glance. */
export function typesOf(events: readonly HexEvent[]): HexEvent['type'][] {
  return events.map(({ type }) => type)
}

/** Events of one type, without their numbers. */
export function only<T extends HexEvent['type']>(events: readonly HexEvent[], type: T): (HexEvent & { type: T })[] {
  return plain(events as Numbered<HexEvent>[]).filter((event): event is HexEvent & { type: T } => event.type === type)
}

/** Events without their numbers, to compare whole. */
function plain(events: readonly Numbered<HexEvent>[]): HexEvent[] {
  return events.map(({ seq: _, ...event }) => event)
}

const ten = {
  bluff: 10,
  computers: 10,
  diplomacy: 10,
  engineering: 10,
  gunnery: 10,
  intimidate: 10,
  mysticism: 10,
  acrobatics: 10,
  athletics: 10,
  perception: 10,
  piloting: 10,
}

/** A member of a crew with +10 in every skill and one rank in each. */
function member(said: Partial<CrewMember>): CrewMember {
  return {
    id: 'a1.1',
    name: said.role ?? 'pilot',
    seat: 'a',
    role: 'pilot',
    skills: ten,
    ranks: Object.fromEntries(Object.keys(ten).map(skill => [skill, 1])),
    level: 1,
    resolve: 0,
    acted: false,
    tookMinor: false,
    demanded: false,
    did: [],
    doubled: false,
    hitPoints: null,
    reflex: 0,
    down: false,
    ...said,
  }
}

export function weapon(said: Partial<Weapon>): Weapon {
  return {
    id: 'w1',
    weapon: 'light-laser-cannon',
    name: 'light laser cannon',
    class: 'light',
    mount: 'forward',
    kind: 'direct',
    increment: 5,
    speed: null,
    damage: '2d4',
    linked: false,
    pcu: 5,
    properties: [],
    shots: null,
    fired: false,
    freeFired: false,
    pointFired: false,
    holds: null,
    readying: false,
    ready: false,
    ...said,
  }
}

/** A plain ship as it comes to a battle. */
const plainBlock: ShipBlock = {
  name: 'Plain',
  tier: 1,
  size: 'medium',
  frame: 'explorer',
  speed: 8,
  manoeuvrability: 'average',
  turn: 2,
  ac: 15,
  tl: 15,
  ranksIncluded: true,
  hull: 50,
  damageThreshold: 0,
  criticalThreshold: 10,
  shieldsMax: 40,
  shields: { forward: 10, starboard: 10, aft: 10, port: 10 },
  corePcu: 100,
  countermeasures: 0,
  computer: { bonus: 0, nodes: 0 },
  sensors: { increment: 5, modifier: 0 },
  resolve: 3,
  weapons: [],
  crew: [],
}

const usualCrew = (['captain', 'pilot', 'engineer', 'gunner', 'scienceOfficer'] as const).map(role => ({ role }))

function shipOn(setup: ShipSetup): Ship {
  const { id, at, crew = usualCrew, weapons = [{}], systems = {}, shields = {}, ablative = {}, ...said } = setup
  const seat = id.slice(0, 1)
  const plain = shipFrom(plainBlock, id, seat.toUpperCase(), seat)
  for (const [system, base] of Object.entries(systems)) plain.systems[system as System].base = base
  return {
    ...plain,
    name: id,
    shields: { ...quarters(10), ...shields },
    ablative: { ...quarters(0), ...ablative },
    weapons: weapons.map((w, i) => weapon({ id: `w${i + 1}`, ...w })),
    crew: crew.map((m, i) => member({ id: `${id}.${i + 1}`, seat, ...m })),
    at: at === undefined ? null : { hex: [at[0], at[1]], facing: at[2] ?? 0 },
    heading: at === undefined ? null : (at[2] ?? 0),
    place: at === undefined ? 'reserve' : 'map',
    ...said,
  }
}

const quarters = (points: number) => Object.fromEntries(arcs.map(arc => [arc, points])) as Quarters

function gameOf(setup: TableSetup, seats: readonly { seat: Seat; side: string }[]): HexGame {
  const sideOf = (id: string) => seats.find(({ seat }) => seat === id.slice(0, 1))?.side ?? ''
  const ships = setup.ships.map(ship => ({ ...shipOn(ship), side: ship.side ?? sideOf(ship.id) }))
  const projectiles = (setup.projectiles ?? []).map((said, i): Projectile => projectile(`p${i + 1}`, said, sideOf))
  return {
    ruleset: { ...defaults, ...setup.ruleset },
    radius: setup.radius ?? null,
    distance: setup.distance ?? null,
    players: Object.fromEntries(seats.map(({ seat, side }) => [seat, { seat, side }])),
    sides: [...new Set(seats.map(({ side }) => side))],
    ships: Object.fromEntries(ships.map(ship => [ship.id, ship])),
    projectiles: Object.fromEntries(projectiles.map(p => [p.id, p])),
    mines: Object.fromEntries((setup.mines ?? []).map((said, i) => [`m${i + 1}`, mine(`m${i + 1}`, said, sideOf)])),
    hits: [],
    picks: [],
    phase: setup.phase ?? 'helm',
    round: setup.round ?? 1,
    helmOrder: [...(setup.helmOrder ?? ships.map(({ id }) => id))],
    helmChecks: {},
    active: setup.active ?? null,
    nextProjectile: projectiles.length + 1,
    timeCalled: false,
  }
}

function projectile(
  id: string,
  said: NonNullable<TableSetup['projectiles']>[number],
  sideOf: (ship: string) => string,
): Projectile {
  return {
    id,
    side: sideOf(said.by),
    weapon: 'w1',
    name: 'light torpedo launcher',
    damage: '2d8',
    properties: [],
    speed: 16,
    gunner: `${said.by}.4`,
    gunnery: 10,
    heading: 0,
    rerolled: false,
    penalty: 0,
    ...said,
  }
}

function mine(id: string, said: NonNullable<TableSetup['mines']>[number], sideOf: (ship: string) => string): Mine {
  return {
    ...{ id, side: sideOf(said.by), weapon: 'w1', name: 'light plasma mines', damage: '2d12', properties: [] },
    ...{ gunner: `${said.by}.4`, gunnery: 10, defence: 13, laid: 0, rerolled: false },
    ...said,
  }
}
