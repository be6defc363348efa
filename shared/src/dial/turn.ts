import type { Step, Turn } from '../kernel/index.ts'
import type { DialFrames, DialWords } from './words.ts'

/** What a dial rule holds in its hand. */
export type DialTurn = Turn<DialWords>

/** One line of a dial rule with its locals. */
export type DialStep<K extends keyof DialFrames> = Step<DialWords, DialFrames[K] & object>
