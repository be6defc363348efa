/** A card has a ship come out of reserve, where it says: rules/dial.md §9.3. If there is no room it stays. */
import { steps } from '../../kernel/index.ts'
import { shipOf } from '../look.ts'
import { deploymentSamples } from '../setup/deployment.ts'
import { askPlaceShip, setDown } from '../setup/place-ship.ts'
import type { DialStep } from '../turn.ts'
import type { DialWords } from '../words.ts'
import { arrive } from './arrive.ts'

type Line = DialStep<'comeOut'>

const ask: Line = (t, { ship: id, zones }) => {
  const ship = shipOf(t.game, id)
  const [first] = deploymentSamples(t.game, ship, zones)
  if (ship.place !== 'reserve' || first === undefined) return t.leave()
  askPlaceShip(t, [ship], () => zones, { ship: id, ...first })
}

const take: Line = (t, { deploys }) => {
  const ship = shipOf(t.game, setDown(t))
  arrive(t, ship)
  if (deploys === true) t.window('deployed', { ship: ship.id, carrier: null })
}

export const comeOut = steps<DialWords, 'comeOut'>('comeOut', [ask, take])
