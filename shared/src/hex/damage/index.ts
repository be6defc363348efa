/** Damage and criticals: rules/hex.md §3.5–3.6. (The frames' lines are the damage author's; until then nothing is lost.) */
import { steps } from '../../kernel/index.ts'
import { beginPhase, endPhase } from '../phases/phase.ts'
import type { HexTurn } from '../turn.ts'
import type { HexWords } from '../words.ts'

export const damageFrames = {
  damage: steps<HexWords, 'damage'>('damage', [beginPhase('damage'), strikeAll, endPhase]),
  hit: steps<HexWords, 'hit'>('hit', []),
  critical: steps<HexWords, 'critical'>('critical', []),
}

/** In firing order (6.18). */
function strikeAll(t: HexTurn): void {
  for (const hit of t.game.hits.splice(0)) t.push('hit', { hit })
}
