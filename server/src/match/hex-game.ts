/** The hex game at this server: two sides with a seat or more each; every first seat brings ships. */
import {
  defaults,
  type FlatView,
  flatten,
  type HexOptions,
  hex,
  readFleet,
  refuseMap,
  unflatten,
  wireShape,
} from '@wingover/shared/hex'
import { battlePicture } from '@wingover/shared/hex/picture'
import { castOf, storyOf } from '@wingover/shared/hex/story'
import { isReject, type Json, reject, type SeatInfo } from '@wingover/shared/kernel'
import { adapt, type TableOptions } from './play.ts'

export const hexGame = adapt({
  game: hex,
  shape: wireShape,
  // 3.5 for each ship with open sheets.
  kilobytes: 32,
  seats: seatsOf,
  flat: flatten,
  // The host was given it by this game's own `flatten`.
  unflatten: (flat, seq) => unflatten(flat as FlatView, seq),
  own: view => view.own,
  refuseSquad: (table, squad, info) => {
    const fleet = readFleet(squad, info, seatsOf(table), 'squad')
    if (isReject(fleet)) return fleet
    const narrow = refuseMap(mapOf(table))
    if (narrow !== null) return { ...narrow, place: narrow.place.replace('options.', '') }
    const isFirst = seatsOf(table).find(({ side }) => side === info.side)?.seat === info.seat
    return isFirst && fleet.length === 0 ? reject('bad_fleet', 'squad', 'The first seat of a side brings ships.') : null
  },
  picture: battlePicture,
  story: (view, events, names, fromStart) =>
    storyOf(events, castOf(view, names), fromStart ? {} : { round: view.round, phase: view.phase }),
  options: (table, fleets): HexOptions & Json => {
    const sheets = table.sheets === 'scan' ? 'scan' : 'open'
    const rounds = typeof table.rounds === 'number' ? table.rounds : defaults.rounds
    return { fleets, ...mapOf(table), fields: { sheets, rounds } }
  },
})

/** Sides take turns: a and c play A, b and d play B. */
function seatsOf(table: TableOptions): SeatInfo[] {
  const each = typeof table.seats === 'number' ? table.seats : 1
  return Array.from({ length: 2 * each }, (_, i) => ({ seat: 'abcdefghijkl'.charAt(i), side: 'AB'.charAt(i % 2) }))
}

function mapOf({ radius, distance }: TableOptions): Pick<HexOptions, 'radius' | 'distance'> {
  return {
    ...(typeof radius === 'number' && { radius }),
    ...(typeof distance === 'number' && { distance }),
  }
}
