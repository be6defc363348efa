/** Which action: what it adds to the fight of this round, to the place or to the scenario. rules/dial.md §8.2 */
import { isStressed, othersOf, type Placed, placedShip, tokens } from '../../dial/look.ts'
import type { DialGame } from '../../dial/state.ts'
import type { ActionOffer, ColouredChoice } from '../../dial/words.ts'
import { seenFrom } from '../../geometry/index.ts'
import { type Craft, craftOf, foesOf, hasLock } from './craft.ts'
import { worthOfFlight } from './flight-worth.ts'
import { flightOf, flownCode } from './flights.ts'
import { gunsOf } from './guns.ts'
import type { Judge } from './judge.ts'
import { poseAfter } from './moves.ts'
import { attackOn, balanceOf, dangerFrom, outlookOf, type Stance, stanceOf } from './outlook.ts'
import { worthOfPlace } from './place.ts'
import { fight, objective, ship as weights } from './weights.ts'

/** What the ship that acts goes by. */
interface Actor {
  readonly game: DialGame
  readonly craft: Craft
  readonly foes: readonly Craft[]
  /** As it is, and what that is worth: in the fight alone, and all in all. */
  readonly now: Stance
  readonly fights: number
  readonly stands: number
}

export const judgeAction: Judge<'action'> = ({ game }, { ship: id, offers }) => {
  const actor = actorOf(game, placedShip(game, id))
  return answer => ('skip' in answer ? 0 : gainOf(actor, answer) - costOf(actor.craft.ship, offers, answer))
}

function actorOf(game: DialGame, ship: Placed): Actor {
  const [craft, foes] = [craftOf(game, ship), foesOf(game, ship)]
  const now = stanceOf(craft)
  const fights = balanceOf(outlookOf(game, craft, foes, now))
  return { game, craft, foes, now, fights, stands: worthOfPlace(game, craft, foes, now, tokens(ship, 'stress')) }
}

function costOf({ cost }: Placed, offers: readonly ActionOffer[], { action, colour }: ColouredChoice): number {
  switch (colour ?? offers.find(({ type }) => type === action)?.colour) {
    case 'red':
      return (weights.stress + weights.idle) * cost
    case 'purple':
      return weights.force * cost
    default:
      return 0
  }
}

/** No action is attempted that fails. */
const failing = -1

function gainOf(actor: Actor, choice: ColouredChoice): number {
  const { game, craft, foes, now } = actor
  const { ship } = craft
  switch (choice.action) {
    case 'focus':
      return focusGain(actor)
    case 'calculate':
      return fight.handedOn * focusGain(actor)
    case 'evade':
      return weights.token * ship.cost + gainBy(actor, { ...now, evades: now.evades + 1 })
    case 'reinforce':
      return reinforceGain(actor, choice.end)
    case 'lock':
      return choice.on?.kind === 'ship' ? lockGain(actor, choice.on.id) : failing
    case 'barrelRoll':
    case 'boost':
      if (choice.option === null) return failing
      return placeGain(actor, { ...now, pose: poseAfter(game, ship, choice.action, choice.option) })
    case 'rotate':
      return gainBy(actor, { ...now, guns: gunsOf(game, { ...ship, turret: choice.to }) })
    case 'reload':
      if (choice.upgrade === null) return failing
      return 2 * weights.charge * ship.cost - outlookOf(game, craft, foes, now).attack
    case 'coordinate':
      return choice.ship === null ? failing : fight.handedOn * focusGain(actorOf(game, placedShip(game, choice.ship)))
    case 'jam':
      return choice.ship === null ? failing : jamGain(actor, choice.ship)
    case 'cloak':
      return cloakGain(actor)
    case 'slam':
      return choice.code === null ? failing : slamGain(actor, choice.code)
    case 'repair':
      return weights.hurt * ship.cost
    case 'tow':
    case 'scramble':
    case 'transmit':
      return choice.feature === null ? failing : objective.action
    default:
      // An action that it knows nothing of: better than none.
      return weights.token * ship.cost
  }
}

function gainBy({ game, craft, foes, fights }: Actor, then: Stance): number {
  return balanceOf(outlookOf(game, craft, foes, then)) - fights
}

function placeGain({ game, craft, foes, stands }: Actor, then: Stance): number {
  return worthOfPlace(game, craft, foes, then, tokens(craft.ship, 'stress')) - stands
}

/** Never nothing: it does no harm. A stressed ship can make no use of an action. */
function focusGain(actor: Actor): number {
  const { ship } = actor.craft
  if (isStressed(ship)) return 0
  return weights.token * ship.cost + (actor.now.focused ? 0 : gainBy(actor, { ...actor.now, focused: true }))
}

/** Of the shots that come from this end; of one result alone it takes none. */
function reinforceGain({ game, craft, foes, now }: Actor, end: 'fore' | 'aft'): number {
  const facing = foes.filter(({ ship: { pose } }) => {
    const [, front] = seenFrom(now.pose, [pose.x, pose.y])
    return end === 'fore' ? front > 0 : front < 0
  })
  const danger = (stance: Stance) => facing.reduce((sum, foe) => sum + dangerFrom(game, foe, craft, stance), 0)
  return fight.danger * fight.handedOn * (danger(now) - danger({ ...now, evades: now.evades + 1 }))
}

function lockGain({ game, craft, foes, now }: Actor, on: string): number {
  const foe = foes.find(({ ship }) => ship.id === on)
  if (foe === undefined || hasLock(game, craft, foe)) return failing
  const more = attackOn(game, craft, foe, now, 1) - attackOn(game, craft, foe, now)
  const shots = craft.ship.upgrades.filter(({ slot }) => slot === 'torpedo' || slot === 'missile')
  const loaded = shots.some(({ charges }) => charges !== null && charges.value > 0)
  // The lock that it has is lost.
  const lasts = (loaded ? 2 : 1) - (foes.some(other => hasLock(game, craft, other)) ? 2 : 0)
  return fight.attack * more + weights.lock * craft.ship.cost * lasts
}

function jamGain({ game, craft, foes, now }: Actor, id: string): number {
  const foe = foes.find(({ ship }) => ship.id === id)
  if (foe === undefined) return failing
  const holds = tokens(foe.ship, 'focus') + tokens(foe.ship, 'calculate') + tokens(foe.ship, 'evade') > 0
  return holds ? fight.others * (dangerFrom(game, foe, craft, now) + attackOn(game, craft, foe, now)) : 0
}

/** It does not shoot, and is harder to hit. */
function cloakGain({ game, craft, foes, now, fights }: Actor): number {
  const cloaked: Craft = { ...craft, ship: { ...craft.ship, tokens: { ...craft.ship.tokens, cloak: 1 } } }
  return balanceOf(outlookOf(game, cloaked, foes, { ...now, guns: [] })) - fights
}

/** It does not shoot either, and stands elsewhere. */
function slamGain({ game, craft, foes, stands }: Actor, code: string): number {
  const flown = flightOf(game, craft.ship, flownCode(craft.ship, code), othersOf(game, craft.ship), null)
  const disarmed: Craft = { ...craft, guns: [] }
  return worthOfFlight(game, disarmed, foes, flown) - stands
}
