/** A face-down damage card is exposed: rules/dial.md §7.3. It is not dealt. */
import { steps } from '../../kernel/index.ts'
import { isRemote, shipOf } from '../look.ts'
import type { DialStep } from '../turn.ts'
import type { DialWords } from '../words.ts'
import { takeFaceDown } from './deck.ts'
import { followDestruction } from './destroyed.ts'
import { resolveFaceUp, turnFaceUp } from './face-up.ts'

/** Without a face-down card nothing happens, nor to a remote. */
const turnOne: DialStep<'expose'> = (t, { ship: id }) => {
  const ship = shipOf(t.game, id)
  if (ship.damage.down === 0 || isRemote(ship)) return t.leave()
  const card = takeFaceDown(t, ship)
  turnFaceUp(t, ship, card)
  t.emit({ type: 'damageExposed', ship: id, card })
  resolveFaceUp(t, ship, card)
  t.window('cardExposed', { ship: id, card })
}

export const expose = steps<DialWords, 'expose'>('expose', [turnOne, followDestruction])
