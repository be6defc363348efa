/** The public view as flat fields that any Colyseus client reads, and back again without loss: design §5. */
import { each } from '../kernel/index.ts'
import { type FlatOf, joined, type Shape, split, type Valued } from '../wire/fields.ts'
import type { Feature } from './scenario/scenario.ts'
import type { Lock, ObjectRef, Obstacle, Player, Ship } from './state.ts'
import type { DeviceView, DialView, OwnView, ShipView } from './view.ts'

const pose = { x: 'float64', y: 'float64', dx: 'float64', dy: 'float64' } as const

/**
 * Names and types as data. Lengths in mm, headings as a unit vector (0, 0 for none). A text is empty for none. Words are
 * separated by spaces; what has a structure of its own (marked JSON) is JSON.
 */
export const wireShape = {
  root: {
    /** JSON. */
    ruleset: 'string',
    rated: 'boolean',
    width: 'float64',
    height: 'float64',
    phase: 'string',
    round: 'uint16',
    /** Seats, first player first. */
    order: 'string',
    /** The ship that activates. */
    active: 'string',
    /** JSON: effects of cards that go on for a while. */
    lasting: 'string',
    /** JSON: the attack under way with its dice. */
    attack: 'string',
    /** Empty: a plain dogfight. */
    scenario: 'string',
    /** JSON: by side, points by where they come from. */
    score: 'string',
    timeCalled: 'boolean',
    /** JSON: who is asked for what. */
    asked: 'string',
    /** JSON. */
    offers: 'string',
    /** JSON: reasons. */
    paused: 'string',
    /** `a1>ship:b2`. */
    locks: 'string',
    /** `a1~b2`. */
    touching: 'string',
    /** JSON: winner and reason. */
    over: 'string',
  },
  maps: {
    players: {
      side: 'string',
      edge: 'string',
      faction: 'string',
      squad: 'string',
      points: 'uint16',
      /** JSON: what is illegal about the squad. */
      problems: 'string',
      obstacles: 'string',
    },
    ships: {
      seat: 'string',
      pilot: 'string',
      type: 'string',
      size: 'string',
      initiative: 'int8',
      cost: 'uint8',
      dial: 'string',
      /** JSON. */
      bar: 'string',
      /** JSON. */
      attacks: 'string',
      agility: 'uint8',
      hull: 'uint8',
      shields: 'uint8',
      shieldsMax: 'uint8',
      shieldsRecover: 'int8',
      /** Damage cards face down, and the ids of those face up. */
      down: 'uint8',
      up: 'string',
      /** JSON: value, max, recovers. */
      charges: 'string',
      /** JSON: value, max, recovers. */
      force: 'string',
      /** JSON. */
      upgrades: 'string',
      turret: 'string',
      /** `focus:1 stress:2`: an object for each token would cost six times as much. */
      tokens: 'string',
      place: 'string',
      ...pose,
      revealed: 'string',
      attempted: 'string',
      bonusAttacked: 'boolean',
      placedDevice: 'boolean',
      doomed: 'boolean',
      scored: 'uint8',
      shipAbility: 'string',
      manual: 'string',
      /** JSON: the card and the ship that assigned it. */
      conditions: 'string',
      knowledge: 'boolean',
      /** The ship that it is docked with. */
      carrier: 'string',
      attacked: 'boolean',
      arrived: 'boolean',
    },
    obstacles: { outline: 'string', fuses: 'uint8', ...pose },
    /** A feature that a ship tows has no pose; the marker is a side's. */
    features: { kind: 'string', carrier: 'string', marker: 'string', charged: 'boolean', ...pose },
    devices: {
      card: 'string',
      kind: 'string',
      outline: 'string',
      seat: 'string',
      source: 'string',
      fuses: 'uint8',
      ...pose,
      /** From here on remotes only; hull 0 for any other device. */
      initiative: 'int8',
      agility: 'uint8',
      hull: 'uint8',
      /** Damage cards, all of them face down. */
      down: 'uint8',
      doomed: 'boolean',
      /** JSON. */
      attacks: 'string',
      /** JSON: value, max, recovers. */
      charges: 'string',
    },
  },
} as const satisfies Shape

export type FlatView = FlatOf<typeof wireShape>

