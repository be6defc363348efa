/** What there is before the first step: every ship in reserve, its crew at their posts (rules/hex.md §1.1). */
import { isReject, type Json, type Reject, reject, type Seat } from '../../kernel/index.ts'
import { defaults } from '../ruleset.ts'
import type { HexGame, Player, Ship } from '../state.ts'
import type { HexOptions } from '../words.ts'
import { shipFrom } from './block.ts'
import { readBlock } from './read-block.ts'

/** How many ships a seat brings at most. */
const most = 12
/** Sides stand up to 23 hexes apart, and their ships 3 around them. */
const leastRadius = 15

export function begin(options: HexOptions, seats: readonly { seat: Seat; side: string }[]): HexGame | Reject {
  const sides = [...new Set(seats.map(({ side }) => side))]
  if (sides.length !== 2) return reject('bad_fleet', 'seats', 'A battle has two sides.')
  const { radius = null, distance = null, fields } = options
  if (distance !== null && !(Number.isSafeInteger(distance) && distance >= 1 && distance <= 60))
    return reject('bad_fleet', 'options.distance', 'The sides stand 1 to 60 hexes apart.')
  const room = Math.max(leastRadius, Math.ceil((distance ?? 0) / 2) + 3)
  if (radius !== null && !(Number.isSafeInteger(radius) && radius >= room && radius <= 200))
    return reject('bad_fleet', 'options.radius', `The edge lies ${room} to 200 hexes from the middle.`)
  const ships: Record<string, Ship> = {}
  for (const { seat, side } of seats) {
    const place = `options.fleets.${seat}`
    const fleet = fleetOf(options.fleets[seat] ?? [], { seat, side, place, seats, ships })
    if (isReject(fleet)) return fleet
    for (const ship of fleet) ships[ship.id] = ship
  }
  const idle = seats.find(({ seat }) => !Object.values(ships).some(({ crew }) => crew.some(m => m.seat === seat)))
  if (idle !== undefined) return reject('bad_fleet', `options.fleets.${idle.seat}`, `${idle.seat} plays nobody aboard.`)
  return {
    ruleset: { ...defaults, ...fields },
    radius,
    distance,
    players: Object.fromEntries(seats.map(({ seat, side }): [Seat, Player] => [seat, { seat, side }])),
    sides,
    ships,
    projectiles: {},
    hits: [],
    picks: [],
    phase: 'setup',
    round: 0,
    helmOrder: [],
    helmChecks: {},
    active: null,
    nextProjectile: 1,
    timeCalled: false,
  }
}

interface Bringing {
  readonly seat: Seat
  readonly side: string
  readonly place: string
  readonly seats: readonly { seat: Seat; side: string }[]
  /** What others have brought. */
  readonly ships: HexGame['ships']
}

/** The ships that a seat brings, named `a1`, `a2` … after the side; each crew member belongs to a seat of this side. */
function fleetOf(listed: Json, { seat, side, place, seats, ships }: Bringing): Ship[] | Reject {
  if (!Array.isArray(listed) || listed.length > most)
    return reject('bad_fleet', place, `A fleet is a list of up to ${most} ships.`)
  const before = Object.values(ships).filter(ship => ship.side === side).length
  const fleet: Ship[] = []
  for (const [i, value] of listed.entries()) {
    const block = readBlock(value, `${place}[${i}]`)
    if (isReject(block)) return block
    const strange = block.crew.findIndex(
      member => member.seat !== undefined && !seats.some(s => s.seat === member.seat && s.side === side),
    )
    if (strange >= 0) return reject('bad_fleet', `${place}[${i}].crew[${strange}].seat`, 'It is no seat of this side.')
    fleet.push(shipFrom(block, `${side.toLowerCase()}${before + i + 1}`, side, seat))
  }
  return fleet
}
