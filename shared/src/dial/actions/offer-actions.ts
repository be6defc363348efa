/** A ship is offered actions and may perform one: rules/dial.md §8.1. */
import { hasOnly, isObject, type Json, type RequestRule, reject, steps } from '../../kernel/index.ts'
import { placedShip, shipOf } from '../look.ts'
import type { DialStep } from '../turn.ts'
import type { ActionChoice, ActionOffer, DialRequests, DialWords } from '../words.ts'
import { isAttempted } from './attempts.ts'
import { attemptable } from './offers.ts'
import { ruleOf } from './rules.ts'

type Line = DialStep<'offerActions'>

const ask: Line = (t, a) => {
  const ship = shipOf(t.game, a.ship)
  a.offers = attemptable(t, ship, a.offers, a.why, a.evenStressed)
  if (a.offers.length === 0) return t.leave()
  t.ask(ship.seat, 'action', { ship: a.ship, offers: a.offers, why: a.why }, { default: { skip: true } })
}

const take: Line = (t, { ship, offers, why }) => {
  const answer = t.answer('action')
  if ('skip' in answer) {
    t.emit({ type: 'actionSkipped', ship, why: 'declined' })
    return t.leave()
  }
  const { colour, ...choice } = answer
  const offer = offerOf(offers, choice.action, colour)
  if (offer === undefined) throw new Error(`${choice.action} was not offered`)
  t.push('performAction', { ship, offer, choice, why })
}

/** Hands on the choice performed, or null. */
const tell: Line = t => t.give(t.result())

export const offerActions = {
  ...steps<DialWords, 'offerActions'>('offerActions', [ask, take, tell]),
  within: true,
} as const

export const action: RequestRule<DialWords, DialRequests['action']['args']> = {
  legal: ({ game, args }) => {
    const ship = placedShip(game, args.ship)
    const choices = args.offers.flatMap((offer): Json[] => {
      const options = ruleOf(offer.type)
        .options(game, ship)
        .filter(choice => !isAttempted(ship, choice))
      // An easier offer of the same action goes without its colour.
      const plain = offerOf(args.offers, offer.type, undefined) === offer
      return options.map(choice => (plain ? choice : { ...choice, colour: offer.colour }))
    })
    return { type: 'one', of: [...choices, { skip: true }] }
  },
  accepts: ({ game, args }, answer) => {
    if (!isObject(answer)) return reject('bad_answer', 'answer')
    if (hasOnly(answer, ['skip']) && answer.skip === true) return null
    const { colour, ...choice } = answer
    const offer = offerOf(args.offers, choice.action, colour)
    if (offer === undefined) return reject('not_offered', 'answer.action')
    const ship = placedShip(game, args.ship)
    const refused = ruleOf(offer.type).refuses(game, ship, choice)
    if (refused !== null) return refused
    return isAttempted(ship, choice as unknown as ActionChoice) ? reject('not_offered', 'answer') : null
  },
}

/** The offer that an answer means: of an action offered in several colours the first, unless it names one. */
function offerOf(offers: readonly ActionOffer[], type: Json = null, colour?: Json): ActionOffer | undefined {
  return offers.find(offer => offer.type === type && (colour === undefined || offer.colour === colour))
}
