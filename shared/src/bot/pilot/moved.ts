/** Where a ship is put when there is a choice: rules/dial.md §3.2 (tractor), §8.2 (decloak), §5.2 (Tallon roll). */
import { isPlaced, othersOf, type Placed, placedShip, shipOf, tokens } from '../../dial/look.ts'
import type { DialGame } from '../../dial/state.ts'
import { type Pose, quarterTurn } from '../../geometry/index.ts'
import { craftOf, foesOf } from './craft.ts'
import { worthOfFlight } from './flight-worth.ts'
import { flightOf } from './flights.ts'
import type { Judge } from './judge.ts'
import { poseAfter } from './moves.ts'
import { stanceOf } from './outlook.ts'
import { worthOfPlace } from './place.ts'
import { worthOfDevices } from './placed-devices.ts'
import { ship as weights } from './weights.ts'

/** What a ship gains by standing elsewhere. */
export function worthOfStanding(game: DialGame, ship: Placed): (pose: Pose) => number {
  const [craft, foes] = [craftOf(game, ship), foesOf(game, ship)]
  const worth = (pose: Pose) => worthOfPlace(game, craft, foes, { ...stanceOf(craft), pose }, tokens(ship, 'stress'))
  const here = worth(ship.pose)
  return pose => worth(pose) - here
}

/** A cloaked ship does not shoot: it decloaks unless there is nothing to shoot at, or a device is worth more. Nor does a docked one. */
export const judgeSystem: Judge<'system'> = ({ game }, { ship: id, decloaks, uses }) => {
  const ship = shipOf(game, id)
  if (!isPlaced(ship)) return answer => ('deploy' in answer ? weights.idle * ship.cost : 0)
  const placing = uses.length > 0 ? worthOfDevices(game, ship) : () => 0
  const { cloak: _, ...others } = ship.tokens
  const gain = decloaks ? worthOfStanding(game, { ...ship, tokens: others }) : () => 0
  const unhidden = weights.idle * ship.cost
  return answer => {
    if ('pass' in answer) return 0
    if ('place' in answer) return placing(answer.place)
    if (!('decloak' in answer)) return -1
    return answer.decloak === null ? -1 : unhidden + gain(poseAfter(game, ship, 'decloak', answer.decloak))
  }
}

/** An enemy is put where it is worst off, a ship of one's own where it is best off. */
export const judgeTractorMove: Judge<'tractorMove'> = ({ game, seat }, { ship: id }) => {
  const ship = placedShip(game, id)
  const gain = worthOfStanding(game, ship)
  const sign = ship.seat === seat ? 1 : -1
  return answer => ('pass' in answer ? 0 : sign * gain(poseAfter(game, ship, 'tractor', answer.move)))
}

export const judgeTractorTurn: Judge<'tractorTurn'> = ({ game }, { ship: id }) => {
  const ship = placedShip(game, id)
  const gain = worthOfStanding(game, ship)
  const stress = (weights.stress + weights.idle) * ship.cost
  return answer => ('pass' in answer ? 0 : gain(quarterTurn(ship.pose, answer.turn === 'left' ? -1 : 1)) - stress)
}

export const judgeTallonSlot: Judge<'tallonSlot'> = ({ game }, { ship: id, code }) => {
  const ship = placedShip(game, id)
  const [craft, foes, others] = [craftOf(game, ship), foesOf(game, ship), othersOf(game, ship)]
  return ({ slot }) => worthOfFlight(game, craft, foes, flightOf(game, ship, code, others, slot))
}
