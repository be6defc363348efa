/** What each audience sees of a battle: an allow-list, design §3. A field that is not named here is not sent. */
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
import type { WeaponProperty } from './data/types.ts'
import { isDisabled } from './look.ts'
import type { Ruleset } from './ruleset.ts'
import { type Item, knows } from './seen.ts'
import {
  arcs,
  type Condition,
  type CrewMember,
  type Effects,
  type HexGame,
  type HexSecrets,
  type Mine,
  type Player,
  type Projectile,
  type Quarters,
  type Ship,
  type ShipId,
  systems,
  type Weapon,
} from './state.ts'

type HexState = State<HexGame, HexSecrets>

/** What anybody sees of a ship. */
type OpenPart = Pick<
  Ship,
  | 'id'
  | 'side'
  | 'name'
  | 'tier'
  | 'size'
  | 'at'
  | 'heading'
  | 'place'
  | 'systems'
  | 'effects'
  | 'afflictions'
  | 'targeted'
  | 'used'
  | 'nodesUsed'
>
/** What a scan finds first, second, and last (rules/hex.md §3.7). */
type BasicPart = Pick<Ship, 'frame' | 'speed' | 'manoeuvrability' | 'turn'>
type DefencePart = Pick<
  Ship,
  | 'ac'
  | 'tl'
  | 'ranksIncluded'
  | 'hull'
  | 'damage'
  | 'damageThreshold'
  | 'criticalThreshold'
  | 'shieldsMax'
  | 'shields'
  | 'ablative'
  | 'corePcu'
  | 'countermeasures'
>
type OtherPart = Pick<Ship, 'computer' | 'sensors' | 'resolve' | 'bulkheads' | 'spent'>
type Unknown<Part> = { readonly [F in keyof Part]: Part[F] | null }

/** A crew member whose bonuses are not known has none of these. */
export type CrewView = Pick<
  CrewMember,
  'id' | 'name' | 'seat' | 'role' | 'acted' | 'tookMinor' | 'did' | 'doubled' | 'down'
> &
  Unknown<Pick<CrewMember, 'skills' | 'ranks' | 'level' | 'resolve' | 'demanded' | 'hitPoints' | 'reflex'>>

/** What is unknown is null; weapons and crew that are unknown are not listed. */
export type ShipView = OpenPart &
  Unknown<BasicPart & DefencePart & OtherPart> & {
    readonly disabled: boolean
    readonly weapons: readonly Weapon[]
    readonly crew: readonly CrewView[]
  }

export type ProjectileView = Omit<Projectile, 'gunnery' | 'damage'> & Unknown<Pick<Projectile, 'gunnery' | 'damage'>>

export type MineView = Omit<Mine, 'gunnery' | 'damage'> & Unknown<Pick<Mine, 'gunnery' | 'damage'>>

/** What a seat sees besides: its own open requests, and what its side knows and the public does not. */
export interface OwnView {
  readonly seat: Seat
  readonly requests: readonly Omit<Request, 'default'>[]
  /** Sealed answers that stand, by request id. */
  readonly sealed: Readonly<Record<string, Json>>
  /** Where sheets are closed: ships and projectiles as this side knows them. */
  readonly ships: Readonly<Record<ShipId, ShipView>>
  readonly projectiles: Readonly<Record<string, ProjectileView>>
  readonly mines: Readonly<Record<string, MineView>>
}

export interface HexView extends CommonView {
  readonly game: 'hex'
  /** Number of the last event. */
  readonly seq: number
  readonly ruleset: Ruleset
  /** Hexes from the middle to the edge; null: no edge. */
  readonly radius: number | null
  readonly phase: HexGame['phase']
  readonly round: number
  readonly players: HexGame['players']
  readonly sides: readonly string[]
  readonly ships: Readonly<Record<ShipId, ShipView>>
  readonly projectiles: Readonly<Record<string, ProjectileView>>
  readonly mines: Readonly<Record<string, MineView>>
  readonly hits: HexGame['hits']
  readonly picks: HexGame['picks']
  readonly helmOrder: readonly ShipId[]
  readonly active: ShipId | null
  /** This round is the last. */
  readonly timeCalled: boolean
  /** Null for everybody without a seat. */
  readonly own: OwnView | null
}

/** Whether the audience knows an item of a ship. */
type Knowing = (ship: Ship, item: Item) => boolean

