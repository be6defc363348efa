/** The public view as flat fields that any Colyseus client reads, and back again without loss: design §5. */
import { canonical, each } from '../kernel/index.ts'
import { type FlatOf, joined, type Shape, split } from '../wire/fields.ts'
import { type Condition, sound, systems, type Weapon } from './state.ts'
import type { CrewView, HexView, MineView, OwnView, ProjectileView, ShipView } from './view.ts'

/**
 * Names and types as data. Hexes in cube coordinates, facings 0–5 clockwise from north, −1 for none. A text is empty for
 * none. Words are separated by spaces; what has a structure of its own (marked JSON) is JSON.
 */
export const wireShape = {
  root: {
    /** JSON. */
    ruleset: 'string',
    /** Hexes from the middle to the edge; 0: no edge. */
    radius: 'uint16',
    phase: 'string',
    round: 'uint16',
    sides: 'string',
    /** Ships, lowest check first. */
    helmOrder: 'string',
    active: 'string',
    /** JSON: hits that wait for the end of the phase. */
    hits: 'string',
    /** JSON: arcs and quadrants chosen on boundaries. */
    picks: 'string',
    timeCalled: 'boolean',
    /** JSON: who is asked for what. */
    asked: 'string',
    /** JSON. */
    offers: 'string',
    /** JSON: reasons. */
    paused: 'string',
    /** JSON: winner and reason. */
    over: 'string',
  },
  maps: {
    players: { side: 'string' },
    ships: {
      side: 'string',
      name: 'string',
      tier: 'float64',
      size: 'string',
      place: 'string',
      q: 'int32',
      r: 'int32',
      facing: 'int8',
      heading: 'int8',
      disabled: 'boolean',
      nodesUsed: 'uint8',
      /** JSON: the condition of each that is not as it was built. */
      systems: 'string',
      /** JSON: what lasts for the round. */
      effects: 'string',
      /** JSON: what weapons have done to it, each with its last round. */
      afflictions: 'string',
      /** JSON: systems of enemies that are targeted. */
      targeted: 'string',
      /** JSON: how often each action was taken. */
      used: 'string',
      /** Which of `basic`, `defences` and `other` are known; of a part that is not, every field is 0 or empty. */
      known: 'string',
      frame: 'string',
      speed: 'uint8',
      manoeuvrability: 'string',
      turn: 'uint8',
      ac: 'int8',
      tl: 'int8',
      ranksIncluded: 'boolean',
      hull: 'uint16',
      damage: 'uint16',
      damageThreshold: 'uint8',
      criticalThreshold: 'uint16',
      shieldsMax: 'uint16',
      forward: 'uint16',
      starboard: 'uint16',
      aft: 'uint16',
      port: 'uint16',
      /** JSON: points of ablative armour by quadrant. */
      ablative: 'string',
      corePcu: 'uint16',
      countermeasures: 'uint8',
      /** JSON. */
      computer: 'string',
      /** JSON. */
      sensors: 'string',
      resolve: 'uint8',
      bulkheads: 'uint8',
      /** JSON: actions that are had once in a battle. */
      spent: 'string',
      /** JSON: those that are known, and by id what changes about them in a battle. */
      weapons: 'string',
      weaponsNow: 'string',
      /** JSON: as far as it is known, and by id what changes about them in a battle. */
      crew: 'string',
      crewNow: 'string',
    },
    projectiles: {
      by: 'string',
      side: 'string',
      weapon: 'string',
      name: 'string',
      target: 'string',
      speed: 'uint8',
      q: 'int32',
      r: 'int32',
      heading: 'int8',
      gunner: 'string',
      rerolled: 'boolean',
      penalty: 'int8',
      /** JSON: dice, or null. */
      damage: 'string',
      /** JSON: a number, or null. */
      gunnery: 'string',
      /** JSON. */
      properties: 'string',
    },
    mines: {
      by: 'string',
      side: 'string',
      weapon: 'string',
      name: 'string',
      q: 'int32',
      r: 'int32',
      gunner: 'string',
      /** Its AC and TL. */
      defence: 'uint8',
      /** The round in which it was laid. */
      laid: 'uint16',
      rerolled: 'boolean',
      /** JSON: dice, or null. */
      damage: 'string',
      /** JSON: a number, or null. */
      gunnery: 'string',
      /** JSON. */
      properties: 'string',
    },
  },
} as const satisfies Shape

export type FlatView = FlatOf<typeof wireShape>

