/** A gunner shoots at a mine: rules/hex.md §3.8, Mine. It has 1 hull point, so a hit is its end. */
import { hexDistance } from '../../../geometry/index.ts'
import { among, isObject, type JsonObject, own } from '../../../kernel/index.ts'
import { arcsOf } from '../../gunnery/arcs.ts'
import { hits, shotBonuses } from '../../gunnery/check.ts'
import type { Aim } from '../../gunnery/firing.ts'
import { removeMine } from '../../gunnery/mine.ts'
import { rangePenalty, reachOf } from '../../gunnery/range.ts'
import { strikesSeveral } from '../../gunnery/several.ts'
import { spend } from '../../gunnery/spend.ts'
import { gunOf, systemOf, whyIdle } from '../../gunnery/weapons.ts'
import { isPlaced, type Placed } from '../../look.ts'
import type { HexGame, Mine, Ship, Weapon } from '../../state.ts'
import { aidsOf } from '../aids.ts'
import type { ActionRule, Order } from '../order.ts'

export const clearMine: ActionRule = {
  action: 'clearMine',
  role: 'gunner',
  skill: 'gunnery',
  phases: ['gunnery'],
  push: false,
  limit: 'any',
  ways,
  refuses: (game, ship, _member, way) => among(ways(game, ship), way),
  perform: (t, ship, member, order) => {
    const { weapon } = gunOf(t.game, { ship: ship.id, weapon: String(order.weapon) })
    const mine = mineIn(t.game, order)
    const aim = isPlaced(ship) ? aimAt(t.game, ship, weapon, mine) : null
    if (aim === null || !isPlaced(ship)) throw new Error(`${ship.id} cannot fire at ${mine.id}`)
    spend(t.game, ship, weapon, 'shoot', [])
    t.push('check', {
      ...{ ship: ship.id, crew: member.id, skill: 'gunnery', why: 'gunnery', dc: mine.defence },
      ...{ system: systemOf(ship, weapon), bonuses: shotBonuses(ship, weapon, member.id, 'shoot', aim) },
      ...aidsOf(order),
    })
  },
  follow: (t, _ship, _member, order, result) => {
    if (isObject(result) && hits(t.game, Number(result.natural), Number(result.margin)))
      removeMine(t, mineIn(t.game, order), 'shot')
  },
}

function mineIn(game: HexGame, { mine: id }: Order): Mine {
  const mine = own(game.mines, String(id))
  if (mine === undefined) throw new Error(`there is no mine ${id}`)
  return mine
}

/** By direct fire of one weapon at one mine, in arc and reach. */
function ways(game: HexGame, ship: Ship): JsonObject[] {
  if (!isPlaced(ship)) return []
  const mines = Object.values(game.mines).filter(({ side }) => side !== ship.side)
  const guns = ship.weapons.filter(w => w.kind === 'direct' && !strikesSeveral(w) && whyIdle(ship, w, 'shoot') === null)
  return guns.flatMap(weapon =>
    mines.filter(mine => aimAt(game, ship, weapon, mine) !== null).map(({ id }) => ({ weapon: weapon.id, mine: id })),
  )
}

function aimAt(game: HexGame, ship: Placed, weapon: Weapon, { id, hex }: Mine): Aim | null {
  const distance = hexDistance(ship.at.hex, hex)
  const { increment, most } = reachOf(ship, weapon)
  const bears = weapon.mount === 'turret' || arcsOf(game, ship, hex).includes(weapon.mount)
  const range = rangePenalty(distance, increment)
  return bears && distance <= most
    ? { target: id, distance, arc: null, quadrant: 'forward', offArc: false, range, flyby: false }
    : null
}