/** Every object is named field by field down to its leaves: what is added to the state reaches nobody until it is added here. */
export function project(state: HexState, audience: Audience): HexView {
  const { game } = state
  const known = knowing(state, audience)
  const { radius, phase, round, active, timeCalled } = game
  return {
    game: 'hex',
    seq: state.seq,
    ruleset: rulesetView(game.ruleset),
    ...{ radius, phase, round, active, timeCalled },
    players: each(game.players, ({ seat, side }): Player => ({ seat, side })),
    sides: [...game.sides],
    ships: each(game.ships, ship => shipView(ship, known)),
    projectiles: each(game.projectiles, p => projectileView(game, p, known)),
    mines: each(game.mines, m => mineView(game, m, known)),
    hits: game.hits.map(({ by, target, quadrant, weapon, damage, natural, properties, precise, system, beam }) => ({
      ...{ by, target, quadrant, weapon, damage, natural, precise, system, beam },
      properties: properties.map(propertyView),
    })),
    picks: game.picks.map(({ attacker, target, arc, quadrant }) => ({ attacker, target, arc, quadrant })),
    helmOrder: [...game.helmOrder],
    ...commonView(state),
    own: typeof audience === 'object' ? ownView(state, audience.seat, known) : null,
  }
}

/** A seat knows what its side knows, the judge all, the others only open sheets. When the battle is over all are open. */
function knowing(state: HexState, audience: Audience): Knowing {
  if (state.over !== null || audience === 'judge' || state.game.ruleset.sheets === 'open') return () => true
  const side = typeof audience === 'object' ? state.seats.find(({ seat }) => seat === audience.seat)?.side : undefined
  return side === undefined ? () => false : (ship, item) => knows(state, side, ship, item)
}

function rulesetView(ruleset: Ruleset): Ruleset {
  const { armourTurnPenaltyInBlock, wreckedEnginesAllowFly, criticalsLast, naturalsDecide, criticalAt } = ruleset
  const { edgeIsFlight, sheets, rounds, attackDrifters } = ruleset
  return {
    ...{ armourTurnPenaltyInBlock, wreckedEnginesAllowFly, criticalsLast, naturalsDecide, criticalAt },
    ...{ edgeIsFlight, sheets, rounds, attackDrifters },
  }
}

function shipView(ship: Ship, known: Knowing): ShipView {
  const { id, side, name, tier, size, at, heading, place, nodesUsed } = ship
  return {
    ...{ id, side, name, tier, size, heading, place, nodesUsed },
    at: at === null ? null : { hex: [at.hex[0], at.hex[1]], facing: at.facing },
    systems: Object.fromEntries(systems.map(s => [s, conditionView(ship.systems[s])])) as Ship['systems'],
    effects: effectsView(ship.effects),
    afflictions: ship.afflictions.map(({ kind, until }) => ({ kind, until })),
    targeted: ship.targeted.map(({ ship, system }) => ({ ship, system })),
    used: numbers(ship.used),
    disabled: isDisabled(ship),
    ...shown(basicView(ship), known(ship, 'basic')),
    ...shown(defenceView(ship), known(ship, 'defences')),
    ...shown(otherView(ship), known(ship, 'other')),
    weapons: ship.weapons.filter(({ id }) => known(ship, { weapon: id })).map(weaponView),
    crew: known(ship, 'basic') ? ship.crew.map(member => crewView(member, known(ship, 'other'))) : [],
  }
}

function shown<Part extends object>(part: Part, isKnown: boolean): Unknown<Part> {
  return isKnown ? part : (Object.fromEntries(Object.keys(part).map(field => [field, null])) as Unknown<Part>)
}

const basicView = ({ frame, speed, manoeuvrability, turn }: Ship): BasicPart => ({
  frame,
  speed,
  manoeuvrability,
  turn,
})

function defenceView(ship: Ship): DefencePart {
  const { ac, tl, ranksIncluded, hull, damage, damageThreshold, criticalThreshold, shieldsMax, corePcu } = ship
  return {
    ...{ ac, tl, ranksIncluded, hull, damage, damageThreshold, criticalThreshold, shieldsMax, corePcu },
    shields: quartersView(ship.shields),
    ablative: quartersView(ship.ablative),
    countermeasures: ship.countermeasures,
  }
}

function otherView({ computer, sensors, resolve, bulkheads, spent }: Ship): OtherPart {
  return {
    computer: { bonus: computer.bonus, nodes: computer.nodes },
    sensors: { increment: sensors.increment, modifier: sensors.modifier },
    resolve,
    bulkheads,
    spent: [...spent],
  }
}

function quartersView(quarters: Quarters): Quarters {
  return Object.fromEntries(arcs.map(arc => [arc, quarters[arc]])) as Quarters
}

function conditionView({ base, patched, patching, held, kicked, emp, spores }: Condition): Condition {
  return { base, patched, patching, held, kicked, emp, spores }
}

