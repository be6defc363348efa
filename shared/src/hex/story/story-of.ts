/** A battle, or a stretch of it, told phase by phase. */
import type { Numbered } from '../../kernel/index.ts'
import * as chapters from '../../story/chapters.ts'
import type { Phase } from '../state.ts'
import type { HexEvent } from '../words.ts'
import type { Cast } from './cast.ts'
import { en } from './en.ts'
import type { Teller } from './teller.ts'

/** The languages a story can be told in. To add one, put its file beside `en.ts` and its line here. */
export const tellers = { en } as const satisfies Readonly<Record<string, Teller>>
export type Language = keyof typeof tellers

export type Chapter = chapters.Chapter<Phase>
export type StoryOptions = chapters.StoryOptions<Phase, Language>

export function storyOf(events: readonly Numbered<HexEvent>[], cast: Cast, options: StoryOptions = {}): Chapter[] {
  const { language = 'en', round = 0, phase = 'setup' } = options
  const teller = tellers[language]
  const full = {
    ...cast,
    projectiles: { ...cast.projectiles, ...launchedIn(events, cast) },
    mines: { ...cast.mines, ...laidIn(events, cast) },
  }
  const sentence = (event: HexEvent) => teller.sentence(event, full)
  return chapters.chaptersOf(events, { round, phase }, { heading: teller.heading, sentence })
}

/** A projectile may be gone from the view that the cast was made of. */
function launchedIn(events: readonly HexEvent[], { ships }: Cast): Cast['projectiles'] {
  return Object.fromEntries(
    events.flatMap(event =>
      event.type === 'launched'
        ? [[event.projectile, { name: ships[event.ship]?.weapons[event.weapon] ?? 'weapon', target: event.target }]]
        : [],
    ),
  )
}

function laidIn(events: readonly HexEvent[], { ships }: Cast): Cast['mines'] {
  return Object.fromEntries(
    events.flatMap(event =>
      event.type === 'mineLaid' ? [[event.mine, { name: ships[event.ship]?.weapons[event.weapon] ?? 'weapon' }]] : [],
    ),
  )
}
