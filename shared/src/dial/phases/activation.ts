/** The Activation Phase, lowest initiative first: rules/dial.md §2, §3.1. */
import { steps, window, without } from '../../kernel/index.ts'
import { detonateBombs } from '../devices/index.ts'
import { isInPlay, isIonised, isPlaced, shipOf, tokens } from '../look.ts'
import { towedBy } from '../scenario/features.ts'
import { gain, lose } from '../tokens/index.ts'
import type { DialStep, DialTurn } from '../turn.ts'
import type { DialWords } from '../words.ts'
import { beginPhase, closePhase, duringPhase, endPhase } from './phase.ts'
import { shipByShip } from './ship-by-ship.ts'

type ActivateStep = DialStep<'activate'>

export const activations = steps<DialWords, 'activations'>('activations', [
  beginPhase('activation'),
  duringPhase,
  ...shipByShip('activate', ({ arrived }) => !arrived),
  closePhase,
  detonateBombs,
  endPhase,
])

const begin: ActivateStep = (t, { ship }) => {
  t.game.activation = { ship, skipsStep: null, barred: false, flewIon: false, executed: null, harder: 0 }
}

/** A ship may have left play before its dial comes to be revealed. */
const revealDial: ActivateStep = (t, { ship }) => {
  if (!isPlaced(shipOf(t.game, ship))) return t.goto(finish)
  const secrets = t.secrets(shipOf(t.game, ship).seat)
  const code = secrets.dials[ship]
  secrets.dials = without(secrets.dials, ship)
  if (code === undefined) {
    t.emit({ type: 'noDial', ship })
    gain(t, ship, 'stress', 1)
    return
  }
  shipOf(t.game, ship).revealed = code
  t.emit({ type: 'dialRevealed', ship, code })
}

/** Without a dial there are no reveal triggers, and an ionised ship triggers nothing by its dial. */
const afterReveal: ActivateStep = (t, { ship: id }) => {
  const ship = shipOf(t.game, id)
  if (ship.revealed !== null && !isIonised(ship)) t.window('afterReveal', { ship: id, code: ship.revealed })
}

const execute: ActivateStep = (t, { ship }) => {
  if (!isPlaced(shipOf(t.game, ship))) return t.goto(finish)
  const { harder = 0 } = t.game.activation ?? {}
  t.push('executeManoeuvre', { ship, code: shipOf(t.game, ship).revealed, cause: 'dial', harder })
}

const performAction: ActivateStep = (t, { ship }) => {
  if (!isPlaced(shipOf(t.game, ship))) return t.goto(shedIon)
  t.push('performActionStep', { ship })
}

/** A ship that flew the ion manoeuvre sheds all ion tokens, though it has docked by it. */
const shedIon: ActivateStep = (t, { ship }) => {
  const flier = shipOf(t.game, ship)
  if (!isInPlay(flier)) return t.goto(finish)
  if (t.game.activation?.flewIon === true) lose(t, ship, 'ion', tokens(flier, 'ion'))
}

/** What it tows it may put down now (rules/dial.md §1.3). */
const mayJettison: ActivateStep = (t, { ship }) => {
  const { pose } = shipOf(t.game, ship)
  if (pose !== null && towedBy(t.game, ship) !== undefined) t.push('jettison', { ship, from: pose, must: false })
}

const finish = (t: DialTurn) => {
  t.game.activation = null
}

export const activate = steps<DialWords, 'activate'>('activate', [
  begin,
  window('beforeActivate'),
  window('beforeReveal'),
  revealDial,
  afterReveal,
  execute,
  performAction,
  shedIon,
  window('afterActivate'),
  mayJettison,
  finish,
])
