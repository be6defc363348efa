/** A damage card is dealt, face down for a hit, face up for a crit: rules/dial.md §7.3. Shields play no part in it. */
import { steps } from '../../kernel/index.ts'
import { isPlaced, shipOf } from '../look.ts'
import type { DialStep } from '../turn.ts'
import type { DialWords } from '../words.ts'
import { drawDamage, layFaceDown } from './deck.ts'
import { turnFaceUp } from './face-up.ts'

const deal: DialStep<'dealCard'> = (t, { ship: id, up, source }) => {
  const ship = shipOf(t.game, id)
  const card = drawDamage(t, ship.seat)
  if (up) {
    turnFaceUp(t, ship, card)
    t.emit({ type: 'damageDealt', ship: id, down: 0, up: [card], source })
    t.window('cardExposed', { ship: id, card })
  } else {
    layFaceDown(t, ship, card)
    t.emit({ type: 'damageDealt', ship: id, down: 1, up: [], source })
  }
  t.window('cardDealt', { ship: id, up })
}

/** Destroyed when it has as many cards as hull; in the Engagement Phase it stays a while (rules/dial.md §2). */
const lookForDestruction: DialStep<'dealCard'> = (t, { ship: id }) => {
  const ship = shipOf(t.game, id)
  const cards = ship.damage.down + ship.damage.up.length
  if (!isPlaced(ship) || ship.doomed || cards < ship.hull) return
  ship.doomed = true
  t.emit({ type: 'destroyed', ship: id })
  // In an attack what follows belongs to its aftermath (A33).
  if (t.game.attack === null) t.push('destruction', { ship: id })
  else t.game.attack.destroyed.push(id)
}

export const dealCard = steps<DialWords, 'dealCard'>('dealCard', [deal, lookForDestruction])
