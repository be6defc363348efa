/** Set-up: distance, facing, places, shields: rules/hex.md §1.1. */
import { type Facing, type Hex, hexAhead, hexDistance, turnFacing } from '../../geometry/index.ts'
import { hasOnly, isObject, type Json, own, type RequestRule, reject, steps } from '../../kernel/index.ts'
import { rollDice, rollOne } from '../dice.ts'
import { isPlaced, shipOf } from '../look.ts'
import { endPhase } from '../phases/phase.ts'
import { seenBy } from '../seen.ts'
import { arcs, type HexGame, type Quarters, type Ship } from '../state.ts'
import type { HexStep, HexTurn } from '../turn.ts'
import type { HexRequests, HexWords } from '../words.ts'

type Line = HexStep<'setUp'>

/** Hexes within which every other ship is placed of one of its side. */
const near = 3

/** The ship of the highest tier stands for its side; the sides lie in a row, so far apart. */
const placeLeaders: Line = (t, a) => {
  const { game } = t
  const distance = game.distance ?? rollDice(t, 3, 6, 'distance', null).reduce((sum, face) => sum + face, 5)
  for (const [i, side] of game.sides.entries()) {
    const ships = Object.values(game.ships).filter(ship => ship.side === side)
    const [leader] = [...ships].sort((one, other) => other.tier - one.tier)
    const facing = (rollOne(t, 6, 'facing', leader?.id ?? null) - 1) as Facing
    a.facings[side] = facing
    if (leader !== undefined) put(t, leader, [0, offset(i, distance, game.sides.length)], facing)
  }
}

/** Two sides stand half the distance from the middle each; of more, the next ones further along. */
function offset(side: number, distance: number, sides: number): number {
  return side * distance - Math.floor(((sides - 1) * distance) / 2)
}

const askPlace: Line = t => {
  for (const { seat } of t.state.seats) {
    const ships = waiting(t.game, seat)
    const [first] = ships
    if (first === undefined) continue
    const [hex] = places(t.game, first)
    if (hex === undefined) throw new Error(`there is no room for ${first.id}`)
    const [q, r] = hex
    t.ask(seat, 'placeShip', { ships: ships.map(({ id }) => id) }, { default: { ship: first.id, q, r } })
    return
  }
}

const takePlace: Line = (t, { facings }) => {
  if (!t.wasAsked('placeShip')) return
  const { ship: id, q, r } = t.answer('placeShip')
  const ship = shipOf(t.game, id)
  put(t, ship, [q, r], facings[ship.side] ?? 0)
  t.goto(askPlace)
}

/** Only shields of which the sheet says no split are asked for. */
const askShields: Line = t => {
  for (const { seat } of t.state.seats) {
    const ships = Object.values(t.game.ships).filter(ship => captainOf(ship) === seat && unsplit(ship))
    if (ships.length > 0) {
      t.ask(seat, 'shields', { ships: ships.map(({ id }) => id) }, { sealed: true, default: { shields: {} } })
    }
  }
}

const raise: Line = t => {
  const given: Record<string, Quarters> = Object.assign({}, ...t.answers('shields').map(({ answer }) => answer.shields))
  for (const ship of Object.values(t.game.ships)) {
    if (unsplit(ship)) ship.shields = given[ship.id] ?? even(ship.shieldsMax)
    t.emit({
      type: 'shieldsRaised',
      ship: ship.id,
      shields: { ...ship.shields },
      seen: seenBy(t.state, ship, 'defences'),
    })
  }
}

export const setUp = steps<HexWords, 'setUp'>('setUp', [placeLeaders, askPlace, takePlace, askShields, raise, endPhase])

function put(t: HexTurn, ship: Ship, hex: Hex, facing: Facing): void {
  ship.at = { hex, facing }
  ship.place = 'map'
  ship.heading = facing
  t.emit({ type: 'shipPlaced', ship: ship.id, hex, facing })
}

/** Who decides for a ship as a whole: its captain, else its pilot, else the first of its crew. */
function captainOf({ crew }: Ship): string | undefined {
  const of = (role: string) => crew.find(member => member.role === role)?.seat
  return of('captain') ?? of('pilot') ?? crew[0]?.seat
}

function waiting(game: HexGame, seat: string): Ship[] {
  return Object.values(game.ships).filter(ship => ship.place === 'reserve' && captainOf(ship) === seat)
}

const unsplit = ({ shields, shieldsMax }: Ship): boolean => shieldsMax > 0 && arcs.every(arc => shields[arc] === 0)

/** Evenly, what is left over forward. */
function even(total: number): Quarters {
  const each = Math.floor(total / 4)
  return { forward: total - 3 * each, starboard: each, aft: each, port: each }
}

