/** The End Phase: circular tokens go, charges recover, then the end of the game is looked for (rules/dial.md §2, §1.5). */
import { steps } from '../../kernel/index.ts'
import { onTable, playerOf, tokens } from '../look.ts'
import type { Charges, DialGame, Ship, TokenKind } from '../state.ts'
import { greenTokens, lose } from '../tokens/index.ts'
import type { DialTurn } from '../turn.ts'
import type { DialWords } from '../words.ts'
import { beginPhase, closePhase, endPhase } from './phase.ts'

const orange: readonly TokenKind[] = ['disarm', 'jam', 'tractor']

export const endPhaseFrame = steps<DialWords, 'endPhase'>('endPhase', [
  beginPhase('end'),
  removeTokens(greenTokens),
  removeTokens(orange),
  recover,
  closePhase,
  endPhase,
  lookForEnd,
])

function removeTokens(kinds: readonly TokenKind[]) {
  return (t: DialTurn): void => {
    for (const ship of onTable(t.game)) {
      for (const kind of kinds) lose(t, ship.id, kind, tokens(ship, kind))
    }
  }
}

/** Recurring charges, force and shields: one step each, up or down, within the pool. */
function recover(t: DialTurn): void {
  for (const ship of onTable(t.game)) {
    tellCharge(t, ship, ship.pilot, ship.charges)
    for (const card of ship.upgrades) tellCharge(t, ship, card.id, card.charges)
    const force = change(ship.force)
    if (force > 0) t.emit({ type: 'forceRecovered', ship: ship.id, count: force })
    const shields = change(ship.shields)
    if (shields > 0) t.emit({ type: 'shieldRecovered', ship: ship.id, count: shields })
  }
}

function tellCharge(t: DialTurn, ship: Ship, card: string, pool: Charges | null): void {
  const count = change(pool)
  if (count !== 0)
    t.emit({
      type: count > 0 ? 'chargeRecovered' : 'chargeLost',
      ship: ship.id,
      card,
      count: count < 0 ? -count : count,
    })
}

/** Applies a pool's recurring change; how much it came to. */
function change(pool: Charges | null): number {
  if (pool === null) return 0
  const before = pool.value
  pool.value = Math.max(0, Math.min(pool.max, before + pool.recovers))
  return pool.value - before
}

/** Only one side has ships: it wins. None has: nobody does. After the last round nobody does either, as nothing is scored yet. */
function lookForEnd(t: DialTurn): void {
  t.mark()
  const sides = [...new Set(onTable(t.game).map(ship => playerOf(t.game, ship.seat).side))]
  const [first, second] = sides
  if (second !== undefined && t.game.round < t.game.ruleset.rounds) return
  const winner = second === undefined ? (first ?? null) : null
  endMatch(t, winner, second === undefined ? lastWay(t.game, winner) : 'rounds')
}

/** How the losing ships left: all by flight, or not. */
function lastWay(game: DialGame, winner: string | null): 'flight' | 'destruction' {
  const lost = Object.values(game.ships).filter(ship => playerOf(game, ship.seat).side !== winner)
  return lost.every(ship => ship.place === 'fled') ? 'flight' : 'destruction'
}

export function endMatch(
  t: DialTurn,
  winner: string | null,
  reason: 'flight' | 'destruction' | 'rounds' | 'conceded',
): void {
  t.emit({ type: 'matchEnded', winner, reason })
  t.end(winner, reason)
}
