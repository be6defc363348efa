/** Frames and requests of moving: rules/hex.md §2. */
import { drift } from './drift.ts'
import { fly } from './fly.ts'
import { freeAttack, freeAttackRequest } from './free-attack.ts'
import { move } from './move.ts'
import { pathRequest } from './path-request.ts'
import { ram } from './ram.ts'

export const helmFrames = { move, fly, freeAttack, drift, ram }
export const helmRequests = { path: pathRequest, freeAttack: freeAttackRequest }
