/**
 * A small table set up by hand, on which any rule can be played alone: push its frame, answer what it asks, and look
 * at the events and the state. Rules are those of the real game; a test may add abilities of its own.
 */

import { bringCards } from '../../src/dial/cards/in-play.ts'
import { layFaceDown } from '../../src/dial/damage/deck.ts'
import { turnFaceUp } from '../../src/dial/damage/face-up.ts'
import type { ActionColour, ActionType, Slot, Tables } from '../../src/dial/data/index.ts'
import { tables } from '../../src/dial/data/index.ts'
import { dial } from '../../src/dial/game.ts'
import { remotesOf } from '../../src/dial/look.ts'
import { newRemote, type RemoteValues } from '../../src/dial/remotes/remote.ts'
import { rulesetAt } from '../../src/dial/ruleset.ts'
import type { Feature } from '../../src/dial/scenario/scenario.ts'
import { noScore } from '../../src/dial/score/score.ts'
import type { Activation, Device, DialGame, DialSecrets, Equipped, Lock, Obstacle, Ship } from '../../src/dial/state.ts'
import { recomputeTouching } from '../../src/dial/touching.ts'
import type { DialTurn } from '../../src/dial/turn.ts'
import type { DialEvent, DialFrames, DialWords, GreenFace, RedFace } from '../../src/dial/words.ts'
import { headingOf, type Pose, pose } from '../../src/geometry/index.ts'
import { askedOf, refuseAnswer, takeAnswer } from '../../src/kernel/answer.ts'
import {
  type Ability,
  type Constant,
  type Game,
  type Json,
  type Listener,
  type Numbered,
  type Options,
  type Reject,
  type Request,
  type Seat,
  type State,
  Turn,
} from '../../src/kernel/index.ts'
import { bookOf, run } from '../../src/kernel/run.ts'

/** x, y in mm and the heading in degrees clockwise from +y. */
export type At = readonly [x: number, y: number, degrees?: number]

/** Anything not said is as the card of the type prints it. The letter of the id is the seat. */
export interface ShipSetup extends Partial<Omit<Ship, 'id' | 'pose' | 'upgrades'>> {
  readonly id: string
  /** Left out: in reserve. */
  readonly at?: At
  readonly upgrades?: readonly {
    id: string
    slot: Slot
    side?: number
    charges?: Equipped['charges']
    holds?: Equipped['holds']
  }[]
}

export type DeviceSetup = Pick<Device, 'id' | 'kind' | 'outline'> & Partial<Device & RemoteValues> & { readonly at: At }

export interface TableSetup {
  readonly ships: readonly ShipSetup[]
  readonly obstacles?: readonly (Pick<Obstacle, 'id' | 'outline'> & Partial<Obstacle> & { at: At })[]
  /** Of a remote, what is not said is as its card prints it. */
  readonly devices?: readonly DeviceSetup[]
  readonly locks?: readonly Lock[]
  readonly ruleset?: Partial<DialGame['ruleset']>
  readonly phase?: DialGame['phase']
  readonly round?: number
  readonly scenario?: DialGame['scenario']
  /** Without a place a ship tows it. */
  readonly features?: readonly (Pick<Feature, 'id'> & Partial<Omit<Feature, 'pose'>> & { at?: At })[]
  /** The ship that activates, with what its activation has come to. */
  readonly activation?: Pick<Activation, 'ship'> & Partial<Activation>
  /** Which side a seat plays for; by default each for its own. */
  readonly sides?: Readonly<Record<Seat, string>>
  /** What the first rolls show, red or green: one die each, or several. */
  readonly dice?: readonly (Face | readonly Face[])[]
  /** Damage cards on top of a player's deck, in the order in which they are drawn. */
  readonly decks?: Readonly<Record<Seat, readonly string[]>>
  readonly abilities?: readonly { ability: Ability<DialWords>; listeners: readonly Omit<Listener, 'ability'>[] }[]
  readonly constants?: readonly { constant: Constant<DialWords>; listeners: readonly Omit<Listener, 'ability'>[] }[]
}

