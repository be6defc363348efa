/** What a seat brings to a battle: the sheets of its ships, and who plays each member of their crews (rules/hex.md §1.1). */
import { isReject, type Json, type Reject, reject, type SeatInfo } from '../../kernel/index.ts'
import { readShip } from '../shipyard/index.ts'
import type { ShipBlock } from './block.ts'

/** How many ships a seat brings at most. */
const most = 12

/** Reads a fleet, or says what is wrong with it and where below `place`. A crew may be played by several seats of the side. */
export function readFleet(
  listed: Json,
  { side }: SeatInfo,
  seats: readonly SeatInfo[],
  place: string,
): ShipBlock[] | Reject {
  if (!Array.isArray(listed) || listed.length > most)
    return reject('bad_fleet', place, `A fleet is a list of up to ${most} ships.`)
  const fleet: ShipBlock[] = []
  for (const [i, value] of listed.entries()) {
    const block = readShip(value, `${place}[${i}]`)
    if (isReject(block)) return block
    const strange = block.crew.findIndex(
      ({ seat }) => seat !== undefined && !seats.some(s => s.seat === seat && s.side === side),
    )
    if (strange >= 0) return reject('bad_fleet', `${place}[${i}].crew[${strange}].seat`, 'It is no seat of this side.')
    fleet.push(block)
  }
  return fleet
}
