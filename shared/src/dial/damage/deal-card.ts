/** A damage card is dealt, face down for a hit, face up for a crit: rules/dial.md §7.3. Shields play no part in it. */
import { steps } from '../../kernel/index.ts'
import { isRemote, shipOf } from '../look.ts'
import { scoreHalf } from '../score/ships.ts'
import type { DialStep } from '../turn.ts'
import type { DialWords } from '../words.ts'
import { drawDamage, layFaceDown } from './deck.ts'
import { followDestruction, lookForDestruction } from './destroyed.ts'
import { resolveFaceUp, turnFaceUp } from './face-up.ts'

/** A face-up card is resolved at once. A remote's all lie face down. */
const deal: DialStep<'dealCard'> = (t, { ship: id, up: crit, source }) => {
  const ship = shipOf(t.game, id)
  const up = crit && !isRemote(ship)
  const card = drawDamage(t, ship.seat)
  if (up) turnFaceUp(t, ship, card)
  else layFaceDown(t, ship, card)
  t.give(up ? card : null)
  t.emit({ type: 'damageDealt', ship: id, down: up ? 0 : 1, up: up ? [card] : [], source })
  scoreHalf(t, ship)
  lookForDestruction(t, ship)
  if (up) resolveFaceUp(t, ship, card)
  t.window('cardDealt', { ship: id, up })
}

export const dealCard = steps<DialWords, 'dealCard'>('dealCard', [deal, followDestruction])
