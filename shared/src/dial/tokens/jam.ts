/** New jam tokens take away green tokens or locks; what is left of them waits: rules/dial.md §3.2, A48. */
import { among, type RequestRule, steps } from '../../kernel/index.ts'
import { shipOf, tokens } from '../look.ts'
import type { DialGame, ShipId } from '../state.ts'
import type { DialStep, DialTurn } from '../turn.ts'
import type { DialRequests, DialWords, JamLoss } from '../words.ts'
import { breakLock, isSame } from './break-lock.ts'
import { greenTokens } from './gain.ts'
import { lose } from './lose.ts'

type Line = DialStep<'jammed'>

/** The player whose effect gave the token chooses; an effect of nobody's leaves it to the ship's owner. */
const choose: Line = (t, a) => {
  const options = lossesOf(t.game, a.ship)
  const [first, ...others] = options
  if (a.count === 0 || first === undefined) return t.leave()
  if (others.length === 0) return
  t.ask(a.by ?? shipOf(t.game, a.ship).seat, 'jam', { ship: a.ship, options }, { default: first })
}

const takeAway: Line = (t, a) => {
  const chosen = t.wasAsked('jam') ? t.answer('jam') : lossesOf(t.game, a.ship)[0]
  if (chosen !== undefined) loseTo(t, a.ship, chosen)
  lose(t, a.ship, 'jam', 1)
  a.count--
  t.goto(choose)
}

export const jammed = steps<DialWords, 'jammed'>('jammed', [choose, takeAway])

export const jam: RequestRule<DialWords, DialRequests['jam']['args']> = {
  legal: ({ args }) => ({ type: 'one', of: args.options }),
  accepts: ({ args }, answer) => among(args.options, answer),
}

function lossesOf(game: DialGame, id: ShipId): JamLoss[] {
  const ship = shipOf(game, id)
  const green = greenTokens.filter(token => tokens(ship, token) > 0).map((token): JamLoss => ({ token }))
  return [...green, ...game.locks.filter(({ by }) => by === id).map((lock): JamLoss => ({ lockOn: lock.on }))]
}

function loseTo(t: DialTurn, id: ShipId, loss: JamLoss): void {
  if ('token' in loss) {
    lose(t, id, loss.token, 1)
    return
  }
  const lock = t.game.locks.find(({ by, on }) => by === id && isSame(on, loss.lockOn))
  if (lock !== undefined) breakLock(t, lock)
}
