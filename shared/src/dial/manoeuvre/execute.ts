/** The Execute Manoeuvre step: rules/dial.md §3.1 step 2, §5.2. */
import { steps } from '../../kernel/index.ts'
import { stayDocked, undock } from '../docking/undock.ts'
import { isPlaced, isStressed, placedShip, shipOf, tokens } from '../look.ts'
import { gain, lose, spendForce } from '../tokens/index.ts'
import type { DialStep, DialTurn } from '../turn.ts'
import type { DialWords, Flown } from '../words.ts'
import { determine } from './determine.ts'
import { changedDifficulty } from './difficulty.ts'
import { comesClear, flyShip, freeSlots } from './fly-ship.ts'
import { manoeuvre } from './manoeuvre.ts'
import { stressManoeuvre } from './stress.ts'

type Line = DialStep<'executeManoeuvre'>

const before: Line = (t, { ship, cause }) => t.window('beforeManoeuvre', { ship, cause })

const decide: Line = (t, a) => {
  const ship = shipOf(t.game, a.ship)
  if (!isPlaced(ship)) return t.leave()
  const changed = a.code === null ? stressManoeuvre : changedDifficulty(t, a.ship, a.code, a.harder)
  const stopped = isStressed(ship) && t.fold('stressStops', { ship: a.ship, code: changed }, true)
  const { code, reason } = determine(ship, a, changed, stopped)
  a.flown = { code, reason, slot: null, full: true, overlapped: [], met: [], through: [] }
  if (reason !== 'asRevealed') t.emit({ type: 'manoeuvreChanged', ship: a.ship, code, reason })
  if (manoeuvre(code).colour === 'purple') spendForce(t, a.ship, 1)
}

/** Only a Tallon roll has a choice, and only among free positions (rules/dial.md §5.2). */
const askSlot: Line = (t, a) => {
  const ship = shipOf(t.game, a.ship)
  const { code } = flown(a)
  if (!isPlaced(ship)) return t.leave()
  const slots = freeSlots(t.game, ship, manoeuvre(code).course)
  const [only] = slots
  if (slots.length > 1)
    t.ask(ship.seat, 'tallonSlot', { ship: a.ship, code, slots: [...slots] }, { default: { slot: slots[0] ?? 0 } })
  else if (only !== undefined) flown(a).slot = only
}

const moveShip: Line = (t, a) => {
  const f = flown(a)
  if (t.wasAsked('tallonSlot')) f.slot = t.answer('tallonSlot').slot
  const activation = t.game.activation
  if (activation?.ship === a.ship && a.cause === 'dial') {
    activation.executed = f.code
    activation.flewIon = f.reason === 'ionised'
  }
  const ship = placedShip(t.game, a.ship)
  const { pose: from, carrier } = ship
  if (carrier !== null && !comesClear(t.game, ship, manoeuvre(f.code).course, f.slot)) {
    stayDocked(t, ship)
    return t.leave()
  }
  if (flyShip(t, a.ship, f)) t.push('leavePlay', { ship: a.ship, how: 'fled', from })
  if (carrier !== null) undock(t, ship)
}

const afterMove: Line = (t, a) => {
  if (!isPlaced(shipOf(t.game, a.ship))) return t.leave()
  t.window('afterMove', { ship: a.ship, how: 'manoeuvre' })
  if (t.game.ruleset.obstacleBeforeDifficulty) meetObstacles(t, a)
}

const checkDifficulty: Line = (t, a) => {
  if (!isPlaced(shipOf(t.game, a.ship))) return t.leave()
  const { colour } = manoeuvre(flown(a).code)
  if (colour === 'red') gain(t, a.ship, 'stress', 1)
  if (colour === 'blue') {
    for (const token of ['stress', 'strain', 'deplete'] as const) {
      if (tokens(shipOf(t.game, a.ship), token) > 0) lose(t, a.ship, token, 1)
    }
  }
  if (!t.game.ruleset.obstacleBeforeDifficulty) meetObstacles(t, a)
}

const overlapConsequence: Line = (t, a) => {
  if (!isPlaced(shipOf(t.game, a.ship))) return t.leave()
  const { full, overlapped } = flown(a)
  if (full) return
  t.window('overlapShip', { ship: a.ship, overlapped: [...overlapped] })
  t.push('overlapConsequence', { ship: a.ship, overlapped: [...overlapped], losesStep: a.cause !== 'card' })
}

const afterExecute: Line = (t, a) => {
  if (!isPlaced(shipOf(t.game, a.ship))) return t.leave()
  const { ship, cause, gains } = a
  if (gains !== undefined) gain(t, ship, gains, 1)
  const { code, full, met, through } = flown(a)
  const obstacles = met.flatMap(({ kind, id }) => (kind === 'obstacle' ? [id] : []))
  const args = { ship, code, cause, obstacles }
  t.closing(
    { window: 'afterExecute', args },
    { window: full ? 'afterFully' : 'afterPartially', args },
    ...(through.length > 0
      ? [{ window: 'throughShip', args: { ship, through, how: 'manoeuvre', full } } as const]
      : []),
  )
}

export const executeManoeuvre = steps<DialWords, 'executeManoeuvre'>('executeManoeuvre', [
  before,
  decide,
  askSlot,
  moveShip,
  afterMove,
  checkDifficulty,
  overlapConsequence,
  afterExecute,
])

/** Ending a manoeuvre on an obstacle loses the Perform Action step; only the Execute Manoeuvre step takes it away. */
function meetObstacles(t: DialTurn, a: Parameters<Line>[1]): void {
  const { met } = flown(a)
  if (met.length > 0) t.push('obstacleEffects', { ship: a.ship, met, losesStep: a.cause !== 'card' })
}

function flown(a: { flown?: Flown }): Flown {
  if (a.flown === undefined) throw new Error('no manoeuvre was decided')
  return a.flown
}
