/** Which of the actions offered may be attempted now: rules/dial.md §8.1, §3.2, §5.4. */
import { cardsAllowAction } from '../cards/damage-cards.ts'
import { isIonised, isPlaced, isStressed, type Placed } from '../look.ts'
import { towingBars } from '../scenario/tow.ts'
import type { DialGame, Ship } from '../state.ts'
import { forceOf } from '../tokens/index.ts'
import type { DialTurn } from '../turn.ts'
import type { ActionName, ActionOffer, OfferReason } from '../words.ts'
import { ruleOf } from './rules.ts'

/** Why a ship can attempt no action at all, in a word; null when it can. Only the offer of §5.4 passes the bar it brings. */
export function whyIdle(t: DialTurn, ship: Ship, why: OfferReason): 'gone' | 'barred' | 'forbidden' | null {
  const { game } = t
  if (!isPlaced(ship)) return 'gone'
  if (t.fold('barsActions', { ship: ship.id }, false)) return 'forbidden'
  const barred = game.activation?.ship === ship.id && game.activation.barred
  return barred && why !== 'overlap' ? 'barred' : null
}

/**
 * Those of the offers, as cards change them, that may be attempted now; each action counts once in each colour.
 * `evenStressed`: what offers them says that stress is no bar.
 */
export function attemptable(
  t: DialTurn,
  ship: Ship,
  offered: readonly ActionOffer[],
  why: OfferReason,
  evenStressed = false,
): ActionOffer[] {
  if (whyIdle(t, ship, why) !== null || !isPlaced(ship)) return []
  const offers = t.fold('actionOffers', { ship: ship.id, why }, offered)
  const first = ({ type, colour }: ActionOffer) => offers.find(o => o.type === type && o.colour === colour)
  const stressed = isStressed(ship) && !evenStressed
  return offers.filter(
    offer =>
      first(offer) === offer &&
      isAttemptable(t.game, ship, offer) &&
      !(stressed && t.fold('stressBars', { ship: ship.id, offer }, true)),
  )
}

/** Once per round each; of an ionised ship only what the ruleset allows; purple with force to pay. */
function isAttemptable(game: DialGame, ship: Placed, { type, colour }: ActionOffer): boolean {
  if (ship.attempted.includes(type) || !cardsAllowAction(ship, type)) return false
  if (towingBars(game, ship.id, type)) return false
  if (isIonised(ship) && !isIonAction(game, type)) return false
  return (colour !== 'purple' || forceOf(ship) > 0) && ruleOf(type).possible(game, ship)
}

function isIonAction({ ruleset }: DialGame, type: ActionName): boolean {
  return ruleset.ionisedActions.some(allowed => allowed === type)
}
