/** A docked ship deploys: from guides of its carrier, by a manoeuvre of its dial, with an action: rules/dial.md §8.2. */
import { steps } from '../../kernel/index.ts'
import { standardOffers } from '../actions/standard-offers.ts'
import { isPlaced, placedShip, shipOf } from '../look.ts'
import { arrive } from '../reserve/arrive.ts'
import type { DialStep } from '../turn.ts'
import type { DialWords } from '../words.ts'
import { startAt } from './deploy-ways.ts'

type Line = DialStep<'deploy'>

/** It stands at the guides: the manoeuvre begins there, and its carrier is not in its way (`executeManoeuvre`). */
const launch: Line = (t, a) => {
  const ship = shipOf(t.game, a.ship)
  const carrier = placedShip(t.game, ship.carrier ?? '')
  a.carrier = carrier.id
  ship.pose = startAt(carrier, ship, a.way.guides)
  ship.place = 'table'
  t.emit({ type: 'deployed', ship: ship.id, carrier: carrier.id, guides: a.way.guides })
  t.push('executeManoeuvre', { ship: ship.id, code: a.way.code, cause: 'card' })
}

const act: Line = (t, a) => {
  const ship = shipOf(t.game, a.ship)
  if (!isPlaced(ship)) return t.leave()
  arrive(t, ship)
  if (!a.emergency) t.push('offerActions', { ship: ship.id, offers: standardOffers(t, ship), why: 'granted' })
}

const tell: Line = (t, { ship, carrier = '' }) => {
  if (isPlaced(shipOf(t.game, ship))) t.window('deployed', { ship, carrier })
}

export const deploy = steps<DialWords, 'deploy'>('deploy', [launch, act, tell])
