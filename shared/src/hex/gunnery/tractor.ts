/** Tractor beams: rules/hex.md §3.8. A ship that is not larger than the one that fires is held. */
import { shipSizes } from '../data/types.ts'
import { shipOf } from '../look.ts'
import type { Hit } from '../state.ts'
import type { HexTurn } from '../turn.ts'

export function seize(t: HexTurn, { by, target: id, weapon: beam }: Hit): void {
  const [ship, target] = [shipOf(t.game, by), shipOf(t.game, id)]
  const weapon = ship.weapons.find(w => w.id === beam)
  if (weapon === undefined || shipSizes.indexOf(target.size) > shipSizes.indexOf(ship.size)) return
  weapon.holds = id
  t.emit({ type: 'effect', ship: id, effect: 'held', amount: 0, why: 'tractorBeam' })
}
