/** A mine attacks a ship that comes too near: rules/hex.md §3.8, Mine. At once, as a free attack does. */
import { type Hex, hexDistance } from '../../geometry/index.ts'
import { isObject, own, steps, without } from '../../kernel/index.ts'
import { total } from '../crew/bonus.ts'
import { type CheckResult, tellCheck } from '../crew/check.ts'
import { rollOne } from '../dice.ts'
import { isPlaced, type Placed, shipOf } from '../look.ts'
import type { HexGame, Mine, Ship } from '../state.ts'
import type { HexStep, HexTurn } from '../turn.ts'
import type { HexEvent, HexWords } from '../words.ts'
import { besetBy, hits } from './check.ts'
import { defenceOf } from './defence.ts'
import { strikeNow } from './hit.ts'
import { pointWeapons } from './point-defence.ts'
import { has } from './properties.ts'
import { rollAgain } from './quantum.ts'
import { rollDamage } from './roll-damage.ts'

/** The mines that a step of an enemy sets off: that in the hex that it enters, and those beside the hex that it leaves. */
export function minesMet(game: HexGame, ship: Ship, from: Hex, to: Hex): { id: string; entering: boolean }[] {
  return Object.values(game.mines).flatMap(({ id, side, hex }) => {
    if (side === ship.side) return []
    const entering = hexDistance(hex, to) === 0
    return entering || hexDistance(hex, from) === 1 ? [{ id, entering }] : []
  })
}

type Line = HexStep<'mine'>

/** A ship that enters its hex is hit from before, and more easily; one that leaves a hex beside it from behind. */
const attack: Line = (t, a) => {
  const mine = own(t.game.mines, a.id)
  const ship = shipOf(t.game, a.ship)
  if (mine === undefined || !isPlaced(ship)) return t.leave()
  const result = checkOf(t, mine, ship, a.entering)
  if (!hits(t.game, result.natural, result.margin)) return t.leave()
  a.natural = result.natural
  t.push('pointDefence', { projectile: a.id, ship: a.ship, left: pointWeapons(ship, quadrantOf(a)) })
}

const strike: Line = (t, a) => {
  const mine = own(t.game.mines, a.id)
  const result = t.result()
  if (mine === undefined) throw new Error(`there is no mine ${a.id}`)
  if (isObject(result) && result.down === true) return removeMine(t, mine, 'shotDown')
  removeMine(t, mine, 'hit')
  const { by, weapon, damage: dice, name, properties } = mine
  const damage = rollDamage(t, dice, name, shipOf(t.game, by), true)
  strikeNow(t, {
    ...{ by, target: a.ship, quadrant: quadrantOf(a), weapon, damage, properties },
    ...{ natural: a.natural ?? 0, precise: false, beam: null },
  })
}

export const mineFrame = steps<HexWords, 'mine'>('mine', [attack, strike])

const quadrantOf = ({ entering }: { readonly entering: boolean }) => (entering ? 'forward' : 'aft')

export function removeMine(t: HexTurn, { id }: Mine, why: Extract<HexEvent, { type: 'mineGone' }>['why']): void {
  t.game.mines = without(t.game.mines, id)
  t.emit({ type: 'mineGone', mine: id, why })
}

/** With the bonus of the gunner who laid it, against TL; in the phase in which it was laid it is not quite ready. */
function checkOf(t: HexTurn, mine: Mine, ship: Placed, entering: boolean): CheckResult {
  const { by, gunner: crew, gunnery, laid } = mine
  const layer = shipOf(t.game, by)
  const dc = defenceOf(ship, 'tl', layer) + (laid === t.game.round ? 4 : 0)
  const natural = rollOne(t, 20, 'mine', by)
  const sum = natural + gunnery + (entering ? 2 : 0) + total(besetBy(t.game, layer))
  const told = { ship: by, crew, skill: 'gunnery', why: 'mine' } as const
  const result: CheckResult = { ...told, natural, total: sum, dc, margin: sum - dc }
  tellCheck(t, result, ship.id)
  if (mine.rerolled || !has(mine, 'quantum') || hits(t.game, natural, result.margin)) return result
  mine.rerolled = true
  return rollAgain(t, result, ship.id)
}
