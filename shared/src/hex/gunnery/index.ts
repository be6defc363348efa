/** Attacks and projectiles: rules/hex.md §3.1–3.5. (The frames' lines are the gunnery author's; until then nothing is hit.) */
import { steps } from '../../kernel/index.ts'
import type { HexWords } from '../words.ts'

export const gunneryFrames = {
  shoot: steps<HexWords, 'shoot'>('shoot', []),
  projectile: steps<HexWords, 'projectile'>('projectile', []),
  pointDefence: steps<HexWords, 'pointDefence'>('pointDefence', []),
}
