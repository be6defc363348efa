/**
 * Linked actions: rules/dial.md §8.1, A35, A36. The link stands in the queue of what follows the action, so that its
 * player orders it among his abilities; when its turn comes, the ship may be unable to act.
 */
import type { Ability } from '../../kernel/index.ts'
import { shipOf } from '../look.ts'
import type { Ship, ShipId } from '../state.ts'
import type { DialTurn } from '../turn.ts'
import type { DialWords } from '../words.ts'
import { attemptable } from './offers.ts'

const sourceOf = (id: ShipId): string => `link of ${id}`

export const linkedAction: Ability<DialWords, 'afterAction'> = {
  id: 'linkedAction',
  window: 'afterAction',
  when: (t, { source }, { ship, linked }) =>
    source === sourceOf(ship) && attemptable(t, shipOf(t.game, ship), linked, 'linked').length > 0,
  effect: (t, _source, { ship, linked }) => t.push('offerActions', { ship, offers: [...linked], why: 'linked' }),
}

/** Lets the links of a ship wait in the windows of its actions: from its first action with one on. */
export function linkTo(t: DialTurn, { id, seat }: Ship): void {
  const waits = (t.state.listeners.afterAction ?? []).some(({ source }) => source === sourceOf(id))
  if (!waits) t.listen('afterAction', { ability: linkedAction.id, source: sourceOf(id), seat })
}
