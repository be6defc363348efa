/** The story in English, in the words of the rulebook. Everything a language says stands in its one file. */
import type { HexArc } from '../../geometry/index.ts'
import type { Role } from '../data/types.ts'
import type { EndReason } from '../phases/end.ts'
import { arcs, type CrewId, type Phase, type Quarters, type ShipId, type System, systems } from '../state.ts'
import type { HexEvent } from '../words.ts'
import type { Cast } from './cast.ts'
import type { Teller } from './teller.ts'

type Told<T extends HexEvent['type']> = Extract<HexEvent, { readonly type: T }>

const phaseNames: Readonly<Record<Phase, string>> = {
  setup: 'Set-up',
  roles: 'Roles',
  engineering: 'Engineering Phase',
  helm: 'Helm Phase',
  gunnery: 'Gunnery Phase',
  damage: 'Damage',
}

const roleNames: Readonly<Record<Role, string>> = {
  captain: 'captain',
  pilot: 'pilot',
  gunner: 'gunner',
  engineer: 'engineer',
  scienceOfficer: 'science officer',
  chiefMate: 'chief mate',
  magicOfficer: 'magic officer',
  passenger: 'passenger',
}

const systemNames: Readonly<Record<System, string>> = {
  lifeSupport: 'life support',
  sensors: 'sensors',
  'weapons.forward': 'forward weapons',
  'weapons.starboard': 'starboard weapons',
  'weapons.aft': 'aft weapons',
  'weapons.port': 'port weapons',
  engines: 'engines',
  powerCore: 'power core',
}

const severityNames = ['nominal', 'glitching', 'malfunctioning', 'wrecked'] as const

/** Names of things in the code that are no words when they are taken apart. */
const odd: Readonly<Record<string, string>> = {
  helmOrder: 'the order of the helm phase',
  helmTie: 'the tie in the helm order',
  distance: 'the distance between the sides',
  facing: 'its facing',
  ac: 'AC',
  tl: 'TL',
  acAndTl: 'AC and TL',
  ecm: 'ECM',
}

/** `fireAtWill`: fire at will. */
const words = (name: string) => known(odd, name) ?? name.replace(/([A-Z])/g, ' $1').toLowerCase()

const count = (n: number, one: string, many = `${one}s`) => `${n} ${n === 1 ? one : many}`

const list = (items: readonly string[]) =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`

const signed = (n: number) => (n < 0 ? `−${-n}` : `+${n}`)

const upper = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1)

function known<V>(record: Readonly<Record<string, V>>, key: string): V | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined
}

const hexAt = ([q, r]: readonly [number, number]) => `${q}, ${r}`

const player: Teller['player'] = (seat, { players }) => known(players, seat)?.name ?? `Player ${seat.toUpperCase()}`

const side: Teller['side'] = (of, cast) => {
  const seats = Object.keys(cast.players).filter(seat => known(cast.players, seat)?.side === of)
  return seats.length > 0 ? list(seats.map(seat => player(seat, cast))) : `Side ${of}`
}

const ship: Teller['ship'] = (id, cast) => {
  const name = known(cast.ships, id)?.name
  return name === undefined ? id : `${name} (${id})`
}

/** `the pilot of Explorer (a1)`; of several in one role by name. */
function member(id: CrewId, cast: Cast): string {
  const [of = ''] = id.split('.')
  const crew = known(cast.ships, of)?.crew ?? {}
  const one = known(crew, id)
  if (one === undefined) return `${id} of ${ship(of, cast)}`
  const alone = Object.values(crew).filter(({ role }) => role === one.role).length === 1
  const name = alone || one.name.toLowerCase() === roleNames[one.role] ? '' : ` ${one.name}`
  const number = alone || name !== '' ? '' : ` ${id}`
  return `the ${roleNames[one.role]}${name}${number} of ${ship(of, cast)}`
}

const weapon = (id: string, of: ShipId, cast: Cast) => known(known(cast.ships, of)?.weapons ?? {}, id) ?? `weapon ${id}`

function projectile(id: string, cast: Cast): string {
  const one = known(cast.projectiles, id)
  return one === undefined ? `projectile ${id}` : `projectile ${id} of the ${one.name} at ${ship(one.target, cast)}`
}

function mine(id: string, cast: Cast): string {
  const one = known(cast.mines, id)
  return one === undefined ? `mine ${id}` : `mine ${id} of the ${one.name}`
}

const quarters = (shields: Quarters) => list(arcs.map(arc => `${arc} ${shields[arc]}`))

const arcName = (arc: HexArc) => `${arc} quadrant`

function battleBegan({ sides, ships, rounds }: Told<'battleBegan'>, cast: Cast): string {
  const fleets = sides.map(of => {
    const own = ships.filter(one => one.side === of).map(one => `${ship(one.ship, cast)}, tier ${one.tier}`)
    return `${side(of, cast)} with ${list(own)}`
  })
  const end = rounds === null ? '' : ` It lasts ${count(rounds, 'round')} at most.`
  return `The battle begins: ${fleets.join('; against ')}.${end}`
}

/** The words of whom or what an order names, in the order in which it names them. */
function aims(order: Told<'ordered'>['order'], of: ShipId, cast: Cast): string {
  const { ship: _ship, crew: _crew, action: _action, node, prioritized, found, help, ...way } = order
  const said = Object.entries(way).flatMap(([field, value]) => {
    if (typeof value === 'string' && Object.hasOwn(cast.ships, value)) return [`at ${ship(value, cast)}`]
    if (field === 'weapon' && typeof value === 'string') return [`with the ${weapon(value, of, cast)}`]
    if (field === 'system' && typeof value === 'string') return [system(value)]
    if (typeof value === 'string' && value.startsWith(`${of}.`)) return [`for ${member(value, cast)}`]
    if (field === 'to' && Array.isArray(value)) return [`to ${list(value.map(String))}`]
    return typeof value === 'string' && value !== '' ? [words(value)] : []
  })
  const aids = [
    node ? `a ${prioritized ? 'prioritized ' : ''}computer node` : '',
    found ? 'range finding' : '',
    help === undefined ? '' : `the captain's ${help.help}`,
  ]
  const aided = list(aids.filter(aid => aid !== ''))
  return [...said, aided === '' ? '' : `helped by ${aided}`]
    .filter(part => part !== '')
    .map(part => `, ${part}`)
    .join('')
}

