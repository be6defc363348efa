/** At the end of the Activation Phase bombs detonate, the first player's before the other's: rules/dial.md §2, A45. */
import type { DialTurn } from '../turn.ts'

export function detonateBombs(t: DialTurn): void {
  const bombs = Object.values(t.game.devices).filter(({ kind }) => kind === 'bomb')
  for (const seat of t.game.order) {
    const left = bombs.filter(bomb => bomb.seat === seat).map(({ id }) => ({ device: id, ship: null }))
    if (left.length > 0) t.push('detonations', { seat, left })
  }
}
