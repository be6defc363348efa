/** Damage and criticals: rules/hex.md §3.5–3.6. */
import { steps } from '../../kernel/index.ts'
import { beginPhase, endPhase } from '../phases/phase.ts'
import type { HexTurn } from '../turn.ts'
import type { HexWords } from '../words.ts'
import { hit } from './hit.ts'
import { inOrder } from './in-order.ts'

/** All that was queued, though its ships may be gone by now: nobody is spared by being faster (6.19). */
const damage = steps<HexWords, 'damage'>('damage', [beginPhase('damage'), sort, strikeNext, endPhase])

export const damageFrames = { damage, hit }

function sort(t: HexTurn): void {
  t.game.hits = [...inOrder(t.game.hits, t.game.ruleset.criticalsLast)]
}

function strikeNext(t: HexTurn): void {
  const next = t.game.hits.shift()
  if (next === undefined) return
  t.again()
  t.push('hit', { hit: next })
}
