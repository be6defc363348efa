/** The End Phase: circular tokens go, charges recover, in reserve too, then the end of the game is looked for (rules/dial.md §2, §1.5). */
import { each, steps } from '../../kernel/index.ts'
import { isInPlay, tokens } from '../look.ts'
import { burnOut } from '../obstacles/burn-out.ts'
import { totalOf } from '../score/score.ts'
import { scoreHalf } from '../score/ships.ts'
import { type Ending, endingOf } from '../score/winner.ts'
import type { Charges, Ship, TokenKind } from '../state.ts'
import { greenTokens, lose } from '../tokens/index.ts'
import type { DialTurn } from '../turn.ts'
import type { DialWords } from '../words.ts'
import { closePhase, duringPhase, endPhase, enterPhase, openPhase } from './phase.ts'

const orange: readonly TokenKind[] = ['disarm', 'jam', 'tractor']

export const endPhaseFrame = steps<DialWords, 'endPhase'>('endPhase', [
  t => enterPhase(t, 'end'),
  t => t.push('objectives', {}),
  openPhase,
  burnOut,
  duringPhase,
  removeTokens(greenTokens),
  removeTokens(orange),
  recover,
  closePhase,
  endPhase,
  t => t.window('roundEnd', { round: t.game.round }),
  lookForEnd,
])

function removeTokens(kinds: readonly TokenKind[]) {
  return (t: DialTurn): void => {
    for (const ship of Object.values(t.game.ships).filter(isInPlay)) {
      for (const kind of kinds) lose(t, ship.id, kind, tokens(ship, kind))
    }
  }
}

/** Recurring charges, force and shields: one step each, up or down, within the pool. */
function recover(t: DialTurn): void {
  for (const ship of Object.values(t.game.ships).filter(isInPlay)) {
    tellCharge(t, ship, ship.pilot, ship.charges)
    for (const card of ship.upgrades) tellCharge(t, ship, card.id, card.charges)
    const force = change(ship.force)
    if (force > 0) t.emit({ type: 'forceRecovered', ship: ship.id, count: force })
    const shields = change(ship.shields)
    if (shields > 0) t.emit({ type: 'shieldRecovered', ship: ship.id, count: shields })
    if (shields < 0) {
      t.emit({ type: 'shieldLost', ship: ship.id, count: -shields })
      scoreHalf(t, ship)
      t.window('shieldLost', { ship: ship.id })
    }
  }
}

function tellCharge(t: DialTurn, ship: Ship, card: string, pool: Charges | null): void {
  const count = change(pool)
  if (count < 0) t.emit({ type: 'chargeLost', ship: ship.id, card, count: -count })
  if (count <= 0) return
  t.emit({ type: 'chargeRecovered', ship: ship.id, card, count })
  t.window('chargeRecovered', { ship: ship.id, card, count })
}

/** Applies a pool's recurring change; how much it came to. */
function change(pool: Charges | null): number {
  if (pool === null) return 0
  const before = pool.value
  pool.value = Math.max(0, Math.min(pool.max, before + pool.recovers))
  return pool.value - before
}

/** Looked for after every End Phase, never before (A51). */
function lookForEnd(t: DialTurn): void {
  t.mark()
  const ending = endingOf(t.game)
  if (ending !== null) endMatch(t, ending)
}

export function endMatch(t: DialTurn, ending: Ending): void {
  const totals = each(t.game.score, totalOf)
  t.emit({ type: 'matchEnded', ...ending, totals })
  t.end(ending.winner, ending.reason)
}

/** Time is called: the round is finished and scored, then the match is over (rules/dial.md §10). */
export function callTime(t: DialTurn): void {
  if (t.game.timeCalled) return
  t.game.timeCalled = true
  t.emit({ type: 'timeCalled', round: t.game.round })
}