type Face = RedFace | GreenFace

/** Red and green dice have each face of these on this side. */
const sides8: Readonly<Record<Face, number>> = { hit: 0, evade: 0, crit: 3, focus: 4, blank: 6 }

export class Table {
  readonly state: State<DialGame, DialSecrets>
  readonly events: Numbered<DialEvent>[] = []
  readonly #rules: Game<DialWords>
  /** Rolls still planned. */
  readonly #planned: (readonly Face[])[]

  constructor(setup: TableSetup) {
    const { abilities = [], constants = [], sides = {}, dice = [], decks = {} } = setup
    this.#rules = {
      ...dial,
      abilities: { ...dial.abilities, ...Object.fromEntries(abilities.map(({ ability }) => [ability.id, ability])) },
      constants: {
        ...dial.constants,
        ...Object.fromEntries(constants.map(({ constant }) => [constant.id, constant])),
      },
    }
    const seats = [...new Set(['a', 'b', ...setup.ships.map(seatOf)])].map(seat => ({
      seat,
      side: sides[seat] ?? seat,
    }))
    this.#planned = dice.map(faces => (typeof faces === 'string' ? [faces] : faces))
    const game = gameOf(setup, seats)
    this.state = {
      v: 1,
      seq: 0,
      at: 0,
      rng: { n: 0 },
      seats,
      nonces: {},
      game,
      hidden: {
        host: { decks: {} },
        sides: Object.fromEntries(seats.map(({ side }) => [side, { own: { dials: {}, conditions: {} }, sealed: {} }])),
      },
      stack: [],
      pending: [],
      nextRequest: 1,
      listeners: {},
      offers: [],
      paused: [],
      over: null,
    }
    const t = this.#turn()
    for (const { seat } of seats) {
      t.putDeck(`damage ${seat}`, deck)
      for (const card of [...(decks[seat] ?? [])].reverse())
        t.deck(`damage ${seat}`).cards.push(this.#takeCard(seat, card))
    }
    const remotes = remotesOf(game)
    for (const ship of [...Object.values(game.ships), ...remotes]) this.#layDamage(t, ship)
    this.state.rng.n = 0
    for (const { ability, listeners } of abilities)
      for (const listener of listeners) t.listen(ability.window, { ...listener, ability: ability.id })
    for (const { constant, listeners } of constants)
      for (const listener of listeners) t.listen(constant.fold, { ...listener, ability: constant.id })
    for (const ship of Object.values(game.ships)) {
      bringCards(t, ship)
      recomputeTouching(game, ship.id)
    }
    for (const remote of remotes) bringCards(t, remote)
  }

  get game(): DialGame {
    return this.state.game
  }

  ship(id: string): Ship {
    const ship = this.game.ships[id]
    if (ship === undefined) throw new Error(`no ship ${id} on this table`)
    return ship
  }

  /** Where a ship stands; it must stand. */
  pose(id: string): Pose {
    const at = this.ship(id).pose
    if (at === null) throw new Error(`${id} is not on the table`)
    return at
  }

  /** Sets the dial of a ship in secret, as in the Planning Phase. */
  setDial(id: string, code: string): void {
    const { seat } = this.ship(id)
    const side = this.state.seats.find(info => info.seat === seat)?.side ?? seat
    const own = this.state.hidden.sides[side]?.own
    if (own !== undefined) own.dials[id] = code
  }

  /** Runs a frame until something is asked or nothing is left to do. Returns what was told. */
  push<K extends keyof DialFrames>(kind: K, args: DialFrames[K] & object): Numbered<DialEvent>[] {
    return this.does(t => t.push(kind, args))
  }

  /** Runs a line of a rule and all that it pushes. */
  does(line: (t: DialTurn) => void): Numbered<DialEvent>[] {
    const t = this.#turn()
    line(t)
    return this.#run(t)
  }

