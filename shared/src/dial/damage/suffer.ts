/** Suffering damage: rules/dial.md §7.3. Each point takes a shield, or a card: face down for a hit, face up for a crit. */
import { steps } from '../../kernel/index.ts'
import { isPlaced, shipOf } from '../look.ts'
import type { DialStep } from '../turn.ts'
import type { DialWords } from '../words.ts'
import { drawDamage, layFaceDown } from './deck.ts'

const takePoints: DialStep<'suffer'> = (t, { ship: id, hits, crits, source }) => {
  const ship = shipOf(t.game, id)
  if (!isPlaced(ship)) return t.leave()
  const absorbed = Math.min(ship.shields.value, hits + crits)
  if (absorbed > 0) {
    ship.shields.value -= absorbed
    t.emit({ type: 'shieldLost', ship: id, count: absorbed })
  }
  const down = Math.max(0, hits - absorbed)
  const faceUp = hits + crits - absorbed - down
  for (let i = 0; i < down; i++) layFaceDown(t, ship, drawDamage(t, ship.seat))
  const up = Array.from({ length: faceUp }, () => drawDamage(t, ship.seat))
  ship.damage.up.push(...up)
  if (down + faceUp > 0) t.emit({ type: 'damageDealt', ship: id, down, up, source })
  t.window('damageSuffered', { ship: id, hits, crits, source })
}

/** Destroyed when it has as many cards as hull, at once outside the Engagement Phase (rules/dial.md §2). */
const lookForDestruction: DialStep<'suffer'> = (t, { ship: id }) => {
  const ship = shipOf(t.game, id)
  const cards = ship.damage.down + ship.damage.up.length
  if (isPlaced(ship) && cards >= ship.hull) t.push('leavePlay', { ship: id, how: 'destroyed' })
}

export const suffer = steps<DialWords, 'suffer'>('suffer', [takePoints, lookForDestruction])
