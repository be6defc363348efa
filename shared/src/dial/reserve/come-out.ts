/** A card has a ship come out of reserve, where it says: rules/dial.md §9.3. If there is no room it stays. */
import { steps } from '../../kernel/index.ts'
import { shipOf } from '../look.ts'
import { deploymentSamples } from '../setup/deployment.ts'
import { askPlaceShip, setDown } from '../setup/place-ship.ts'
import type { DialStep } from '../turn.ts'
import type { DialWords } from '../words.ts'

type Line = DialStep<'comeOut'>

const ask: Line = (t, { ship: id, zones }) => {
  const ship = shipOf(t.game, id)
  if (ship.place !== 'reserve' || deploymentSamples(t.game, ship, zones).length === 0) return t.leave()
  askPlaceShip(t, [ship], () => zones)
}

const take: Line = t => void setDown(t)

export const comeOut = steps<DialWords, 'comeOut'>('comeOut', [ask, take])
