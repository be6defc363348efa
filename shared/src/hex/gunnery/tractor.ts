/** Tractor beams: rules/hex.md §3.8. What is not larger than the ship that fires is held; at the start of the helm phase it is moved. */
import { type Hex, hexDistance, sameHex } from '../../geometry/index.ts'
import { among, type Json, type RequestRule, steps } from '../../kernel/index.ts'
import { shipSizes } from '../data/types.ts'
import { inRole, isDisabled, isPlaced, onMap, type Placed, severityOf, shipOf } from '../look.ts'
import { isBeyond } from '../phases/leave.ts'
import type { HexGame, Hit, Ship, ShipId, Weapon } from '../state.ts'
import type { HexStep, HexTurn } from '../turn.ts'
import type { HexRequests, HexWords } from '../words.ts'
import { beam } from './beam.ts'
import { gunOf, systemOf } from './weapons.ts'

/** A weapon that holds a ship. */
export interface Grip {
  readonly ship: ShipId
  readonly weapon: string
}

/** The beams that hold a ship: it does not move by itself meanwhile. */
export function gripsOn(game: HexGame, held: ShipId): Grip[] {
  return onMap(game).flatMap(ship =>
    ship.weapons.filter(w => w.holds === held && holds(game, ship, w)).map(w => ({ ship: ship.id, weapon: w.id })),
  )
}

/** While both are there, and the ship and the weapons of its arc work. */
function holds(game: HexGame, ship: Ship, weapon: Weapon): boolean {
  const works = isPlaced(ship) && !isDisabled(ship) && severityOf(ship, systemOf(ship, weapon)) < 3
  return works && weapon.holds !== null && isPlaced(shipOf(game, weapon.holds))
}

export function seize(t: HexTurn, { by, target: id, weapon: fired }: Hit): void {
  const [ship, target] = [shipOf(t.game, by), shipOf(t.game, id)]
  const weapon = ship.weapons.find(w => w.id === fired)
  if (weapon === undefined || shipSizes.indexOf(target.size) > shipSizes.indexOf(ship.size)) return
  weapon.holds = id
  t.emit({ type: 'effect', ship: id, effect: 'held', amount: 0, why: 'tractorBeam' })
}

export function release(t: HexTurn, grip: Grip): void {
  const { weapon } = gunOf(t.game, grip)
  if (weapon.holds !== null)
    t.emit({ type: 'effect', ship: weapon.holds, effect: 'released', amount: 0, why: 'tractorBeam' })
  weapon.holds = null
}

type Line = HexStep<'tractor'>

/** Beams that have nothing left to hold, or to hold with, let go. */
const gather: Line = (t, a) => {
  for (const ship of Object.values(t.game.ships))
    for (const weapon of ship.weapons) {
      if (weapon.holds === null) continue
      if (holds(t.game, ship, weapon)) a.left.push({ ship: ship.id, weapon: weapon.id })
      else weapon.holds = null
    }
}

/** Without a gunner the beam holds on. */
const ask: Line = (t, { left }) => {
  const [grip] = left
  if (grip === undefined) return t.leave()
  const { ship, weapon } = gunOf(t.game, grip)
  const [gunner] = inRole(ship, 'gunner')
  if (gunner !== undefined && weapon.holds !== null)
    t.ask(gunner.seat, 'tractor', { ...grip, target: weapon.holds }, { default: { way: 'hold' } })
}

const move: Line = (t, a) => {
  const grip = a.left.shift()
  const way = t.wasAsked('tractor') ? t.answer('tractor').way : 'hold'
  if (grip !== undefined && way === 'release') release(t, grip)
  if (grip !== undefined && (way === 'push' || way === 'pull')) haul(t, grip, way)
  t.goto(ask)
}

export const tractor = steps<HexWords, 'tractor'>('tractor', [gather, ask, move])

/** Straight away from the ship that holds it or towards it, 2 hexes, or as far as the way is free (rules/hex.md §2.4). */
function haul(t: HexTurn, grip: Grip, way: 'push' | 'pull'): void {
  const { ship, weapon } = gunOf(t.game, grip)
  const target = weapon.holds === null ? ship : shipOf(t.game, weapon.holds)
  if (!isPlaced(target)) return
  const hexes = freeHexes(t.game, wayOf(ship, target, way))
  const from = target.at
  const to = { ...from, hex: hexes.at(-1) ?? from.hex }
  target.at = to
  t.emit({ type: 'flew', ship: target.id, from, to, hexes, why: way })
}

function wayOf(ship: Placed, target: Placed, way: 'push' | 'pull'): Hex[] {
  const away = hexDistance(ship.at.hex, target.at.hex)
  const line = beam(ship.at.hex, target.at.hex, away + 2)
  return way === 'push'
    ? line.slice(away)
    : line
        .slice(0, away - 1)
        .reverse()
        .slice(0, 2)
}

function freeHexes(game: HexGame, hexes: readonly Hex[]): Hex[] {
  const isFree = (hex: Hex) => !isBeyond(game, hex) && !onMap(game).some(({ at }) => sameHex(at.hex, hex))
  const blocked = hexes.findIndex(hex => !isFree(hex))
  return hexes.slice(0, blocked < 0 ? hexes.length : blocked)
}

const ways: Json[] = ['hold', 'push', 'pull', 'release'].map(way => ({ way }))

export const tractorRequest: RequestRule<HexWords, HexRequests['tractor']['args']> = {
  legal: () => ({ type: 'one', of: ways }),
  accepts: (_asked, answer) => among(ways, answer),
}
