/** Obstacles and mines put down beneath ships: they overlap them now and suffer them (rules/dial.md §5.5, A43). */
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

/** Of a mine's victims, its owner picks one of several ships. */
const pickVictim: Line = (t, a) => {
  const [mine] = a.objects.filter(({ kind, id }) => kind === 'device' && t.game.devices[id]?.kind === 'mine')
  const device = t.game.devices[mine?.id ?? '']
  if (mine === undefined || device === undefined) return t.goto(meet)
  a.objects = a.objects.filter(object => object !== mine)
  const ships = shipsOn(t.game, mine)
  const [only, ...others] = ships
  if (only === undefined) return t.goto(pickVictim)
  a.seat = device.seat
  a.mines = [...(a.mines ?? []), { device: device.id, ship: only }]
  if (others.length > 0) t.ask(device.seat, 'mineVictim', { device: device.id, ships }, { default: { ship: only } })
}

const takeVictim: Line = (t, a) => {
  const mine = a.mines?.at(-1)
  if (mine !== undefined && t.wasAsked('mineVictim')) mine.ship = t.answer('mineVictim').ship
  t.goto(pickVictim)
}

/** When every mine has its victim they go off, in an order of their owner's. */
const meet: Line = (t, { objects, mines, seat }) => {
  if (mines !== undefined && seat !== undefined) t.push('detonations', { seat, left: mines })
  for (const object of objects) {
    const met: Encounter[] = [
      object.kind === 'obstacle'
        ? { kind: 'obstacle', id: object.id, through: false, under: true }
        : { kind: 'device', id: object.id },
    ]
    for (const ship of shipsOn(t.game, object)) t.push('obstacleEffects', { ship, met, losesStep: false })
  }
}

export const placedUnder = steps<DialWords, 'placedUnder'>('placedUnder', [pickVictim, takeVictim, meet])
