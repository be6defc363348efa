/** What is lost, suffered or mended, where a player says so: rules/dial.md §3.2 (jam), §5.7, §7.3, §1.3. */
import { shipOf } from '../../dial/look.ts'
import type { TokenKind } from '../../dial/state.ts'
import type { Judge } from './judge.ts'
import { worthOfDamage } from './worth.ts'

/** How dear tokens are to a ship; a lock is dearer than those that are not here, and cheaper than those that are. */
const dear: Partial<Record<TokenKind, number>> = { focus: 5, calculate: 3, evade: 4 }
const lock = 2

/** The enemy loses what is dearest to it, a ship of one's own what is cheapest. */
export const judgeJam: Judge<'jam'> = ({ game, seat }, { ship }) => {
  const sign = shipOf(game, ship).seat === seat ? -1 : 1
  return answer => sign * ('token' in answer ? (dear[answer.token] ?? 1) : lock)
}

/** Cards that hurt as long as they lie face up; the others have done what they do. */
const bad: readonly string[] = [
  'hullbreach',
  'weaponsfailure',
  'structuraldamage',
  'damagedsensorarray',
  'blindedpilot',
]

/** A card less is the best; then the worst one face down. */
export const judgeRepair: Judge<'repair'> = () => answer => {
  if ('faceDown' in answer) return 2
  return bad.includes(answer.card) ? 1 : 0
}

export const judgeMineVictim: Judge<'mineVictim'> = ({ game, seat }, _args) => {
  return ({ ship: id }) => {
    const ship = shipOf(game, id)
    return (ship.seat === seat ? -1 : 1) * (worthOfDamage(game, ship)[2] ?? 0)
  }
}

/** Who fights least may do without it. */
export const judgeLoseKnowledge: Judge<'loseKnowledge'> = ({ game }) => {
  return ({ ship }) => -shipOf(game, ship).cost
}
