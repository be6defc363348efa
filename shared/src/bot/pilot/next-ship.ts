/** Which of several ships acts next: rules/dial.md §2. */
import { isPlaced, onTable, othersOf, type Placed } from '../../dial/look.ts'
import type { DialGame } from '../../dial/state.ts'
import { own } from '../../kernel/index.ts'
import { craftOf, enemiesOf, foesOf, gapTo } from './craft.ts'
import { flightOf, flownCode } from './flights.ts'
import type { Judge, Scene } from './judge.ts'
import { outlookOf, stanceOf } from './outlook.ts'

/** mm that it would have to be nearer to the enemy, to go first into a ship that is in its way. */
const blocked = 10_000

/** Who has a free way moves first, those in front before the others; who hits hardest shoots first. */
export const judgeNextShip: Judge<'chooseShip'> = ({ game, dials }, { phase, ships }) => {
  const [any] = onTable(game).filter(({ id }) => ships.includes(id))
  if (any === undefined) return () => 0
  const judged = phase === 'activation' ? byWay(game, any, dials) : phase === 'engagement' ? byShot(game, any) : () => 0
  return ({ ship: id }) => {
    const ship = own(game.ships, id)
    return ship !== undefined && isPlaced(ship) ? judged(ship) : 0
  }
}

function byWay(game: DialGame, any: Placed, dials: Scene['dials']): (ship: Placed) => number {
  const enemies = enemiesOf(game, any)
  return ship => -gapTo(enemies, ship.pose) - (isBlocked(game, ship, dials) ? blocked : 0)
}

function byShot(game: DialGame, any: Placed): (ship: Placed) => number {
  const foes = foesOf(game, any)
  return ship => {
    const craft = craftOf(game, ship)
    return outlookOf(game, craft, foes, stanceOf(craft)).attack
  }
}

function isBlocked(game: DialGame, ship: Placed, dials: Scene['dials']): boolean {
  const dialled = own(dials, ship.id)
  if (dialled === undefined) return false
  return flightOf(game, ship, flownCode(ship, dialled), othersOf(game, ship), null).bumped.length > 0
}
