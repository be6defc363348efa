/** A round is roles, engineering, helm and gunnery: rules/hex.md §1.2. */
import { steps } from '../../kernel/index.ts'
import { noEffects } from '../state.ts'
import type { HexTurn } from '../turn.ts'
import type { HexWords } from '../words.ts'
import { lookForEnd } from './end.ts'

export const round = steps<HexWords, 'round'>('round', [
  beginRound,
  t => t.push('roles', {}),
  t => t.push('engineering', {}),
  t => t.push('helm', { left: [] }),
  t => t.push('gunnery', { left: [] }),
  t => t.push('damage', {}),
  lookForEnd,
])

/** What lasted until the start of the round is over; everybody has his actions again. */
function beginRound(t: HexTurn): void {
  const { game } = t
  game.round++
  game.picks = []
  game.helmOrder = []
  game.helmChecks = {}
  t.emit({ type: 'roundBegan', round: game.round })
  for (const ship of Object.values(game.ships)) {
    ship.effects = noEffects()
    ship.afflictions = ship.afflictions.filter(({ until }) => until >= game.round)
    ship.used = {}
    ship.nodesUsed = 0
    for (const condition of Object.values(ship.systems)) {
      condition.held = false
      condition.kicked = false
      condition.emp = Math.max(0, condition.emp - 1)
    }
    for (const weapon of ship.weapons) {
      const ready = weapon.readying && !weapon.fired
      Object.assign(weapon, { fired: false, freeFired: false, pointFired: false, readying: false, ready })
    }
    for (const member of ship.crew) Object.assign(member, { acted: false, tookMinor: false, did: [], doubled: false })
  }
}