function mayStand(game: HexGame, ship: Ship, hex: Hex): boolean {
  if (game.radius !== null && hexDistance([0, 0], hex) > game.radius) return false
  const placed = Object.values(game.ships).filter(isPlaced)
  const free = placed.every(other => hexDistance(other.at.hex, hex) > 0)
  return free && placed.some(other => other.side === ship.side && hexDistance(other.at.hex, hex) <= near)
}

/** Free hexes around the ships of its side. */
function places(game: HexGame, ship: Ship): Hex[] {
  const mates = Object.values(game.ships)
    .filter(isPlaced)
    .filter(other => other.side === ship.side)
  const around = mates.flatMap(({ at }) => ringsAround(at.hex))
  const first = (hex: Hex) => around.find(other => other[0] === hex[0] && other[1] === hex[1])
  return around.filter(hex => first(hex) === hex && mayStand(game, ship, hex))
}

function ringsAround(hex: Hex): Hex[] {
  const hexes: Hex[] = []
  for (let ring = 1; ring <= near; ring++) {
    let at: Hex = [hex[0], hex[1] - ring]
    for (let side = 0; side < 6; side++) {
      for (let step = 0; step < ring; step++) {
        hexes.push(at)
        at = hexAhead(at, turnFacing(2, side))
      }
    }
  }
  return hexes
}

export const placeShip: RequestRule<HexWords, HexRequests['placeShip']['args']> = {
  legal: ({ game, args }) => ({
    type: 'place',
    samples: args.ships.flatMap(ship => places(game, shipOf(game, ship)).map(([q, r]) => ({ ship, q, r }))),
  }),
  accepts: ({ game, args }, answer) => {
    if (!hasOnly(answer, ['ship', 'q', 'r']))
      return reject('bad_answer', 'answer', 'It places a ship: {"ship": "a2", "q": 1, "r": -4}.')
    const { ship: id, q, r } = answer
    const ship = typeof id === 'string' && args.ships.includes(id) ? own(game.ships, id) : undefined
    if (ship === undefined) return reject('unknown_ship', 'answer.ship')
    if (!isWhole(q) || !isWhole(r)) return reject('bad_answer', 'answer', 'q and r are whole numbers.')
    return mayStand(game, ship, [q, r])
      ? null
      : reject('not_an_option', 'answer', 'It is placed in a free hex within 3 of a ship of its side.', {
          rule: 'hex §1.1',
        })
  },
}

const isWhole = (value: Json | undefined): value is number => Number.isSafeInteger(value)

export const shieldsRequest: RequestRule<HexWords, HexRequests['shields']['args']> = {
  legal: ({ game, args }) => ({
    type: 'each',
    field: 'shields',
    each: Object.fromEntries(args.ships.map(id => [id, splits(shipOf(game, id)).map(split => ({ ...split }))])),
  }),
  accepts: ({ game, args }, answer) => {
    const given = hasOnly(answer, ['shields']) ? answer.shields : null
    if (!isObject(given))
      return reject(
        'bad_answer',
        'answer',
        'It maps ships to quadrants: {"shields": {"a1": {"forward": 5, "starboard": 5, "aft": 5, "port": 5}}}.',
      )
    for (const [id, split] of Object.entries(given)) {
      if (!args.ships.includes(id)) return reject('unknown_ship', `answer.shields.${id}`)
      const why = refuseSplit(shipOf(game, id), split)
      if (why !== null) return reject('bad_answer', `answer.shields.${id}`, why, { rule: 'hex §1.1' })
    }
    return null
  },
}

/** Some ways to split: evenly, or most of it to one side. */
function splits({ shieldsMax }: Ship): Quarters[] {
  const least = Math.ceil(shieldsMax / 10)
  const most = arcs.map(strong => ({
    forward: least,
    starboard: least,
    aft: least,
    port: least,
    [strong]: shieldsMax - 3 * least,
  }))
  return [even(shieldsMax), ...most]
}

function refuseSplit({ shieldsMax }: Ship, split: Json): string | null {
  if (!hasOnly(split, arcs)) return 'It names the points of all four quadrants.'
  const points = arcs.map(arc => split[arc] ?? null)
  if (!points.every((value): value is number => Number.isSafeInteger(value))) return 'Points are whole numbers.'
  if (points.reduce((sum, value) => sum + value, 0) !== shieldsMax) return `The points add up to ${shieldsMax}.`
  const least = Math.ceil(shieldsMax / 10)
  return points.every(value => value >= least) ? null : `Each quadrant has ${least} at least.`
}
