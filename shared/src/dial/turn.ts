import type { Asked, Step, Turn } from '../kernel/index.ts'
import type { DialFrames, DialRequests, DialWords } from './words.ts'

/** What a dial rule holds in its hand. */
export type DialTurn = Turn<DialWords>

/** One line of a dial rule with its locals. */
export type DialStep<K extends keyof DialFrames> = Step<DialWords, DialFrames[K] & object>

/** What a rule about a dial answer may look at. */
export type DialAsked<K extends keyof DialRequests> = Asked<DialWords, DialRequests[K]['args']>
