/** The Activation Phase, lowest initiative first: rules/dial.md §2, §3.1. */
import { steps, window } from '../../kernel/index.ts'
import { isPlaced, placedShip, shipOf, tokens } from '../look.ts'
import { gain, lose } from '../tokens/index.ts'
import type { DialStep, DialTurn } from '../turn.ts'
import type { DialWords } from '../words.ts'
import { beginPhase, closePhase, endPhase } from './phase.ts'
import { shipByShip } from './ship-by-ship.ts'

type ActivateStep = DialStep<'activate'>

export const activations = steps<DialWords, 'activations'>('activations', [
  beginPhase('activation'),
  ...shipByShip('activate'),
  closePhase,
  endPhase,
])

const begin: ActivateStep = (t, { ship }) => {
  t.game.activation = { ship, skipsStep: null, barred: false, flewIon: false, executed: null }
}

const revealDial: ActivateStep = (t, { ship }) => {
  const { dials } = t.secrets(shipOf(t.game, ship).seat)
  const code = dials[ship]
  delete dials[ship]
  if (code === undefined) {
    t.emit({ type: 'noDial', ship })
    gain(t, ship, 'stress', 1)
    return
  }
  shipOf(t.game, ship).revealed = code
  t.emit({ type: 'dialRevealed', ship, code })
}

/** Without a dial there are no reveal triggers. */
const afterReveal: ActivateStep = (t, { ship }) => {
  const { revealed } = shipOf(t.game, ship)
  if (revealed !== null) t.window('afterReveal', { ship, code: revealed })
}

const execute: ActivateStep = (t, { ship }) => {
  if (!isPlaced(shipOf(t.game, ship))) return
  t.push('executeManoeuvre', { ship, code: shipOf(t.game, ship).revealed, cause: 'dial' })
}

const performAction: ActivateStep = (t, { ship }) => {
  if (isPlaced(shipOf(t.game, ship))) t.push('performActionStep', { ship })
}

/** A ship that flew the ion manoeuvre sheds all ion tokens. */
const shedIon: ActivateStep = (t, { ship }) => {
  if (!isPlaced(shipOf(t.game, ship)) || t.game.activation?.flewIon !== true) return
  lose(t, ship, 'ion', tokens(placedShip(t.game, ship), 'ion'))
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
  finish,
])