function effectsView(effects: Effects): Effects {
  const { armour, speed, turn, helmOrder, rolled, weaponsDiverted, scienceDiverted } = effects
  const { lockedOn, jammed, flyby, erratic, flankedBy, harriedBy, aided, eldritch } = effects
  const { hardTurn, escorts, flanks, panels, realigned, found, prioritized, inspired, deceived, laying } = effects
  return {
    ...{ rolled, weaponsDiverted, scienceDiverted, jammed, erratic },
    ...{ hardTurn, escorts, flanks, panels, realigned, prioritized, inspired },
    ...{ found: [...found], deceived: [...deceived] },
    laying: laying === null ? null : { weapon: laying.weapon, crew: laying.crew },
    lockedOn: [...lockedOn],
    flyby: flyby === null ? null : { target: flyby.target, arc: flyby.arc },
    flankedBy: [...flankedBy],
    harriedBy: [...harriedBy],
    aided: Object.fromEntries(Object.entries(aided).filter(([, value]) => typeof value === 'boolean')),
    eldritch: [...eldritch],
    armour: numbers(armour),
    speed: numbers(speed),
    turn: numbers(turn),
    helmOrder: numbers(helmOrder),
  }
}

/** Names of sources with their numbers, and nothing else. */
function numbers(record: Readonly<Record<string, number>>): Record<string, number> {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => typeof value === 'number'))
}

function weaponView(weapon: Weapon): Weapon {
  const { id, name, mount, kind, increment, speed, damage, linked, pcu, properties } = weapon
  const { shots, fired, freeFired, pointFired, holds, readying, ready } = weapon
  return {
    ...{ id, weapon: weapon.weapon, name, class: weapon.class, mount, kind, increment, speed, damage, linked, pcu },
    properties: properties.map(propertyView),
    ...{ shots, fired, freeFired, pointFired, holds, readying, ready },
  }
}

/** A property has its name and one number or word at most. */
function propertyView(property: WeaponProperty): WeaponProperty {
  switch (property.property) {
    case 'irradiate':
      return { property: property.property, level: property.level }
    case 'limitedFire':
      return { property: property.property, shots: property.shots }
    case 'point':
      return { property: property.property, bonus: property.bonus }
    case 'mine':
      return { property: property.property, count: property.count }
    case 'forceField':
      return { property: property.property, points: property.points }
    case 'rail':
      return { property: property.property, dice: property.dice }
    case 'manual':
      return { property: property.property, name: property.name }
    default:
      return { property: property.property }
  }
}

function crewView(member: CrewMember, isKnown: boolean): CrewView {
  const { id, name, seat, role, acted, tookMinor, did, doubled, down } = member
  const { skills, ranks, level, resolve, demanded, hitPoints, reflex } = member
  const bonuses = { skills: numbers(skills), ranks: numbers(ranks), level, resolve, demanded, hitPoints, reflex }
  return {
    ...{ id, name, seat, role, acted, tookMinor, did: [...did], doubled, down },
    ...shown(bonuses, isKnown),
  }
}

function projectileView(game: HexGame, projectile: Projectile, known: Knowing): ProjectileView {
  const { id, by, side, weapon, name, damage, target, speed, hex, heading, properties } = projectile
  const { gunner, gunnery, rerolled, penalty } = projectile
  const ship = game.ships[by]
  const knownOf = (item: Item) => ship === undefined || known(ship, item)
  return {
    ...{ id, by, side, weapon, name, target, speed, heading, gunner, rerolled, penalty },
    hex: [hex[0], hex[1]],
    properties: properties.map(propertyView),
    damage: knownOf({ weapon }) ? damage : null,
    gunnery: knownOf('other') ? gunnery : null,
  }
}

function mineView(game: HexGame, mine: Mine, known: Knowing): MineView {
  const { id, by, side, weapon, name, gunner, defence, laid, rerolled, hex, properties } = mine
  const ship = game.ships[by]
  const knownOf = (item: Item) => ship === undefined || known(ship, item)
  return {
    ...{ id, by, side, weapon, name, gunner, defence, laid, rerolled },
    hex: [hex[0], hex[1]],
    properties: properties.map(propertyView),
    damage: knownOf({ weapon }) ? mine.damage : null,
    gunnery: knownOf('other') ? mine.gunnery : null,
  }
}

/** What is sealed is its side's own word. */
function ownView(state: HexState, seat: Seat, known: Knowing): OwnView | null {
  const secrets = secretsOf(state, seat)
  if (secrets === undefined) return null
  const requests = requestsOf(state, seat)
  const { game } = state
  const closed = game.ruleset.sheets === 'scan' && state.over === null
  return {
    seat,
    requests,
    sealed: copy(secrets.sealed),
    ships: closed ? each(game.ships, ship => shipView(ship, known)) : {},
    projectiles: closed ? each(game.projectiles, p => projectileView(game, p, known)) : {},
    mines: closed ? each(game.mines, m => mineView(game, m, known)) : {},
  }
}
