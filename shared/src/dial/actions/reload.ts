/** The reload action: rules/dial.md §8.2. A charge for a card below its limit, then a disarm token. */
import { hasOnly, reject } from '../../kernel/index.ts'
import type { Slot } from '../data/index.ts'
import type { Ship } from '../state.ts'
import { gain, recoverable, recoverCharges } from '../tokens/index.ts'
import type { DialTurn } from '../turn.ts'
import { type ActionRule, always } from './rule.ts'

const reloadable: readonly Slot[] = ['torpedo', 'missile', 'device']

/** Whether an upgrade has room for one more, by its place among the ship's upgrades. */
function hasRoom(ship: Ship, upgrade: number): boolean {
  const card = ship.upgrades[upgrade]
  return card !== undefined && reloadable.includes(card.slot) && recoverable(ship, card.id) > 0
}

const below = (ship: Ship): number[] => [...ship.upgrades.keys()].filter(upgrade => hasRoom(ship, upgrade))

export const reload: ActionRule<'reload'> = {
  type: 'reload',
  possible: always,
  options: (_game, ship) => {
    const cards = below(ship)
    return (cards.length > 0 ? cards : [null]).map(upgrade => ({ action: 'reload', upgrade }))
  },
  refuses: (_game, ship, choice) => {
    if (!hasOnly(choice, ['action', 'upgrade'])) return reject('bad_answer', 'answer')
    const { upgrade = null } = choice
    if (upgrade === null) return below(ship).length > 0 ? reject('may_not_fail', 'answer.upgrade') : null
    const fits = typeof upgrade === 'number' && hasRoom(ship, upgrade)
    return fits ? null : reject('cannot_reload', 'answer.upgrade')
  },
  fails: ({ upgrade }) => upgrade === null,
  perform: (t, ship, { upgrade }) => {
    const card = ship.upgrades[upgrade ?? -1]
    if (card === undefined) throw new Error(`${ship.id} has no such card`)
    reloadCard(t, ship, card.id)
  },
}

export function reloadCard(t: DialTurn, { id: ship }: Ship, card: string): void {
  recoverCharges(t, ship, card, t.fold('reload', { ship, card }, 1))
  gain(t, ship, 'disarm', 1)
}
