/** Hex by hex along a path: who is passed attacks at that moment (rules/hex.md §2.4–2.5), and past the edge it has fled. */
import { type Facing, type Hex, sameHex } from '../../geometry/index.ts'
import { isObject, steps } from '../../kernel/index.ts'
import { layMines } from '../gunnery/lay-mines.ts'
import { minesMet } from '../gunnery/mine.ts'
import { areEnemies, isDisabled, isPlaced, type Placed, shipOf } from '../look.ts'
import { isBeyond, leaveMap } from '../phases/leave.ts'
import type { ShipId } from '../state.ts'
import type { HexStep, HexTurn } from '../turn.ts'
import type { HexWords } from '../words.ts'
import { type Edge, towards } from './course.ts'
import type { WayName } from './courses.ts'
import { type Errand, flyBy, interfere, isMet } from './errand.ts'
import { freeWeapons } from './free-attack.ts'
import { othersThan, takenBy } from './move.ts'
import type { Place } from './path.ts'

export interface Flight {
  readonly ship: ShipId
  readonly way: WayName | 'drift'
  /** Null: it does not go by its facing. */
  readonly edge: Edge | null
  /** Hexes that it has still to enter, and how it faces when it leaves each. */
  hexes: Hex[]
  facings: Facing[]
  errand: Errand | null
  unseen: boolean
  /** Null: as it has flown. */
  readonly finish: Facing | null
  /** Where it has been since it started, and how much of that was told. */
  trail: Place[]
  told: number
}

type Line = HexStep<'fly'>

const flying = (t: HexTurn, { ship: id }: Flight): Placed | null => {
  const ship = shipOf(t.game, id)
  return isPlaced(ship) ? ship : null
}

const begin: Line = (t, a) => {
  const ship = flying(t, a)
  if (ship === null) throw new Error(`${a.ship} is nowhere`)
  a.trail = [ship.at]
}

const enter: Line = (t, a) => {
  const ship = flying(t, a)
  const hex = a.hexes.shift()
  if (ship === null || hex === undefined) return t.goto(arrive)
  const from = ship.at.hex
  ship.at = { ...ship.at, hex }
  a.trail.push(ship.at)
  meet(t, a, ship)
  const mines = minesMet(t.game, ship, from, hex)
  if (mines.length > 0) tell(t, a, ship)
  for (const mine of mines) t.push('mine', { ...mine, ship: ship.id })
}

/** What is in the hex that it has entered. Whom it does not leave behind again it does not pass. */
function meet(t: HexTurn, a: Flight, ship: Placed): void {
  const errand = a.errand !== null && isMet(t.game, ship, a.errand) ? a.errand : null
  if (errand?.does === 'interfere') interfere(t, errand.projectile, errand.destroys)
  if (errand?.does === 'ram') {
    tell(t, a, ship)
    const { target, crew } = errand
    t.push('ram', { ship: ship.id, crew, target, from: a.trail.at(-2)?.hex ?? ship.at.hex, to: null })
  }
  const passed = othersThan(t.game, ship.id).find(
    other => sameHex(other.at.hex, ship.at.hex) && areEnemies(ship, other),
  )
  if (passed !== undefined && a.hexes.length > 0 && errand?.does !== 'ram') {
    tell(t, a, ship)
    t.emit({ type: 'passed', ship: ship.id, by: passed.id })
    if (errand?.does === 'flyby') flyBy(t, ship, passed.id)
    else if (!a.unseen && freeWeapons(t.game, passed, ship).length > 0)
      t.push('freeAttack', { by: passed.id, target: ship.id })
  }
  if (errand !== null) a.errand = null
}

/** A ram that hits ends the move. A ship that is disabled now stops in the next free hex (rules/hex.md §2.5). */
const turn: Line = (t, a) => {
  const ship = flying(t, a)
  const facing = a.facings.shift()
  if (ship === null) return t.leave()
  const result = t.result()
  if (isObject(result) && result.rammed === true) return stop(t, a)
  const adrift = isDisabled(ship) && a.way !== 'drift'
  if (adrift) stopSoon(t, a, ship)
  if (facing !== undefined && (!adrift || a.hexes.length > 0)) ship.at = { ...ship.at, facing }
  t.goto(enter)
}

function stop(t: HexTurn, a: Flight): void {
  a.hexes = []
  t.goto(enter)
}

function stopSoon(t: HexTurn, a: Flight, ship: Placed): void {
  const taken = takenBy(t.game, ship.id)
  const isFree = (hex: Hex) => !taken.some(other => sameHex(other, hex))
  a.unseen = true
  a.errand = null
  a.hexes = isFree(ship.at.hex) ? [] : a.hexes.slice(0, a.hexes.findIndex(isFree) + 1)
}

/** No move ends on a ship: it is put back into the last free hex that it came through. */
const arrive: Line = (t, a) => {
  const ship = flying(t, a)
  if (ship === null) return
  const taken = takenBy(t.game, ship.id)
  const free = a.trail.findLast(({ hex }) => !taken.some(other => sameHex(other, hex)))
  if (free !== undefined && free !== a.trail.at(-1)) {
    ship.at = { ...ship.at, hex: free.hex }
    a.trail.push(ship.at)
  }
  if (a.finish !== null && !isDisabled(ship)) ship.at = { ...ship.at, facing: a.finish }
  if (a.edge !== null && a.trail.length > 1) ship.heading = towards(ship.at.facing, a.edge)
  tell(t, a, ship)
  if (isBeyond(t.game, ship.at.hex)) leaveMap(t, ship, 'fled')
  else
    layMines(
      t,
      ship.id,
      a.trail.slice(1).map(({ hex }) => hex),
    )
}

export const fly = steps<HexWords, 'fly'>('fly', [begin, enter, turn, arrive])

/** What it has flown since that was told last, if there is anything; once that it stays. */
function tell(t: HexTurn, a: Flight, ship: Placed): void {
  const from = a.trail[a.told] ?? ship.at
  const hexes = a.trail.slice(a.told + 1).map(({ hex }) => hex)
  if (a.told > 0 && hexes.length === 0 && from.facing === ship.at.facing) return
  t.emit({ type: 'flew', ship: ship.id, from, to: ship.at, hexes, why: a.way })
  a.told = a.trail.length - 1
}
