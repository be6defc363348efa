/** Written by npm run data: every layer, the base of a ruleset first. */
import type { Sources } from '../layers.ts'
import type { Ruleset } from '../vocabulary.ts'
import { text as xwa0 } from './xwa/2026-02.ts'
import { text as amg0 } from './amg/2025-01.ts'

export const SOURCES: { readonly [R in Ruleset]: Sources } = {
  xwa: [
    { name: '2026-02', date: '2026-02-01', text: xwa0 },
  ],
  amg: [
    { name: '2025-01', date: '2025-01-01', text: amg0 },
  ],
}
