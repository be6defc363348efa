/** Cards that place their device at another time than in the ship's System Phase: rules/dial.md §9.1. */
import { type Part, when } from '../cards/card.ts'
import type { Phase } from '../state.ts'
import { type DevicePlace, devicePlaces } from './places.ts'

/** One use when this window opens in this phase. What it costs is paid as it is placed. */
export function placedAt(window: 'phaseStart' | 'phaseDuring', phase: Phase, upgrade: string): Part {
  return when(window, {
    when: (_t, _self, opened) => opened.phase === phase,
    choices: (t, self) => devicePlaces(t, self).filter(({ card }) => card === upgrade),
    effect: (t, self, _args, choice) => t.push('placeDevice', { ship: self.id, places: [choice as DevicePlace] }),
  })
}
