/** Attacks and projectiles: rules/hex.md §3.1–3.5. */
import { layMineRequest, layMinesFrame } from './lay-mines.ts'
import { mineFrame } from './mine.ts'
import { pointDefence, pointDefenceRequest } from './point-defence.ts'
import { projectile } from './projectile.ts'
import { shoot } from './shoot.ts'
import { tractor, tractorRequest } from './tractor.ts'

export const gunneryFrames = { shoot, projectile, pointDefence, tractor, mine: mineFrame, layMines: layMinesFrame }
export const gunneryRequests = { pointDefence: pointDefenceRequest, tractor: tractorRequest, layMine: layMineRequest }