/** The public part of a view, flat. It shares nothing with the view. */
export function flatten(view: DialView): FlatView {
  const [width, height] = view.area
  const { phase, round } = view
  return {
    root: {
      ...{ width, height, phase, round },
      ruleset: JSON.stringify(view.ruleset),
      rated: view.rated,
      order: joined(view.order),
      active: view.active ?? '',
      lasting: JSON.stringify(view.lasting),
      attack: JSON.stringify(view.attack),
      scenario: view.scenario ?? '',
      score: JSON.stringify(view.score),
      timeCalled: view.timeCalled,
      asked: JSON.stringify(view.asked),
      offers: JSON.stringify(view.offers),
      paused: JSON.stringify(view.paused),
      locks: joined(view.locks.map(({ by, on }) => `${by}>${on.kind}:${on.id}`)),
      touching: joined(view.touching.map(pair => pair.join('~'))),
      over: JSON.stringify(view.over),
    },
    maps: {
      players: each(view.players, ({ side, edge, faction, squad, points, problems, obstacles }) => {
        const lists = { problems: JSON.stringify(problems), obstacles: joined(obstacles) }
        return { side, edge, faction, squad, points, ...lists }
      }),
      ships: each(view.ships, flatShip),
      features: each(view.features, ({ kind, carrier, marker, charged, pose }) => {
        return {
          kind,
          carrier: carrier ?? '',
          marker: marker ?? '',
          charged,
          ...(pose ?? { x: 0, y: 0, dx: 0, dy: 0 }),
        }
      }),
      obstacles: each(view.obstacles, ({ outline, fuses, pose }) => ({ outline, fuses, ...pose })),
      devices: each(view.devices, ({ card, kind, outline, seat, source, fuses, pose, remote }) => {
        return { card, kind, outline, seat, fuses, source: source ?? '', ...pose, ...flatRemote(remote) }
      }),
    },
  }
}

/** The view of a seat, or of the public without `own`. Its parts are those that `flatten` was given. */
export function unflatten({ root, maps }: FlatView, seq: number, own: OwnView | null = null): DialView {
  return {
    game: 'dial',
    seq,
    ruleset: JSON.parse(root.ruleset),
    rated: root.rated,
    area: [root.width, root.height],
    phase: root.phase as DialView['phase'],
    round: root.round,
    order: split(root.order),
    players: each(maps.players, ({ side, edge, faction, squad, points, problems, obstacles }, seat) => {
      const lists = { problems: JSON.parse(problems), obstacles: split(obstacles) }
      return { seat, side, edge, faction, squad, points, ...lists } as Player
    }),
    ships: each(maps.ships, shipOf),
    features: each(maps.features, ({ kind, carrier, marker, charged, ...at }, id) => {
      const lies = at.dx !== 0 || at.dy !== 0
      const held = { carrier: carrier || null, marker: marker || null }
      return { id, kind, ...held, charged, pose: lies ? poseOf(at) : null } as Feature
    }),
    obstacles: each(maps.obstacles, ({ outline, fuses, ...at }, id) => {
      return { id, outline, fuses, pose: poseOf(at) } as Obstacle
    }),
    devices: each(maps.devices, ({ card, kind, outline, seat, source, fuses, ...rest }, id) => {
      const device = { id, card, kind, outline, seat, source: source || null, fuses, pose: poseOf(rest) }
      return { ...device, remote: rest.hull === 0 ? null : remoteOf(rest) } as DeviceView
    }),
    locks: split(root.locks).map(lockOf),
    touching: split(root.touching).map(pair => pair.split('~') as [string, string]),
    active: root.active || null,
    lasting: JSON.parse(root.lasting),
    attack: JSON.parse(root.attack),
    scenario: (root.scenario || null) as DialView['scenario'],
    score: JSON.parse(root.score),
    timeCalled: root.timeCalled,
    asked: JSON.parse(root.asked),
    offers: JSON.parse(root.offers),
    paused: JSON.parse(root.paused),
    over: JSON.parse(root.over),
    own,
    dials: null,
    faceDown: null,
  }
}