  /** The request that is open; throws when none or several are. */
  get request(): Request {
    const [only, ...more] = this.state.pending
    if (only === undefined || more.length > 0) throw new Error(`${this.state.pending.length} requests are open`)
    return only
  }

  /** Whether everything is done. */
  get idle(): boolean {
    return this.state.stack.length === 0 && this.state.pending.length === 0
  }

  legal(): Options {
    const { request } = this
    return this.#book.request(request).legal(askedOf(this.state, request))
  }

  /** The answers listed for a request that takes one of a list. */
  choices(): readonly Json[] {
    const options = this.legal()
    if (options.type !== 'one') throw new Error(`${this.request.kind} has no list`)
    return options.of
  }

  /** Why the open request would refuse an answer; null when it would not. */
  refuses(answer: Json): Reject | null {
    return refuseAnswer(this.#book, this.state, this.#command(answer))
  }

  /** Answers the open request; a refusal fails the test. Returns what was told. */
  answer(answer: Json): Numbered<DialEvent>[] {
    const refused = this.refuses(answer)
    if (refused !== null) throw new Error(`${JSON.stringify(answer)} is refused: ${JSON.stringify(refused)}`)
    const t = this.#turn()
    takeAnswer(t, this.#command(answer))
    return this.#run(t)
  }

  get #book() {
    return bookOf(this.#rules)
  }

  #turn(): DialTurn {
    const t: DialTurn = new Turn(this.#rules, this.#book, this.state, { seed: new Uint8Array(32), matchId: 'table' })
    const byChance = t.roll.bind(t)
    t.roll = (count, sides) => {
      const planned = sides === 8 ? this.#planned.shift() : undefined
      if (planned === undefined) return byChance(count, sides)
      if (planned.length !== count) throw new Error(`${count} dice are rolled and ${planned.length} were planned`)
      this.state.rng.n++
      return planned.map(face => sides8[face])
    }
    return t
  }

  /** Takes a card of this name out of a player's deck. */
  #takeCard(seat: Seat, card: string): string {
    const left = this.state.hidden.host.decks[`damage ${seat}`]?.cards
    const at = left?.indexOf(card) ?? -1
    if (left === undefined || at < 0) throw new Error(`no ${card} is left in the deck of ${seat}`)
    left.splice(at, 1)
    return card
  }

  /** The damage cards that a ship begins with come out of its player's deck; face up they take effect. */
  #layDamage(t: DialTurn, ship: Ship): void {
    const { down, up } = ship.damage
    ship.damage = { down: 0, up: [] }
    for (const card of up) turnFaceUp(t, ship, this.#takeCard(ship.seat, card))
    const { cards: left } = t.deck(`damage ${ship.seat}`)
    for (let i = 0; i < down; i++) layFaceDown(t, ship, left.shift() ?? '')
  }

  #command(answer: Json) {
    const { id, seat } = this.request
    return { id: `c${this.state.nextRequest}`, seat, at: 0, requestId: id, answer }
  }

  #run(t: DialTurn): Numbered<DialEvent>[] {
    run(t)
    this.events.push(...t.events)
    return t.events
  }
}

export function table(setup: TableSetup): Table {
  return new Table(setup)
}

/** The types of some events in order: what happened, at a glance. */
export function typesOf(events: readonly DialEvent[]): DialEvent['type'][] {
  return events.map(({ type }) => type)
}

/** Events without their numbers, to compare whole. */
export function plain(events: readonly Numbered<DialEvent>[]): DialEvent[] {
  return events.map(({ seq: _, ...event }) => event)
}

const cards: Tables = tables('xwa')
const deck = cards.damageDeck().flatMap(({ id, count }) => Array.from({ length: count }, () => id))

const seatOf = ({ id, seat }: ShipSetup): Seat => seat ?? id.slice(0, 1)

export function poseAt([x, y, degrees = 0]: At): Pose {
  const [dx, dy] = headingOf(degrees)
  return pose(x, y, dx, dy)
}

