/** What pilots do, and others when there is none: rules/hex.md §2.6. */
import type { ActionRule } from '../order.ts'
import { breakFree } from './break-free.ts'
import { flying } from './flying.ts'
import { glide } from './glide.ts'
import { stunt } from './stunt.ts'

export const pilotActions: readonly ActionRule[] = [...flying, stunt, breakFree, glide]
