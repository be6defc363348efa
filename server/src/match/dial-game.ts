/** The dial game at this server: two seats, a squad each. */
import {
  type DialEvent,
  type DialOptions,
  type DialView,
  dial,
  type FlatView,
  flatten,
  scenarioIds,
  unflatten,
  wireShape,
} from '@wingover/shared/dial'
import { tablePicture } from '@wingover/shared/dial/picture'
import { castOf, storyOf } from '@wingover/shared/dial/story'
import { isReject, type Json, type Numbered, type Seat } from '@wingover/shared/kernel'
import { adapt, type Shown, type TableOptions } from './play.ts'

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
  own: view => view.own,
  picture: (shown, width) => tablePicture(viewOf(shown), { flown: eventsOf(shown), names: shown.names, width }),
  story: shown => {
    const view = viewOf(shown)
    const { round, phase } = view
    return storyOf(eventsOf(shown), castOf(view, shown.names), startsMatch(shown) ? {} : { round, phase })
  },
  options: optionsOf,
})

function optionsOf(table: TableOptions, squads: Readonly<Record<Seat, Json>>): DialOptions & Json {
  const ruleset = table.ruleset === 'amg' ? 'amg' : 'xwa'
  const scenario = scenarioIds.find(id => id === table.scenario)
  const rated = table.rated === true
  return scenario === undefined ? { ruleset, rated, squads } : { ruleset, scenario, rated, squads }
}

function viewOf({ flat, seq }: Shown): DialView {
  // The host was given it by this game's own `flatten`.
  return unflatten(flat as FlatView, seq)
}

function eventsOf({ events }: Shown): Numbered<DialEvent>[] {
  return events as Numbered<DialEvent>[]
}

function startsMatch({ events }: Shown): boolean {
  return events[0]?.seq === 1
}
