/** The whole battle: set-up (rules/hex.md §1.1), then rounds until it ends. */
import { steps } from '../../kernel/index.ts'
import type { HexTurn } from '../turn.ts'
import type { HexWords } from '../words.ts'

export const match = steps<HexWords, 'match'>('match', [
  t => t.pushFrame('nonces', {}),
  tellWho,
  t => t.push('setUp', { facings: {} }),
  playRound,
])

function tellWho(t: HexTurn): void {
  const { ships, sides, ruleset } = t.game
  const told = Object.values(ships).map(({ id: ship, side, name, tier }) => ({ ship, side, name, tier }))
  t.emit({ type: 'battleBegan', sides, ships: told, rounds: ruleset.rounds })
  if (t.state.nonces !== null) t.emit({ type: 'noncesGiven', nonces: t.state.nonces })
  t.emit({ type: 'phaseBegan', phase: 'setup', round: 0 })
}

function playRound(t: HexTurn): void {
  t.push('round', {})
  t.again()
}
