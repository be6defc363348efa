/** A battle, or a stretch of it, told phase by phase. */
import type { Numbered } from '../../kernel/index.ts'
import type { Phase } from '../state.ts'
import type { HexEvent } from '../words.ts'
import type { Cast } from './cast.ts'
import { en } from './en.ts'
import type { Teller } from './teller.ts'

/** The languages a story can be told in. To add one, put its file beside `en.ts` and its line here. */
export const tellers = { en } as const satisfies Readonly<Record<string, Teller>>
export type Language = keyof typeof tellers

export interface Line {
  /** Number of the event that the line tells. */
  readonly seq: number
  readonly text: string
}

/** What happened in one phase. */
export interface Chapter {
  readonly round: number
  readonly phase: Phase
  readonly heading: string
  readonly lines: readonly Line[]
}

export interface StoryOptions {
  readonly language?: Language
  /** Where a stretch stands in which no phase begins or ends: by default in set-up. */
  readonly round?: number
  readonly phase?: Phase
}

/** Phases are the headings, so their beginnings and ends are no lines. */
export function storyOf(events: readonly Numbered<HexEvent>[], cast: Cast, options: StoryOptions = {}): Chapter[] {
  const { language = 'en', round = 0, phase = 'setup' } = options
  const teller = tellers[language]
  const full = {
    ...cast,
    projectiles: { ...cast.projectiles, ...launchedIn(events, cast) },
    mines: { ...cast.mines, ...laidIn(events, cast) },
  }
  const begun = (of: Pick<Chapter, 'round' | 'phase'>) => {
    return { ...of, heading: teller.heading(of.phase, of.round), lines: [] as Line[] }
  }
  let chapter = begun(endedFirst(events) ?? { round, phase })
  const chapters = [chapter]
  for (const event of events) {
    if (event.type === 'phaseBegan') {
      if (event.phase === chapter.phase && event.round === chapter.round) continue
      chapter = begun({ round: event.round, phase: event.phase })
      chapters.push(chapter)
    }
    const text = teller.sentence(event, full)
    if (text !== null) chapter.lines.push({ seq: event.seq, text })
  }
  return chapters.filter(({ lines }, i) => lines.length > 0 || i > 0)
}

/** The phase in which a stretch begins, when it goes beyond that phase. */
function endedFirst(events: readonly HexEvent[]): Pick<Chapter, 'round' | 'phase'> | null {
  for (const event of events) {
    if (event.type === 'phaseEnded') return { round: event.round, phase: event.phase }
    if (event.type === 'phaseBegan') return null
  }
  return null
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
