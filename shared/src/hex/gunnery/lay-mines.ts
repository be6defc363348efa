/** Mines are left behind in the hexes that a ship has flown through: rules/hex.md §3.8, Mine. What is not placed is lost. */
import { type Hex, sameHex } from '../../geometry/index.ts'
import { among, type Json, type RequestRule, steps } from '../../kernel/index.ts'
import { memberOf, onMap, shipOf } from '../look.ts'
import type { CrewId, HexGame, Mine, ShipId } from '../state.ts'
import type { HexStep, HexTurn } from '../turn.ts'
import type { HexRequests, HexWords } from '../words.ts'
import { propertyOf } from './properties.ts'
import { gunOf } from './weapons.ts'

/** Comes when a ship has flown: it lays what was declared, one mine in a hex, none under a ship. */
export function layMines(t: HexTurn, ship: ShipId, entered: readonly Hex[]): void {
  const { effects } = shipOf(t.game, ship)
  const { laying } = effects
  effects.laying = null
  if (laying === null) return
  const { weapon } = gunOf(t.game, { ship, weapon: laying.weapon })
  const count = propertyOf(weapon, 'mine')?.count ?? 0
  const hexes = entered.filter((hex, i) => isFree(t.game, ship, hex) && entered.findIndex(e => sameHex(e, hex)) === i)
  t.push('layMines', { ship, ...laying, hexes, count })
}

function isFree(game: HexGame, layer: ShipId, hex: Hex): boolean {
  const isTaken = onMap(game).some(({ id, at }) => id !== layer && sameHex(at.hex, hex))
  return !isTaken && !Object.values(game.mines).some(mine => sameHex(mine.hex, hex))
}

/** The locals of the frame. */
export interface Laying {
  readonly ship: ShipId
  readonly weapon: string
  readonly crew: CrewId
  hexes: Hex[]
  count: number
}

type Line = HexStep<'layMines'>

const ask: Line = (t, { ship, crew, hexes, count }) => {
  if (count === 0 || hexes.length === 0) return t.leave()
  const { seat } = memberOf(shipOf(t.game, ship), crew)
  t.ask(seat, 'layMine', { ship, hexes, count }, { default: { done: true } })
}

const lay: Line = (t, a) => {
  const answer = t.answer('layMine')
  if ('done' in answer) return
  const hex: Hex = [answer.q, answer.r]
  a.hexes = a.hexes.filter(other => !sameHex(other, hex))
  a.count--
  put(t, a, hex)
  t.goto(ask)
}

export const layMinesFrame = steps<HexWords, 'layMines'>('layMines', [ask, lay])

function put(t: HexTurn, { ship: by, weapon: from, crew }: Laying, hex: Hex): void {
  const { ship, weapon } = gunOf(t.game, { ship: by, weapon: from })
  const { name, damage, properties } = weapon
  const mine: Mine = {
    ...{ id: `m${t.game.nextProjectile++}`, by, side: ship.side, weapon: from, name, damage, properties },
    ...{ gunner: crew, gunnery: memberOf(ship, crew).skills.gunnery ?? 0, defence: 12 + Math.floor(ship.tier) },
    ...{ laid: t.game.round, hex, rerolled: false },
  }
  t.game.mines[mine.id] = mine
  t.emit({ type: 'mineLaid', mine: mine.id, ship: by, weapon: from, hex })
}

type Args = HexRequests['layMine']['args']

const answers = ({ hexes }: Args): Json[] => [...hexes.map(([q, r]) => ({ q, r })), { done: true }]

export const layMineRequest: RequestRule<HexWords, Args> = {
  legal: ({ args }) => ({ type: 'one', of: answers(args) }),
  accepts: ({ args }, answer) => among(answers(args), answer),
}
