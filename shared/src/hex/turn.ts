import type { Step, Turn } from '../kernel/index.ts'
import type { HexFrames, HexWords } from './words.ts'

/** What a rule of the battle holds in its hand. */
export type HexTurn = Turn<HexWords>

/** One line of a rule with its locals. */
export type HexStep<K extends keyof HexFrames> = Step<HexWords, HexFrames[K] & object>
