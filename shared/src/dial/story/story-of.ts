/** A match, or a stretch of it, told phase by phase. */
import type { Numbered } from '../../kernel/index.ts'
import * as chapters from '../../story/chapters.ts'
import { type Language, obstacleOutlines } from '../data/index.ts'
import type { Phase } from '../state.ts'
import type { DialEvent } from '../words.ts'
import type { Cast } from './cast.ts'
import { tellers } from './languages.ts'

export type Chapter = chapters.Chapter<Phase>
export type StoryOptions = chapters.StoryOptions<Phase, Language>

/** Things get their names from being placed and removed. */
export function storyOf(events: readonly Numbered<DialEvent>[], cast: Cast, options: StoryOptions = {}): Chapter[] {
  const { language = 'en', round = 0, phase = 'setup' } = options
  const teller = tellers[language]
  const known = castWith(cast, events)
  const sentence = (event: DialEvent) => teller.sentence(event, known)
  return chapters.chaptersOf(events, { round, phase }, { heading: teller.heading, sentence })
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
