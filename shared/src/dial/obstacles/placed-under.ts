/** An obstacle or mine put down beneath ships: they overlap it now and suffer it (rules/dial.md §5.5, A43). */
import { liesOn } from '../../geometry/index.ts'
import { steps } from '../../kernel/index.ts'
import { bodyOf, onTable } from '../look.ts'
import { deviceShape, obstacleShape } from '../objects.ts'
import type { DialGame, ObjectRef, ShipId } from '../state.ts'
import type { DialStep } from '../turn.ts'
import type { DialWords, Encounter } from '../words.ts'

type Line = DialStep<'placedUnder'>

/** Ships on the object, the first player's first. */
function shipsOn(game: DialGame, { kind, id }: ObjectRef): ShipId[] {
  const obstacle = kind === 'obstacle' ? game.obstacles[id] : undefined
  const device = kind === 'device' ? game.devices[id] : undefined
  const shape = obstacle ? obstacleShape(obstacle) : device ? deviceShape(device) : null
  if (shape === null) return []
  const { guides } = game.ruleset
  const on = onTable(game).filter(ship => liesOn(bodyOf(ship), shape, guides))
  return game.order.flatMap(seat => on.filter(ship => ship.seat === seat).map(ship => ship.id))
}

const meet: Line = (t, { object }) => {
  const ships = shipsOn(t.game, object)
  if (object.kind === 'obstacle') {
    const met: Encounter[] = [{ kind: 'obstacle', id: object.id, through: false, under: true }]
    for (const ship of ships) t.push('obstacleEffects', { ship, met, losesStep: false })
    return
  }
  const device = t.game.devices[object.id]
  const [only, ...others] = ships
  if (device?.kind !== 'mine' || only === undefined) return
  if (others.length > 0) t.ask(device.seat, 'mineVictim', { device: device.id, ships }, { default: { ship: only } })
  else t.push('mineMet', { ship: only, device: device.id })
}

/** Its owner picks one of several ships. */
const takeVictim: Line = (t, { object }) => {
  if (t.wasAsked('mineVictim')) t.push('mineMet', { ship: t.answer('mineVictim').ship, device: object.id })
}

export const placedUnder = steps<DialWords, 'placedUnder'>('placedUnder', [meet, takeVictim])