function checkMade({ crew, skill, why, natural, total, dc, margin }: Told<'checkMade'>, cast: Cast): string {
  const rolls = `${upper(member(crew, cast))} rolls ${natural} for ${words(why)}`
  // With closed sheets the total is told only to those who know the crew's bonuses.
  if (total === null || margin === null) return `${rolls}.`
  const sum = `${rolls}: ${words(skill)} ${natural} ${signed(total - natural).replace(/^([+−])/, '$1 ')} = ${total}`
  if (dc === null) return `${sum}.`
  if (margin >= 0) return `${sum} against ${dc}, a success.`
  return `${sum} against ${dc}, a failure${total >= dc ? ', for the system is wrecked' : ''}.`
}

function rolled({ why, ship: of, dice, faces }: Told<'rolled'>, cast: Cast): string | null {
  // The check tells its own die.
  if (dice === '1d20' && why !== 'helmTie') return null
  const who = of === null ? '' : `${ship(of, cast)}: `
  return `${who}${dice} for ${words(why)} ${faces.length === 1 ? 'shows' : 'show'} ${list(faces.map(String))}.`
}

function helmOrder({ order, checks }: Told<'helmOrder'>, cast: Cast): string {
  const moves = order.map(id => `${ship(id, cast)} with ${known(checks, id) ?? 0}`)
  return `Ships move and fire in this order: ${list(moves)}.`
}

function flew({ ship: id, from, to, hexes, why }: Told<'flew'>, cast: Cast): string {
  const turned = from.facing === to.facing ? '' : `, facing ${facingNames[to.facing]}`
  if (hexes.length === 0) return `${ship(id, cast)} stays at ${hexAt(to.hex)}${turned}.`
  const how = why === 'drift' ? 'drifts' : 'moves'
  return `${ship(id, cast)} ${how} ${count(hexes.length, 'hex', 'hexes')} to ${hexAt(to.hex)}${turned}.`
}

const facingNames = ['north', 'north-east', 'south-east', 'south', 'south-west', 'north-west'] as const

function fired(event: Told<'fired'>, cast: Cast): string {
  const { ship: by, target, attack, distance, quadrant, hit } = event
  const how = attack === 'shoot' ? '' : attack === 'free' ? 'As it is passed, ' : `${upper(words(attack))}: `
  const fires = `${ship(by, cast)} fires the ${weapon(event.weapon, by, cast)} at ${ship(target, cast)}`
  return `${how}${fires}, ${count(distance, 'hex', 'hexes')} away: ${hit ? `a hit on the ${arcName(quadrant)}` : 'a miss'}.`
}

