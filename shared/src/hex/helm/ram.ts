/** A ship runs into an enemy: rules/hex.md §2.6, Ramming speed and Ramming resolution. All of it at once, in the helm phase. */
import { type Hex, hexAhead, sameHex } from '../../geometry/index.ts'
import { isObject, steps } from '../../kernel/index.ts'
import { untyped } from '../crew/bonus.ts'
import { shipSizes } from '../data/types.ts'
import { rollDice } from '../dice.ts'
import { arcsOf } from '../gunnery/arcs.ts'
import { hits } from '../gunnery/check.ts'
import { defenceOf } from '../gunnery/defence.ts'
import { strikeNow } from '../gunnery/hit.ts'
import { rollDamage } from '../gunnery/roll-damage.ts'
import { systemOf } from '../gunnery/weapons.ts'
import { isPlaced, memberOf, type Placed, severityOf, shipOf } from '../look.ts'
import { isBeyond } from '../phases/leave.ts'
import type { CrewId, CrewMember, Ship, ShipId, Weapon } from '../state.ts'
import type { HexStep, HexTurn } from '../turn.ts'
import type { HexWords } from '../words.ts'
import { driveOf } from './drive.ts'
import { takenBy } from './move.ts'

export interface Ramming {
  readonly ship: ShipId
  readonly crew: CrewId
  readonly target: ShipId
  /** The hex from which it comes. */
  readonly from: Hex
  /** Where the target is pushed; null: it stays. */
  to: Hex | null
}

type Line = HexStep<'ram'>

/** The pilot's own gunnery; who has none learned aims by his ranks in Piloting (rules/hex.md §3.3). */
const roll: Line = (t, { ship: id, crew, target }) => {
  const ship = shipOf(t.game, id)
  const { skills, ranks }: CrewMember = memberOf(ship, crew)
  const bonuses = skills.gunnery === undefined ? untyped('ranks', ranks.piloting ?? 0) : []
  const dc = defenceOf(shipOf(t.game, target), 'ac', ship)
  t.push('check', {
    ...{
      ship: id,
      crew,
      skill: 'gunnery',
      dc,
      against: target,
      why: 'ram',
      bonuses,
      system: 'engines',
      unordered: true,
    },
  })
}

/** Who is not too large is pushed a hex on, or struck harder where that is taken. */
const strike: Line = (t, a) => {
  const { ship: id, target: struck, from } = a
  const check = t.result()
  const natural = isObject(check) ? Number(check.natural) : 1
  if (!isObject(check) || !hits(t.game, natural, Number(check.margin))) return t.leave()
  const { ship, target } = both(t, id, struck)
  const [fast = 0, heavy = 0] = rollDice(t, 2, 4, 'ram', id)
  const collision = fast * Math.floor(driveOf(t.game, ship).speed / 2) + heavy * sizeOf(ship)
  const prow = prowDamage(t, ship)
  const behind = hexAhead(ship.at.hex, ship.at.facing)
  const isPushed = sizeOf(ship) >= sizeOf(target) - 1
  const isTaken = takenBy(t.game, struck).some(other => sameHex(other, behind))
  const extra = isPushed && isTaken ? Math.floor(ship.tier) : 0
  a.to = isPushed && !isTaken && !isBeyond(t.game, behind) ? behind : null
  const plain = { by: id, weapon: 'ram', properties: [], precise: false, beam: null }
  const quadrant = arcsOf(t.game, target, from)[0] ?? 'forward'
  strikeNow(t, { ...plain, target: struck, quadrant, damage: collision + prow + extra, natural })
  strikeNow(t, { ...plain, target: id, quadrant: 'forward', damage: Math.floor(collision / 2), natural: 0 })
}

/** The ship is where the target was, or, as no move ends on a ship, back before it. */
const shove: Line = (t, { target: struck, to: hex }) => {
  t.give({ rammed: true })
  const target = shipOf(t.game, struck)
  if (!isPlaced(target) || hex === null) return
  const from = target.at
  target.at = { ...from, hex }
  t.emit({ type: 'flew', ship: struck, from, to: target.at, hexes: [hex], why: 'rammed' })
}

export const ram = steps<HexWords, 'ram'>('ram', [roll, strike, shove])

function both(t: HexTurn, id: ShipId, struck: ShipId): { ship: Placed; target: Placed } {
  const [ship, target] = [shipOf(t.game, id), shipOf(t.game, struck)]
  if (!isPlaced(ship) || !isPlaced(target)) throw new Error(`${id} and ${struck} do not meet`)
  return { ship, target }
}

/** Tiny is 1, supercolossal 8. */
const sizeOf = ({ size }: Ship) => shipSizes.indexOf(size) + 1

/** A ramming weapon does its damage besides. */
function prowDamage(t: HexTurn, ship: Ship): number {
  const isProw = (weapon: Weapon) =>
    weapon.properties.some(p => p.property === 'manual' && p.name === 'ramming') &&
    severityOf(ship, systemOf(ship, weapon)) < 3
  return ship.weapons
    .filter(isProw)
    .slice(0, 1)
    .reduce((sum, { damage, name }) => sum + rollDamage(t, damage, name, ship, true), 0)
}