/** The public part of a view, flat. It shares nothing with the view. */
export function flatten(view: HexView): FlatView {
  const { phase, round, timeCalled } = view
  return {
    root: {
      ...{ phase, round, timeCalled },
      ruleset: JSON.stringify(view.ruleset),
      radius: view.radius ?? 0,
      sides: joined(view.sides),
      helmOrder: joined(view.helmOrder),
      active: view.active ?? '',
      hits: JSON.stringify(view.hits),
      picks: JSON.stringify(view.picks),
      asked: JSON.stringify(view.asked),
      offers: JSON.stringify(view.offers),
      paused: JSON.stringify(view.paused),
      over: JSON.stringify(view.over),
    },
    maps: {
      players: each(view.players, ({ side }) => ({ side })),
      ships: each(view.ships, flatShip),
      projectiles: each(view.projectiles, flatProjectile),
      mines: each(view.mines, flatMine),
    },
  }
}

/** The view again: of a seat with what it was told alone. */
export function unflatten({ root, maps }: FlatView, seq: number, own: OwnView | null = null): HexView {
  const { timeCalled } = root
  const view: Record<keyof HexView, unknown> = {
    game: 'hex',
    seq,
    ruleset: JSON.parse(root.ruleset),
    radius: root.radius || null,
    ...{ phase: root.phase, round: root.round, timeCalled },
    players: each(maps.players, ({ side }, seat) => ({ seat, side })),
    sides: split(root.sides),
    ships: { ...each(maps.ships, shipOf), ...own?.ships },
    projectiles: { ...each(maps.projectiles, projectileOf), ...own?.projectiles },
    mines: { ...each(maps.mines, mineOf), ...own?.mines },
    hits: JSON.parse(root.hits),
    picks: JSON.parse(root.picks),
    helmOrder: split(root.helmOrder),
    active: root.active || null,
    asked: JSON.parse(root.asked),
    offers: JSON.parse(root.offers),
    paused: JSON.parse(root.paused),
    over: JSON.parse(root.over),
    own,
  }
  return view as unknown as HexView
}

function flatShip(ship: ShipView): FlatView['maps']['ships'][string] {
  const { side, name, tier, size, place, at, heading, disabled, nodesUsed, shields } = ship
  const known = { basic: ship.frame, defences: shields, other: ship.computer }
  return {
    ...{ side, name, tier, size, place, disabled, nodesUsed },
    ...{ q: at?.hex[0] ?? 0, r: at?.hex[1] ?? 0, facing: at?.facing ?? -1, heading: heading ?? -1 },
    systems: JSON.stringify(Object.fromEntries(Object.entries(ship.systems).filter(([, now]) => !isSound(now)))),
    effects: JSON.stringify(ship.effects),
    afflictions: JSON.stringify(ship.afflictions),
    targeted: JSON.stringify(ship.targeted),
    used: JSON.stringify(ship.used),
    known: joined(Object.entries(known).flatMap(([part, value]) => (value === null ? [] : [part]))),
    ...{ frame: ship.frame ?? '', speed: ship.speed ?? 0, turn: ship.turn ?? 0 },
    manoeuvrability: ship.manoeuvrability ?? '',
    ...{ ac: ship.ac ?? 0, tl: ship.tl ?? 0, ranksIncluded: ship.ranksIncluded ?? false },
    ...{ hull: ship.hull ?? 0, damage: ship.damage ?? 0 },
    damageThreshold: ship.damageThreshold ?? 0,
    criticalThreshold: ship.criticalThreshold ?? 0,
    shieldsMax: ship.shieldsMax ?? 0,
    ...(shields ?? { forward: 0, starboard: 0, aft: 0, port: 0 }),
    ablative: JSON.stringify(ship.ablative),
    corePcu: ship.corePcu ?? 0,
    countermeasures: ship.countermeasures ?? 0,
    computer: JSON.stringify(ship.computer),
    sensors: JSON.stringify(ship.sensors),
    ...{ resolve: ship.resolve ?? 0, bulkheads: ship.bulkheads ?? 0 },
    spent: JSON.stringify(ship.spent),
    ...{ weapons: steady(ship.weapons, weaponNow), weaponsNow: changing(ship.weapons, weaponNow) },
    ...{ crew: steady(ship.crew, crewNow), crewNow: changing(ship.crew, crewNow) },
  }
}