function damaged({ ship: id, quadrant, shields, ablative, hull, stopped }: Told<'damaged'>, cast: Cast): string {
  const who = ship(id, cast)
  if (shields === null || ablative === null || hull === null) return `${who} is damaged at the ${arcName(quadrant)}.`
  const lost = [
    ...(shields > 0 ? [count(shields, 'shield point')] : []),
    ...(ablative > 0 ? [count(ablative, 'point of ablative armour', 'points of ablative armour')] : []),
    ...(hull > 0 ? [count(hull, 'hull point')] : []),
  ]
  const loses = lost.length === 0 ? 'loses nothing' : `loses ${list(lost)}`
  return `${who} ${loses} at the ${arcName(quadrant)}${stopped ? '; its damage threshold stops the rest' : ''}.`
}

/** Effects that are no bonus by some action. */
const effects: Readonly<Record<string, (event: Told<'effect'>, cast: Cast) => string>> = {
  irradiated: ({ ship: id, amount, why }, cast) =>
    `${ship(id, cast)} is exposed to ${words(why)} radiation for ${count(amount, 'round')}.`,
  spores: ({ ship: id, why }, cast) => `Spores grow in ${ship(id, cast)}: ${system(why)}.`,
  patching: ({ ship: id, amount, why }, cast) =>
    `The patch on the ${system(why)} of ${ship(id, cast)} is ${count(amount, 'success', 'successes')} nearer.`,
  taunted: ({ ship: id, amount, why }, cast) =>
    `The crew of ${ship(id, cast)} is taunted: ${count(amount, 'round')} in the ${words(why)} phase.`,
  doubled: ({ why }, cast) => `${upper(member(why, cast))} may do two different things.`,
  systemTargeted: ({ ship: id, why }, cast) => `The next hit on ${ship(id, cast)} may strike its ${system(why)}.`,
}

const system = (name: string) => known<string>(systemNames, name) ?? words(name)

const goneWhy: Readonly<Record<Told<'projectileGone'>['why'], string>> = {
  missed: 'loses its target',
  hit: 'hits',
  shotDown: 'is shot down',
  targetGone: 'has nothing left to fly at',
}

const mineGoneWhy: Readonly<Record<Told<'mineGone'>['why'], string>> = {
  hit: 'goes off',
  shotDown: 'is shot down before it strikes',
  shot: 'is shot to pieces',
}

const endReasons: Readonly<Record<EndReason, string>> = {
  defeat: 'no other ship can fight on',
  flight: 'every ship of the other side has fled',
  conceded: 'the other side surrenders',
  rounds: 'the last round is over',
  time: 'time is up',
}

function battleEnded({ winner, reason }: Told<'battleEnded'>, cast: Cast): string {
  const why = known<string>(endReasons, reason) ?? reason
  return winner === null
    ? `The battle ends without a winner: ${why}.`
    : `The battle is won by ${side(winner, cast)}: ${why}.`
}

