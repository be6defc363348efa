/** A ship is put down on the table, in set-up or out of reserve: rules/dial.md §1.2 step 5. */
import { hasOnly, own, type RequestRule, reject } from '../../kernel/index.ts'
import { shipOf } from '../look.ts'
import type { Ship, ShipId, Turret } from '../state.ts'
import { recomputeTouching } from '../touching.ts'
import type { DialTurn } from '../turn.ts'
import type { DialRequests, DialWords } from '../words.ts'
import { deploymentSamples, refuseDeployment } from './deployment.ts'
import { readPose } from './read-pose.ts'
import type { Zone } from './zone.ts'

/** Asks where one of several ships of a player is put down, and which; `fallback`: where, when time is out. */
export function askPlaceShip(
  t: DialTurn,
  ships: readonly Ship[],
  zonesOf: (ship: Ship) => readonly Zone[],
  fallback?: DialRequests['placeShip']['answer'],
): void {
  const zones = Object.fromEntries(ships.map(ship => [ship.id, [...zonesOf(ship)]]))
  const how = fallback === undefined ? {} : { default: { ...fallback } }
  t.ask(ships[0]?.seat ?? '', 'placeShip', { ships: ships.map(({ id }) => id), zones }, how)
}

/** Puts the ship down as it was answered, and says which. */
export function setDown(t: DialTurn): ShipId {
  const { ship: id, turret, ...at } = t.answer('placeShip')
  const ship = shipOf(t.game, id)
  const pose = readPose(at)
  if (pose === null) throw new Error('an accepted pose is none')
  ship.pose = pose
  ship.place = 'table'
  if (turret !== undefined) ship.turret = turret
  recomputeTouching(t.game, id)
  t.emit({ type: 'shipPlaced', ship: id, pose, turret: ship.turret })
  return id
}

const singleTurrets: readonly Turret[] = ['front', 'right', 'rear', 'left']
const doubleTurrets: readonly Turret[] = ['frontRear', 'leftRight']

/** Where a ship's turret may point; none for a ship without. */
function turretsOf(ship: Ship): readonly Turret[] {
  if (ship.turret === null) return []
  return singleTurrets.includes(ship.turret) ? singleTurrets : doubleTurrets
}

const form = 'It places a ship: {"ship": "a1", "x": 450, "y": 40, "dx": 0, "dy": 1}.'

export const placeShipRequest: RequestRule<DialWords, DialRequests['placeShip']['args']> = {
  legal: ({ args, game }) => ({
    type: 'place',
    samples: args.ships.flatMap(id =>
      deploymentSamples(game, shipOf(game, id), args.zones[id] ?? []).map(at => ({ ship: id, ...at })),
    ),
  }),
  accepts: ({ args, game }, answer) => {
    if (!hasOnly(answer, ['ship', 'x', 'y', 'dx', 'dy'], ['turret'])) return reject('bad_answer', 'answer', form)
    const { ship: id, turret } = answer
    const ship = typeof id === 'string' && args.ships.includes(id) ? own(game.ships, id) : undefined
    if (ship === undefined) return reject('unknown_ship', 'answer.ship')
    if (turret !== undefined && !turretsOf(ship).some(to => to === turret))
      return reject('not_an_option', 'answer.turret')
    const pose = readPose(answer)
    return pose === null
      ? reject('bad_answer', 'answer', form)
      : refuseDeployment(game, ship, pose, args.zones[ship.id] ?? [])
  },
}
