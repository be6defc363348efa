/** The story of a match as one of its seats hears it: a heading for each phase, a sentence for each event. */
import type { GameName, MatchClient, MatchEvent, View } from '@wingover/client-sdk'
import { type Cast, castOf, storyOf } from '@wingover/shared/dial/story'
import * as hex from '@wingover/shared/hex/story'

/** What the stories of all games have. */
interface Chapter {
  readonly round: number
  readonly phase: string
  readonly heading: string
  readonly lines: readonly { readonly text: string }[]
}

/** Tells one event, in a match that stands where the chapter before has left it. */
export type Narrator<G extends GameName> = (
  event: MatchEvent<G>,
  view: View<G>,
  names: Readonly<Record<string, string>>,
  before: Chapter | undefined,
) => readonly Chapter[]

/** A narrator of the dial game: obstacles and devices that are gone keep their names. */
export function dialNarrator(): Narrator<'dial'> {
  let seen: Pick<Cast, 'obstacles' | 'devices'> = { obstacles: {}, devices: {} }
  return (event, view, names, before) => {
    const cast = castOf(view, names)
    seen = { obstacles: { ...seen.obstacles, ...cast.obstacles }, devices: { ...seen.devices, ...cast.devices } }
    return storyOf([event], { ...cast, ...seen }, before as Parameters<typeof storyOf>[2])
  }
}

/** A narrator of the hex game: projectiles that are gone keep their names. */
export function hexNarrator(): Narrator<'hex'> {
  let seen: hex.Cast['projectiles'] = {}
  return (event, view, names, before) => {
    const cast = hex.castOf(view, names)
    seen = { ...seen, ...cast.projectiles }
    return hex.storyOf([event], { ...cast, projectiles: seen }, before as Parameters<typeof hex.storyOf>[2])
  }
}

/** Calls `write` with each line, from the first event on. Returns what ends the story. */
export function narrate<G extends GameName>(
  match: MatchClient<G>,
  narrator: Narrator<G>,
  write: (line: string) => void,
): () => void {
  let before: Chapter | undefined
  let told = ''
  const tell = (event: MatchEvent<G>) => {
    const { view, seats } = match
    if (view === null) throw new Error('an event of a match that has not begun')
    const names = Object.fromEntries(Object.entries(seats).map(([seat, { name }]) => [seat, name]))
    for (const chapter of narrator(event, view, names, before)) {
      before = chapter
      const { heading, lines } = chapter
      if (lines.length > 0 && heading !== told) write(`\n${heading}`)
      if (lines.length > 0) told = heading
      for (const { text } of lines) write(`  ${text}`)
    }
  }
  for (const event of match.events) tell(event)
  return match.on('event', tell)
}
