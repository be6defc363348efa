/** Suffering damage: rules/dial.md §7.3. One point after another: all hits, then all crits. */
import { steps } from '../../kernel/index.ts'
import { isPlaced, shipOf } from '../look.ts'
import type { DialStep } from '../turn.ts'
import type { DialWords } from '../words.ts'

/** A shield takes the point; else a card does, face down for a hit, face up for a crit, resolved before the next point. */
const takePoint: DialStep<'suffer'> = (t, a) => {
  const ship = shipOf(t.game, a.ship)
  if (!isPlaced(ship) || a.hits + a.crits === 0) return
  const crit = a.hits === 0
  if (crit) a.crits--
  else a.hits--
  if (ship.shields.value > 0) {
    ship.shields.value--
    t.emit({ type: 'shieldLost', ship: a.ship, count: 1 })
    t.window('shieldLost', { ship: a.ship })
  } else t.push('dealCard', { ship: a.ship, up: crit || t.fold('hitBecomesCrit', { ship: a.ship }, 0) > 0, source: a.source })
  if (crit) t.window('critSuffered', { ship: a.ship, source: a.source })
  t.again()
}

const afterDamage: DialStep<'suffer'> = (t, { ship, source }) => t.window('damageSuffered', { ship, source })

export const suffer = steps<DialWords, 'suffer'>('suffer', [takePoint, afterDamage])
