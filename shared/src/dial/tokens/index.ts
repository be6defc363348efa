/** Tokens, locks and force: rules/dial.md §3.2. */
import { gainFrame } from './gain.ts'
import { gainTokens } from './gain-tokens.ts'
import { jam, jammed } from './jam.ts'
import { tractored, tractorMove, tractorTurn } from './tractored.ts'

export { breakLock, breakLocksOf, breakLocksOn, isSame, spendLock } from './break-lock.ts'
export { cardTokens, layOnCard, takeFromCard } from './card-tokens.ts'
export { chargesOf, loseCharges, recoverable, recoverCharges, spendCharges } from './charges.ts'
export { forceOf, recoverForce, spendForce } from './force.ts'
export { gain, greenTokens } from './gain.ts'
export { acquireLock, lockable, refuseLock } from './lock.ts'
export { lose } from './lose.ts'
export { spend } from './spend.ts'
export { transfer } from './transfer.ts'

export const tokenFrames = { gain: gainFrame, gainTokens, jammed, tractored }
export const tokenRequests = { jam, tractorMove, tractorTurn }
