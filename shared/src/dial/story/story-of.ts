/** A match, or a stretch of it, told phase by phase. */
import type { Numbered } from '../../kernel/index.ts'
import { type Language, obstacleOutlines } from '../data/index.ts'
import type { Phase } from '../state.ts'
import type { DialEvent } from '../words.ts'
import type { Cast } from './cast.ts'
import { tellers } from './languages.ts'

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

/** Phases are the headings, so their beginnings and ends are no lines. Things get their names from being placed and removed. */
export function storyOf(events: readonly Numbered<DialEvent>[], cast: Cast, options: StoryOptions = {}): Chapter[] {
  const { language = 'en', round = 0, phase = 'setup' } = options
  const teller = tellers[language]
  const known = castWith(cast, events)
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
    } else if (!isHeading(event)) {
      const text = teller.sentence(event, known)
      if (text !== null) chapter.lines.push({ seq: event.seq, text })
    }
  }
  return chapters.filter(({ lines }, i) => lines.length > 0 || i > 0)
}

/** The phase in which a stretch begins, when it goes beyond that phase. */
function endedFirst(events: readonly DialEvent[]): Pick<Chapter, 'round' | 'phase'> | null {
  for (const event of events) {
    if (event.type === 'phaseEnded') return { round: event.round, phase: event.phase }
    if (event.type === 'phaseBegan') return null
  }
  return null
}

/** Told as a heading, not as a line. */
export function isHeading({ type }: DialEvent): boolean {
  return type === 'phaseBegan' || type === 'phaseEnded'
}

/** What some events speak of may be gone from the view that the cast was made of, or not be there yet. */
export function castWith(cast: Cast, events: readonly DialEvent[]): Cast {
  return {
    ...cast,
    obstacles: { ...cast.obstacles, ...placedIn(events) },
    features: { ...cast.features, ...featuresIn(events) },
    devices: { ...cast.devices, ...devicesIn(events) },
  }
}

function devicesIn(events: readonly DialEvent[]): Cast['devices'] {
  return Object.fromEntries(
    events.flatMap(event =>
      event.type === 'devicePlaced' || event.type === 'deviceRemoved' ? [[event.device, event.card]] : [],
    ),
  )
}

function placedIn(events: readonly DialEvent[]): Cast['obstacles'] {
  return Object.fromEntries(
    events.flatMap(event =>
      event.type === 'obstaclePlaced' || event.type === 'obstacleRemoved'
        ? [[event.obstacle, obstacleOutlines[event.outline].kind]]
        : [],
    ),
  )
}

function featuresIn(events: readonly DialEvent[]): Cast['features'] {
  return Object.fromEntries(
    events.flatMap(event => (event.type === 'featurePlaced' ? [[event.feature, event.kind]] : [])),
  )
}
