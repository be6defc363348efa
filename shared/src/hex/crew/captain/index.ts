/** What captains do besides helping others (crew/help.ts): rules/hex.md §3.7. */
import type { ActionRule } from '../order.ts'
import { movingSpeech } from './moving-speech.ts'
import { orders } from './orders.ts'
import { taunt } from './taunt.ts'

export const captainActions: readonly ActionRule[] = [taunt, orders, movingSpeech]
