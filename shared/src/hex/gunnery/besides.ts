/** What a hit does besides its damage, at once: rules/hex.md §3.8, Tractor beam, Vortex, Scatterscan. */
import { rollOne } from '../dice.ts'
import { shipOf } from '../look.ts'
import type { Affliction, Hit } from '../state.ts'
import type { HexTurn } from '../turn.ts'
import { has } from './properties.ts'
import { seize } from './tractor.ts'

export function besides(t: HexTurn, hit: Hit): void {
  if (has(hit, 'tractorBeam')) seize(t, hit)
  if (has(hit, 'vortex')) afflict(t, hit, 'vortex')
  if (has(hit, 'scatterscan')) afflict(t, hit, 'scatterscan')
}

/** For 1d4 rounds after this one. */
function afflict(t: HexTurn, { target, weapon }: Hit, kind: Affliction['kind']): void {
  const rounds = rollOne(t, 4, kind, target)
  shipOf(t.game, target).afflictions.push({ kind, until: t.game.round + rounds })
  t.emit({ type: 'effect', ship: target, effect: kind, amount: 0, why: weapon })
}
