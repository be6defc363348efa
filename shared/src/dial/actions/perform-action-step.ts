/** The Perform Action step: rules/dial.md §3.1 step 3. */
import { steps } from '../../kernel/index.ts'
import { isStressed, shipOf } from '../look.ts'
import type { Ship } from '../state.ts'
import type { DialStep, DialTurn } from '../turn.ts'
import type { DialWords } from '../words.ts'
import { attemptable, whyIdle } from './offers.ts'
import { stepOffers } from './standard-offers.ts'

const offer: DialStep<'performActionStep'> = (t, { ship: id }) => {
  const ship = shipOf(t.game, id)
  const why = whySkipped(t, ship)
  if (why === null) t.push('offerActions', { ship: id, offers: stepOffers(t, ship), why: 'step' })
  else t.emit({ type: 'actionSkipped', ship: id, why })
}

export const performActionStep = steps<DialWords, 'performActionStep'>('performActionStep', [offer])

/** The step itself may be taken away, the ship may be idle, or nothing on its bar may be attempted. */
function whySkipped(t: DialTurn, ship: Ship): string | null {
  const { activation } = t.game
  const skips = activation?.ship === ship.id ? activation.skipsStep : null
  const why = skips ?? whyIdle(t, ship, 'step')
  if (why !== null || attemptable(t, ship, stepOffers(t, ship), 'step').length > 0) return why
  return isStressed(ship) ? 'stressed' : 'nothing to attempt'
}
