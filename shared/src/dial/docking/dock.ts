/** A ship docks with a carrier: rules/dial.md §8.2. From then on it is in reserve, with what tokens it has. */
import { steps } from '../../kernel/index.ts'
import { shipOf } from '../look.ts'
import { placeInReserve } from '../reserve/place-in-reserve.ts'
import { mustJettison } from '../scenario/jettison.ts'
import { refit } from '../setup/fit.ts'
import type { DialStep } from '../turn.ts'
import type { DialWords } from '../words.ts'

type Line = DialStep<'dock'>

const jettison: Line = (t, { ship }) => mustJettison(t, ship, shipOf(t.game, ship).pose)

const enter: Line = (t, { ship: id, carrier }) => {
  const ship = shipOf(t.game, id)
  placeInReserve(t, ship)
  ship.carrier = carrier
  refit(t.game, shipOf(t.game, carrier))
  t.emit({ type: 'docked', ship: id, carrier })
  t.window('docked', { ship: id, carrier })
}

export const dock = steps<DialWords, 'dock'>('dock', [jettison, enter])
