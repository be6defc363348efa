/** What there is before the first step: every ship in reserve, its crew at their posts (rules/hex.md §1.1). */
import { isReject, type Reject, reject, type Seat, type SeatInfo } from '../../kernel/index.ts'
import { defaults } from '../ruleset.ts'
import type { HexGame, Player, Ship } from '../state.ts'
import type { HexOptions } from '../words.ts'
import { shipFrom } from './block.ts'
import { readFleet } from './fleet.ts'

/** Sides stand up to 23 hexes apart, and their ships 3 around them. */
const leastRadius = 15

export function begin(options: HexOptions, seats: readonly SeatInfo[]): HexGame | Reject {
  const sides = [...new Set(seats.map(({ side }) => side))]
  if (sides.length !== 2) return reject('bad_fleet', 'seats', 'A battle has two sides.')
  const { radius = null, distance = null, fields } = options
  const narrow = refuseMap(options)
  if (narrow !== null) return narrow
  const ships: Record<string, Ship> = {}
  for (const info of seats) {
    const { seat, side } = info
    const fleet = readFleet(options.fleets[seat] ?? [], info, seats, `options.fleets.${seat}`)
    if (isReject(fleet)) return fleet
    const before = Object.values(ships).filter(ship => ship.side === side).length
    for (const [i, block] of fleet.entries()) {
      const ship = shipFrom(block, `${side.toLowerCase()}${before + i + 1}`, side, seat)
      ships[ship.id] = ship
    }
  }
  const bare = sides.find(side => !Object.values(ships).some(ship => ship.side === side))
  if (bare !== undefined) return reject('bad_fleet', 'options.fleets', `Side ${bare} brings no ship.`)
  return {
    ruleset: { ...defaults, ...fields },
    radius,
    distance,
    players: Object.fromEntries(seats.map(({ seat, side }): [Seat, Player] => [seat, { seat, side }])),
    sides,
    ships,
    projectiles: {},
    mines: {},
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

/** Why a battle cannot be set up on such a map; null when it can. */
export function refuseMap({ radius, distance }: Pick<HexOptions, 'radius' | 'distance'>): Reject | null {
  if (distance !== undefined && !(Number.isSafeInteger(distance) && distance >= 1 && distance <= 60))
    return reject('bad_fleet', 'options.distance', 'The sides stand 1 to 60 hexes apart.')
  const room = Math.max(leastRadius, Math.ceil((distance ?? 0) / 2) + 3)
  return radius === undefined || (Number.isSafeInteger(radius) && radius >= room && radius <= 200)
    ? null
    : reject('bad_fleet', 'options.radius', `The edge lies ${room} to 200 hexes from the middle.`)
}
