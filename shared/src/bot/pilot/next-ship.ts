/** Which of several ships acts next: rules/dial.md §2. */
import { isPlaced, othersOf, type Placed } from '../../dial/look.ts'
import type { DialGame } from '../../dial/state.ts'
import { own } from '../../kernel/index.ts'
import { craftOf, foesOf, gapTo } from './craft.ts'
import { flightOf, flownCode } from './flights.ts'
import type { Judge, Scene } from './judge.ts'
import { outlookOf, stanceOf } from './outlook.ts'

/** mm that it would have to be nearer to the enemy, to go first into a ship that is in its way. */
const blocked = 10_000

/** Who has a free way moves first, those in front before the others; who hits hardest shoots first. */
export const judgeNextShip: Judge<'chooseShip'> = ({ game, dials }, { phase }) => {
  return ({ ship: id }) => {
    const ship = own(game.ships, id)
    if (ship === undefined || !isPlaced(ship)) return 0
    if (phase === 'activation')
      return -gapTo(foesOf(game, ship), ship.pose) - (isBlocked(game, ship, dials) ? blocked : 0)
    if (phase !== 'engagement') return 0
    const craft = craftOf(game, ship)
    return outlookOf(game, craft, foesOf(game, ship), stanceOf(craft)).attack
  }
}

function isBlocked(game: DialGame, ship: Placed, dials: Scene['dials']): boolean {
  const dialled = own(dials, ship.id)
  if (dialled === undefined) return false
  return flightOf(game, ship, flownCode(ship, dialled), othersOf(game, ship), null).bumped.length > 0
}