function flatShip(ship: ShipView): FlatView['maps']['ships'][string] {
  const { seat, pilot, type, size, initiative, cost, agility, hull, shields, damage, place } = ship
  return {
    ...{ seat, pilot, type, size, initiative, cost, agility, hull, place },
    dial: joined(ship.dial),
    bar: JSON.stringify(ship.bar),
    attacks: JSON.stringify(ship.attacks),
    shields: shields.value,
    shieldsMax: shields.max,
    shieldsRecover: shields.recovers,
    down: damage.down,
    up: joined(damage.up),
    charges: JSON.stringify(ship.charges),
    force: JSON.stringify(ship.force),
    upgrades: JSON.stringify(ship.upgrades),
    turret: ship.turret ?? '',
    tokens: joined(Object.entries(ship.tokens).map(([kind, count]) => `${kind}:${count}`)),
    ...(ship.pose ?? { x: 0, y: 0, dx: 0, dy: 0 }),
    revealed: ship.revealed ?? '',
    attempted: joined(ship.attempted),
    bonusAttacked: ship.bonusAttacked,
    placedDevice: ship.placedDevice,
    doomed: ship.doomed,
    scored: ship.scored,
    shipAbility: ship.shipAbility ?? '',
    manual: joined(ship.manual),
    conditions: JSON.stringify(ship.conditions),
    knowledge: ship.knowledge,
    carrier: ship.carrier ?? '',
    attacked: ship.attacked,
    arrived: ship.arrived,
  }
}

function shipOf(flat: FlatView['maps']['ships'][string], id: string): ShipView {
  const { seat, pilot, type, size, initiative, cost, agility, hull, place } = flat
  const ship: Record<keyof ShipView, unknown> = {
    ...{ id, seat, pilot, type, size, initiative, cost, agility, hull, place },
    dial: split(flat.dial),
    bar: JSON.parse(flat.bar),
    attacks: JSON.parse(flat.attacks),
    shields: { value: flat.shields, max: flat.shieldsMax, recovers: flat.shieldsRecover },
    damage: { down: flat.down, up: split(flat.up) },
    charges: JSON.parse(flat.charges),
    force: JSON.parse(flat.force),
    upgrades: JSON.parse(flat.upgrades),
    turret: flat.turret || null,
    tokens: Object.fromEntries(
      split(flat.tokens)
        .map(token => token.split(':'))
        .map(([kind, n]) => [kind, Number(n)]),
    ),
    pose: flat.dx === 0 && flat.dy === 0 ? null : poseOf(flat),
    revealed: flat.revealed || null,
    attempted: split(flat.attempted),
    bonusAttacked: flat.bonusAttacked,
    placedDevice: flat.placedDevice,
    doomed: flat.doomed,
    scored: flat.scored,
    shipAbility: flat.shipAbility || null,
    manual: split(flat.manual),
    conditions: JSON.parse(flat.conditions),
    knowledge: flat.knowledge,
    carrier: flat.carrier || null,
    attacked: flat.attacked,
    arrived: flat.arrived,
  }
  return ship as unknown as Ship
}

type FlatRemote = Pick<
  FlatView['maps']['devices'][string],
  'initiative' | 'agility' | 'hull' | 'down' | 'doomed' | 'attacks' | 'charges'
>

const noRemote: FlatRemote = {
  ...{ initiative: 0, agility: 0, hull: 0, down: 0, doomed: false },
  ...{ attacks: '', charges: '' },
}

function flatRemote(remote: DeviceView['remote']): FlatRemote {
  if (remote === null) return noRemote
  const { initiative, agility, hull, damage, doomed, attacks, charges } = remote
  const lists = { attacks: JSON.stringify(attacks), charges: JSON.stringify(charges) }
  return { initiative, agility, hull, down: damage.down, doomed, ...lists }
}

function remoteOf({ initiative, agility, hull, down, doomed, attacks, charges }: FlatRemote): DeviceView['remote'] {
  const lists = { attacks: JSON.parse(attacks), charges: JSON.parse(charges) }
  return { initiative, agility, hull, damage: { down, up: [] }, doomed, ...lists }
}

function lockOf(text: string): Lock {
  const [by = '', on = ''] = text.split('>')
  const [kind, id = ''] = on.split(':')
  return { by, on: { kind: kind as ObjectRef['kind'], id } }
}

function poseOf({ x, y, dx, dy }: Valued<typeof pose>) {
  return { x, y, dx, dy }
}
