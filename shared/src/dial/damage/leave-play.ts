/** A ship or a remote leaves play: it fled (rules/dial.md §5.6) or was destroyed (rules/dial.md §2). */
import { steps } from '../../kernel/index.ts'
import { removeDevice } from '../devices/index.ts'
import { dockedWith } from '../docking/bay.ts'
import { isPlaced, isRemote, placedShip, remoteOf, shipOf } from '../look.ts'
import { placeInReserve } from '../reserve/place-in-reserve.ts'
import { mustJettison } from '../scenario/jettison.ts'
import { scoreLost } from '../score/ships.ts'
import { breakLocksOf, breakLocksOn } from '../tokens/index.ts'
import type { DialStep } from '../turn.ts'
import type { DialWords } from '../words.ts'
import { mourn, removeUnlessEngaging } from './destroyed.ts'

/** What follows from a destruction outside of an attack: it is removed when all that is queued is done (A33). */
export const destruction = steps<DialWords, 'destruction'>('destruction', [
  (t, { ship }) => mourn(t, ship),
  (t, { ship }) => removeUnlessEngaging(t, ship),
])

/** What was destroyed and waited for its removal may have fled meanwhile. */
const stillHere: DialStep<'leavePlay'> = (t, { ship }) => {
  const { place } = shipOf(t.game, ship)
  if (place === 'fled' || place === 'destroyed') t.leave()
}

/** A card may have a ship placed in reserve instead of fleeing. What it tows it puts down first (rules/dial.md §1.3). */
const mayStay: DialStep<'leavePlay'> = (t, { ship, how }) => {
  if (how === 'fled' && isPlaced(shipOf(t.game, ship))) t.interrupt('wouldFlee', { ship })
}

const putDown: DialStep<'leavePlay'> = (t, { ship, from = null }) => {
  if (t.result() === null) t.goto(dockedShips)
  else mustJettison(t, ship, from)
}

const stayInReserve: DialStep<'leavePlay'> = (t, { ship: id }) => {
  placeInReserve(t, shipOf(t.game, id))
  t.emit({ type: 'placedInReserve', ship: id })
  t.leave()
}

/** Docked ships get out of a destroyed carrier, if they can, and flee with one that flees (rules/dial.md §8.2). */
const dockedShips: DialStep<'leavePlay'> = (t, { ship: carrier, how }) => {
  for (const { id: ship } of dockedWith(t.game, carrier)) {
    if (how === 'destroyed') t.push('emergencyDeploy', { ship })
    else t.push('leavePlay', { ship, how })
  }
}

/** What it tows stays, put down from where it stood before it fled (rules/dial.md §1.3). */
const jettison: DialStep<'leavePlay'> = (t, { ship, from = shipOf(t.game, ship).pose }) => mustJettison(t, ship, from)

/** Told while it still stands there, so that what looks at the event sees where. */
const tell: DialStep<'leavePlay'> = (t, { ship, how }) => {
  if (how === 'fled') {
    const { pose, carrier } = shipOf(t.game, ship)
    t.emit({ type: 'fled', ship, pose: pose ?? placedShip(t.game, carrier ?? '').pose })
    if (remoteOf(t.game, ship) === undefined) t.window('fled', { ship })
  } else t.emit({ type: 'removed', ship })
}

const remove: DialStep<'leavePlay'> = (t, { ship: id, how }) => {
  const ship = shipOf(t.game, id)
  if (isRemote(ship)) return removeDevice(t, id, how)
  breakLocksOf(t, id)
  breakLocksOn(t, { kind: 'ship', id })
  scoreLost(t, ship, how)
  ship.place = how
  ship.pose = null
  ship.doomed = false
  ship.tokens = {}
  ship.knowledge = false
  ship.carrier = null
  t.game.lasting = t.game.lasting.filter(effect => effect.ship !== id)
  t.game.touching = t.game.touching.filter(pair => !pair.includes(id))
  t.unlisten(id)
  t.window('removed', { ship: id })
}

export const leavePlay = steps<DialWords, 'leavePlay'>('leavePlay', [
  stillHere,
  mayStay,
  putDown,
  stayInReserve,
  dockedShips,
  jettison,
  tell,
  remove,
])
