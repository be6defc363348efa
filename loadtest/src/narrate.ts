/** The story of a match as one of its seats hears it: a heading for each phase, a sentence for each event. */
import type { MatchClient, MatchEvent } from '@wingover/client-sdk'
import type { Phase } from '@wingover/shared/dial'
import { type Cast, castOf, storyOf } from '@wingover/shared/dial/story'

/** Calls `write` with each line, from the first event on. Returns what ends the story. */
export function narrate(match: MatchClient, write: (line: string) => void): () => void {
  let at: { round: number; phase: Phase } = { round: 0, phase: 'setup' }
  let told = ''
  /** Obstacles and devices that are gone keep their names. */
  let seen: Pick<Cast, 'obstacles' | 'devices'> = { obstacles: {}, devices: {} }

  const tell = (event: MatchEvent) => {
    const { view, seats } = match
    if (view === null) throw new Error('an event of a match that has not begun')
    const names = Object.fromEntries(Object.entries(seats).map(([seat, { name }]) => [seat, name]))
    const cast = castOf(view, names)
    seen = { obstacles: { ...seen.obstacles, ...cast.obstacles }, devices: { ...seen.devices, ...cast.devices } }
    for (const { round, phase, heading, lines } of storyOf([event], { ...cast, ...seen }, at)) {
      at = { round, phase }
      if (lines.length > 0 && heading !== told) write(`\n${heading}`)
      if (lines.length > 0) told = heading
      for (const { text } of lines) write(`  ${text}`)
    }
  }
  for (const event of match.events) tell(event)
  return match.on('event', tell)
}