function shipOf(flat: FlatView['maps']['ships'][string], id: string): ShipView {
  const { side, name, tier, size, place, q, r, facing, heading, disabled, nodesUsed } = flat
  const known = split(flat.known)
  const part = <V>(of: string, value: V): V | null => (known.includes(of) ? value : null)
  const { forward, starboard, aft, port } = flat
  const ship: Record<keyof ShipView, unknown> = {
    ...{ id, side, name, tier, size, place, disabled, nodesUsed },
    at: facing < 0 ? null : { hex: [q, r], facing },
    heading: heading < 0 ? null : heading,
    systems: { ...Object.fromEntries(systems.map(system => [system, sound()])), ...JSON.parse(flat.systems) },
    effects: JSON.parse(flat.effects),
    afflictions: JSON.parse(flat.afflictions),
    targeted: JSON.parse(flat.targeted),
    used: JSON.parse(flat.used),
    frame: part('basic', flat.frame),
    speed: part('basic', flat.speed),
    manoeuvrability: part('basic', flat.manoeuvrability),
    turn: part('basic', flat.turn),
    ac: part('defences', flat.ac),
    tl: part('defences', flat.tl),
    ranksIncluded: part('defences', flat.ranksIncluded),
    hull: part('defences', flat.hull),
    damage: part('defences', flat.damage),
    damageThreshold: part('defences', flat.damageThreshold),
    criticalThreshold: part('defences', flat.criticalThreshold),
    shieldsMax: part('defences', flat.shieldsMax),
    shields: part('defences', { forward, starboard, aft, port }),
    ablative: JSON.parse(flat.ablative),
    corePcu: part('defences', flat.corePcu),
    countermeasures: part('defences', flat.countermeasures),
    computer: JSON.parse(flat.computer),
    sensors: JSON.parse(flat.sensors),
    resolve: part('other', flat.resolve),
    bulkheads: part('other', flat.bulkheads),
    spent: JSON.parse(flat.spent),
    weapons: together(flat.weapons, flat.weaponsNow),
    crew: together(flat.crew, flat.crewNow),
  }
  return ship as unknown as ShipView
}

/** What an order or a hit changes: sent without all the rest. */
const weaponNow = [
  'shots',
  'fired',
  'freeFired',
  'pointFired',
  'holds',
  'readying',
  'ready',
] as const satisfies readonly (keyof Weapon)[]
const crewNow = [
  'role',
  'acted',
  'tookMinor',
  'did',
  'doubled',
  'down',
  'resolve',
  'hitPoints',
  'demanded',
] as const satisfies readonly (keyof CrewView)[]

type Named = { readonly id: string }

function steady(list: readonly Named[], now: readonly string[]): string {
  return JSON.stringify(
    list.map(item => Object.fromEntries(Object.entries(item).filter(([key]) => !now.includes(key)))),
  )
}

function changing(list: readonly Named[], now: readonly string[]): string {
  const part = (item: Named) => Object.fromEntries(Object.entries(item).filter(([key]) => now.includes(key)))
  return JSON.stringify(Object.fromEntries(list.map(item => [item.id, part(item)])))
}

function together(listed: string, changed: string): unknown[] {
  const now: Readonly<Record<string, object>> = JSON.parse(changed)
  const items: readonly Named[] = JSON.parse(listed)
  return items.map(item => ({ ...item, ...now[item.id] }))
}

const isSound = (condition: Condition): boolean => canonical(condition) === canonical(sound())

function flatProjectile(projectile: ProjectileView): FlatView['maps']['projectiles'][string] {
  const { by, side, weapon, name, target, speed, hex, heading, gunner, rerolled, penalty } = projectile
  return {
    ...{ by, side, weapon, name, target, speed, heading, gunner, rerolled, penalty, q: hex[0], r: hex[1] },
    damage: JSON.stringify(projectile.damage),
    gunnery: JSON.stringify(projectile.gunnery),
    properties: JSON.stringify(projectile.properties),
  }
}

function projectileOf(flat: FlatView['maps']['projectiles'][string], id: string): ProjectileView {
  const { by, side, weapon, name, target, speed, q, r, heading, gunner, rerolled, penalty } = flat
  const projectile: Record<keyof ProjectileView, unknown> = {
    ...{ id, by, side, weapon, name, target, speed, heading, gunner, rerolled, penalty, hex: [q, r] },
    damage: JSON.parse(flat.damage),
    gunnery: JSON.parse(flat.gunnery),
    properties: JSON.parse(flat.properties),
  }
  return projectile as unknown as ProjectileView
}

function flatMine(mine: MineView): FlatView['maps']['mines'][string] {
  const { by, side, weapon, name, hex, gunner, defence, laid, rerolled } = mine
  return {
    ...{ by, side, weapon, name, gunner, defence, laid, rerolled, q: hex[0], r: hex[1] },
    damage: JSON.stringify(mine.damage),
    gunnery: JSON.stringify(mine.gunnery),
    properties: JSON.stringify(mine.properties),
  }
}

function mineOf(flat: FlatView['maps']['mines'][string], id: string): MineView {
  const { by, side, weapon, name, q, r, gunner, defence, laid, rerolled } = flat
  const mine: Record<keyof MineView, unknown> = {
    ...{ id, by, side, weapon, name, gunner, defence, laid, rerolled, hex: [q, r] },
    damage: JSON.parse(flat.damage),
    gunnery: JSON.parse(flat.gunnery),
    properties: JSON.parse(flat.properties),
  }
  return mine as unknown as MineView
}