/** One teller for each type of event; a new type does not compile before it is told here. */
const sentences: { readonly [T in HexEvent['type']]: (event: Told<T>, cast: Cast) => string | null } = {
  battleBegan,
  noncesGiven: () => null,
  shipPlaced: ({ ship: id, hex, facing }, cast) =>
    `${ship(id, cast)} is placed at ${hexAt(hex)}, facing ${facingNames[facing]}.`,
  shieldsRaised: ({ ship: id, shields }, cast) =>
    shields === null
      ? `${ship(id, cast)} raises its shields.`
      : `${ship(id, cast)} raises its shields: ${quarters(shields)}.`,
  roundBegan: () => null,
  phaseBegan: () => null,
  phaseEnded: () => null,
  roleChanged: ({ ship: id, crew, role }, cast) => {
    const name = known(known(cast.ships, id)?.crew ?? {}, crew)?.name ?? crew
    return `${upper(name)} of ${ship(id, cast)} takes the role of ${roleNames[role]}.`
  },
  rolled,
  checkMade,
  helmOrder,
  ordered: ({ ship: id, order }, cast) =>
    `${upper(member(order.crew, cast))}: ${words(order.action)}${aims(order, id, cast)}.`,
  orderLapsed: ({ order }, cast) =>
    `${upper(member(order.crew, cast))} comes too late for ${words(order.action)}, and may act again.`,
  flew,
  passed: ({ ship: id, by }, cast) => `${ship(id, cast)} passes through the hex of ${ship(by, cast)}.`,
  freeAttackPassed: ({ ship: id, target }, cast) => `${ship(id, cast)} lets ${ship(target, cast)} pass without firing.`,
  fired,
  launched: ({ projectile: id, ship: by, weapon: of, target }, cast) =>
    `${ship(by, cast)} launches projectile ${id} from the ${weapon(of, by, cast)} at ${ship(target, cast)}.`,
  projectileMoved: ({ projectile: id, to }, cast) => `${upper(projectile(id, cast))} flies to ${hexAt(to)}.`,
  projectileGone: ({ projectile: id, why }, cast) => `${upper(projectile(id, cast))} ${goneWhy[why]}.`,
  mineLaid: ({ mine: id, ship: by, weapon: of, hex }, cast) =>
    `${ship(by, cast)} lays mine ${id} of the ${weapon(of, by, cast)} at ${hexAt(hex)}.`,
  mineMoved: ({ mine: id, to }, cast) => `${upper(mine(id, cast))} creeps to ${hexAt(to)}.`,
  mineGone: ({ mine: id, why }, cast) => `${upper(mine(id, cast))} ${mineGoneWhy[why]}.`,
  damaged,
  shieldsChanged: ({ ship: id, shields, why }, cast) =>
    shields === null
      ? `The shields of ${ship(id, cast)} are changed by ${words(why)}.`
      : `The shields of ${ship(id, cast)} are ${quarters(shields)} after ${words(why)}.`,
  critical: ({ ship: id, system, severity }, cast) =>
    `Critical damage to ${ship(id, cast)}: ${systemNames[system]} ${severityNames[severity] ?? 'wrecked'}.`,
  crewHurt: ({ crew, damage }, cast) => `${upper(member(crew, cast))} takes ${count(damage, 'point')} of damage.`,
  conditionChanged: ({ ship: id, system, severity, why }, cast) =>
    `${upper(systemNames[system])} of ${ship(id, cast)}: ${severityNames[severity] ?? 'wrecked'} after ${words(why)}.`,
  effect: (event, cast) => {
    const { ship: id, effect, amount, why } = event
    const told = known(effects, effect)?.(event, cast)
    return told ?? `${ship(id, cast)}: ${words(effect)}${amount === 0 ? '' : ` ${signed(amount)}`} by ${words(why)}.`
  },
  resolveSpent: ({ ship: id, crew, count: points }, cast) =>
    `${upper(crew === null ? ship(id, cast) : member(crew, cast))} spends ${count(points, 'resolve point')}.`,
  scanned: ({ ship: id, target, items }, cast) =>
    `${ship(id, cast)} knows ${count(items, 'item')} about ${ship(target, cast)}.`,
  disabled: ({ ship: id }, cast) => `${ship(id, cast)} is disabled and floats.`,
  destroyed: ({ ship: id }, cast) => `${ship(id, cast)} is destroyed.`,
  fled: ({ ship: id }, cast) => `${ship(id, cast)} flees over the edge of the map.`,
  timeCalled: ({ round }) => `Time is called: round ${round} is the last.`,
  battleEnded,
}

export const en: Teller = {
  sentence: (event, cast) => (sentences[event.type] as (event: HexEvent, cast: Cast) => string | null)(event, cast),
  heading: (phase, round) => (round === 0 ? phaseNames[phase] : `Round ${round}, ${phaseNames[phase]}`),
  player,
  side,
  ship,
  condition: ({ hull, damage, shields, systems: conditions, disabled }) => {
    const broken = systems.filter(system => conditions[system].base > 0)
    const facts = [
      ...(hull === null || damage === null ? [] : [en.hull(hull - damage, hull)]),
      ...(shields === null ? [] : [`shields ${quarters(shields)}`]),
      ...broken.map(system => en.system(system, conditions[system].base)),
      ...(disabled ? [en.disabled] : []),
    ]
    return facts.length === 0 ? 'nothing known' : facts.join('; ')
  },
  hull: (left, of) => `hull ${left} of ${of}`,
  shields: points => points.map((value, i) => `${'FSAP'.charAt(i)} ${value}`).join(', '),
  system: (system, severity) => `${systemNames[system]} ${severityNames[severity]}`,
  disabled: 'disabled',
  away: place =>
    ({ reserve: 'not placed yet', fled: 'fled', surrendered: 'surrendered', destroyed: 'destroyed' })[place],
  standing: ({ round, phase, timeCalled }) => {
    const now = round === 0 ? phaseNames[phase] : `Round ${round}, ${phaseNames[phase]}`
    return timeCalled ? `${now}. Time is called.` : `${now}.`
  },
}
