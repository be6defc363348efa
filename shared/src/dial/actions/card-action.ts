/** The actions that cards print ("Action: …"): rules/dial.md §8.1. Each is an action of its own, white where nothing else is said. */
import { canonical, hasOnly, type Json, reject } from '../../kernel/index.ts'
import { type Card, type CardAction, hasUp } from '../cards/card.ts'
import { canPay, pay } from '../cards/cost.ts'
import { cards } from '../cards/registry.ts'
import type { Placed } from '../look.ts'
import type { DialGame, Ship } from '../state.ts'
import { isAttempted } from './attempts.ts'
import { type ActionRule, type ChoiceOf, never } from './rule.ts'

let printing: readonly Card[] | undefined

function printed(ship: Ship): { card: string; action: CardAction }[] {
  printing ??= cards().filter(({ action }) => action !== undefined)
  return printing.flatMap(card => (card.action && hasUp(ship, card) ? [{ card: card.id, action: card.action }] : []))
}

export function hasCardActions(ship: Ship): boolean {
  return printed(ship).length > 0
}

function optionsOf(game: DialGame, ship: Placed): ChoiceOf<'card'>[] {
  return printed(ship).flatMap(({ card, action }) => {
    if (!canPay(ship, card, action.cost ?? {})) return []
    return action.choices(game, ship).map(choice => ({ action: 'card', card, choice }) as const)
  })
}

export const cardAction: ActionRule<'card'> = {
  type: 'card',
  possible: (game, ship) => optionsOf(game, ship).some(choice => !isAttempted(ship, choice)),
  options: optionsOf,
  refuses: (game, ship, choice) => {
    if (!hasOnly(choice, ['action', 'card', 'choice'])) return reject('bad_answer', 'answer')
    const { card = null, choice: chosen = null } = choice
    const of = optionsOf(game, ship).filter(option => option.card === card)
    if (of.length === 0) return reject('not_offered', 'answer.card')
    const fits = of.some(option => canonical(option.choice) === canonical(chosen))
    return fits ? null : reject('not_an_option', 'answer.choice')
  },
  fails: never,
  perform: (t, ship, { card, choice }) => {
    const found = printed(ship).find(other => other.card === card)
    if (found === undefined) throw new Error(`${ship.id} has no action of ${card}`)
    pay(t, ship, card, found.action.cost ?? {})
    found.action.perform(t, ship, choice as Json)
  },
}
