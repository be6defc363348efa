/** The reload action: rules/dial.md §8.2. One charge for a card below its limit, then a disarm token. */
import { hasOnly, reject } from '../../kernel/index.ts'
import type { Slot } from '../data/index.ts'
import type { Charges, Ship } from '../state.ts'
import { gain, recoverCharges } from '../tokens/index.ts'
import { type ActionRule, always } from './rule.ts'

const reloadable: readonly Slot[] = ['torpedo', 'missile', 'device']

/** The charges of an upgrade with room for one more, by its place among the ship's upgrades. */
function room(ship: Ship, upgrade: number): Charges | null {
  const card = ship.upgrades[upgrade]
  if (card === undefined || !reloadable.includes(card.slot) || card.charges === null) return null
  return card.charges.value < card.charges.max ? card.charges : null
}

const below = (ship: Ship): number[] => [...ship.upgrades.keys()].filter(upgrade => room(ship, upgrade) !== null)

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
    const fits = typeof upgrade === 'number' && room(ship, upgrade) !== null
    return fits ? null : reject('cannot_reload', 'answer.upgrade')
  },
  fails: ({ upgrade }) => upgrade === null,
  perform: (t, ship, { upgrade }) => {
    const card = ship.upgrades[upgrade ?? -1]
    if (card === undefined) throw new Error(`${ship.id} has no such card`)
    recoverCharges(t, ship.id, card.id, 1)
    gain(t, ship.id, 'disarm', 1)
  },
}
