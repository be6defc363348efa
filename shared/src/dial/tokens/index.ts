/** Tokens, locks and force: rules/dial.md §3.2. */
import { gainTokens } from './gain-tokens.ts'
import { jam, jammed } from './jam.ts'
import { tractored, tractorMove, tractorTurn } from './tractored.ts'

export { breakLock, breakLocksOf, breakLocksOn } from './break-lock.ts'
export { forceOf, spendForce } from './force.ts'
export { gain, greenTokens } from './gain.ts'
export { acquireLock, lockable, refuseLock } from './lock.ts'
export { lose } from './lose.ts'

export const tokenFrames = { gainTokens, jammed, tractored }
export const tokenRequests = { jam, tractorMove, tractorTurn }
