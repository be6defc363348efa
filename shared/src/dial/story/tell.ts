/** Every event as a sentence. */
import type { Language } from '../data/index.ts'
import type { DialEvent } from '../words.ts'
import type { Cast } from './cast.ts'
import { tellers } from './languages.ts'

/** One plain sentence of what happened; null for an event that is not worth one. Plain text: a page must escape it. */
export function tell(event: DialEvent, cast: Cast, language: Language = 'en'): string | null {
  return tellers[language].sentence(event, cast)
}
