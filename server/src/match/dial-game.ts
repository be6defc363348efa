/** The dial game at this server: two seats, a squad each. */
import {
  type DialOptions,
  dial,
  type FlatView,
  flatten,
  scenarioIds,
  unflatten,
  wireShape,
} from '@wingover/shared/dial'
import { tablePicture } from '@wingover/shared/dial/picture'
import { castOf, storyOf } from '@wingover/shared/dial/story'
import { isReject, type Json, type Seat } from '@wingover/shared/kernel'
import { adapt, type TableOptions } from './play.ts'

export const dialGame = adapt({
  game: dial,
  seats: () => [
    { seat: 'a', side: 'A' },
    { seat: 'b', side: 'B' },
  ],
  refuseSquad: (table, squad, info) => {
    const begun = dial.begin(optionsOf(table, { [info.seat]: squad }), [info])
    if (!isReject(begun)) return null
    return { ...begun, place: begun.place.replace(`options.squads.${info.seat}`, 'squad').replace('options.', '') }
  },
  shape: wireShape,
  // 6.5 with ten ships.
  kilobytes: 8,
  flat: flatten,
  // The host was given it by this game's own `flatten`.
  unflatten: (flat, seq) => unflatten(flat as FlatView, seq),
  own: view => view.own,
  picture: tablePicture,
  story: (view, events, names, fromStart) =>
    storyOf(events, castOf(view, names), fromStart ? {} : { round: view.round, phase: view.phase }),
  options: optionsOf,
})

function optionsOf(table: TableOptions, squads: Readonly<Record<Seat, Json>>): DialOptions & Json {
  const ruleset = table.ruleset === 'amg' ? 'amg' : 'xwa'
  const scenario = scenarioIds.find(id => id === table.scenario)
  const rated = table.rated === true
  return scenario === undefined ? { ruleset, rated, squads } : { ruleset, scenario, rated, squads }
}
