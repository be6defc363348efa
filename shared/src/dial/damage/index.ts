/** Damage: rules/dial.md §7.3. */
import { dealCard } from './deal-card.ts'
import { expose } from './expose.ts'
import { turnFaceDownFrame } from './face-up.ts'
import { destruction, leavePlay } from './leave-play.ts'
import { repair, repairRequest } from './repair.ts'
import { suffer } from './suffer.ts'

export const damageFrames = {
  suffer,
  dealCard,
  expose,
  repair,
  turnFaceDown: turnFaceDownFrame,
  destruction,
  leavePlay,
}
export const damageRequests = { repair: repairRequest }
