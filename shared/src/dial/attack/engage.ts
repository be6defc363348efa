/** A ship engages: rules/dial.md §2, §7.1. It may make one standard attack; a disarmed ship engages too, without one. */
import { steps, window } from '../../kernel/index.ts'
import type { DialWords } from '../words.ts'

export const engage = steps<DialWords, 'engage'>('engage', [
  window('beforeEngage'),
  (t, { ship }) => t.push('offerAttack', { ship, bonus: false }),
  window('afterEngage'),
])
