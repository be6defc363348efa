/** What gunners do, and others with their weapons in passing: rules/hex.md §3.7. */
import type { ActionRule } from '../order.ts'
import { broadside } from './broadside.ts'
import { clearMine } from './clear-mine.ts'
import { fireAtWill } from './fire-at-will.ts'
import { harryingShot } from './harrying-shot.ts'
import { layMines } from './lay-mines.ts'
import { preciseTargeting } from './precise-targeting.ts'
import { shoot } from './shoot.ts'
import { snapShot } from './snap-shot.ts'

export const gunnerActions: readonly ActionRule[] = [
  shoot,
  fireAtWill,
  broadside,
  preciseTargeting,
  snapShot,
  harryingShot,
  layMines,
  clearMine,
]