function gameOf(setup: TableSetup, seats: readonly { seat: Seat; side: string }[]): DialGame {
  const { obstacles = [], devices = [], locks = [], activation } = setup
  return {
    ruleset: { ...rulesetAt('xwa', cards.date), ...setup.ruleset },
    rated: false,
    area: [914.4, 914.4],
    phase: setup.phase ?? 'activation',
    round: setup.round ?? 1,
    order: seats.map(s => s.seat),
    players: Object.fromEntries(
      seats.map(({ seat, side }, i) => [
        seat,
        {
          seat,
          side,
          edge: i === 0 ? 'south' : 'north',
          faction: 'rebelalliance',
          squad: '',
          points: 0,
          problems: [],
          obstacles: [],
        },
      ]),
    ),
    ships: Object.fromEntries(setup.ships.map(ship => [ship.id, shipOn(ship)])),
    obstacles: Object.fromEntries(
      obstacles.map(({ at, ...rest }) => [rest.id, { fuses: 0, ...rest, pose: poseAt(at) }]),
    ),
    devices: Object.fromEntries(devices.map(device => [device.id, deviceOn(device)])),
    lostRemotes: {},
    devicesPlaced: 0,
    lasting: [],
    locks: [...locks],
    touching: [],
    attack: null,
    destroyed: [],
    activation:
      activation === undefined
        ? null
        : { skipsStep: null, barred: false, flewIon: false, executed: null, harder: 0, ...activation },
    done: [],
    reached: 0,
    scenario: setup.scenario ?? null,
    features: Object.fromEntries(
      (setup.features ?? []).map(({ at, ...rest }) => [
        rest.id,
        {
          kind: 'satellite',
          carrier: null,
          marker: null,
          charged: true,
          ...rest,
          pose: at === undefined ? null : poseAt(at),
        },
      ]),
    ),
    score: Object.fromEntries(seats.map(({ side }) => [side, noScore()])),
    timeCalled: false,
  }
}

function deviceOn({ at, ...said }: DeviceSetup): Device {
  const placed = { seat: 'a', source: null, fuses: 0, ...said, pose: poseAt(at) }
  if (said.kind !== 'remote') return { card: 'proximitymine', ...placed }
  return { ...newRemote({ ruleset: rulesetAt('xwa', cards.date) }, { card: 'drk1probedroid', ...placed }), ...said }
}

function shipOn(setup: ShipSetup): Ship {
  const { id, at, upgrades = [], type = 't65xwing', ...said } = setup
  const card = cards.ship(type)
  if (card === undefined || card.size === 'huge') throw new Error(`no ship type ${type}`)
  const shields = { value: card.shields.value, max: card.shields.value, recovers: card.shields.recovers }
  return {
    id,
    type,
    seat: seatOf(setup),
    pilot: id,
    size: card.size,
    initiative: 1,
    cost: 1,
    dial: card.dial,
    bar: [...card.actions],
    attacks: card.attacks,
    agility: card.agility,
    hull: card.hull,
    shields,
    damage: { down: 0, up: [] },
    charges: null,
    force: null,
    upgrades: upgrades.map(u => ({ side: 0, charges: null, ...u })),
    turret: null,
    tokens: {},
    place: at === undefined ? 'reserve' : 'table',
    pose: at === undefined ? null : poseAt(at),
    revealed: null,
    tractored: false,
    bonusAttacked: false,
    placedDevice: false,
    doomed: false,
    scored: 0,
    shipAbility: null,
    manual: [],
    carrier: null,
    attacked: false,
    arrived: false,
    conditions: [],
    knowledge: false,
    attempted: [],
    ...said,
  }
}

/** Actions of a bar or of an offer, all white or all of one colour. */
export function bar(
  types: readonly ActionType[],
  colour: ActionColour = 'white',
): { type: ActionType; colour: ActionColour }[] {
  return types.map(type => ({ type, colour }))
}
