/** Suffering damage: rules/dial.md §7.3. One point after another: all hits, then all crits. */
import { steps, window } from '../../kernel/index.ts'
import { isInPlay, shipOf } from '../look.ts'
import { mustJettison } from '../scenario/jettison.ts'
import type { DialStep } from '../turn.ts'
import type { DialWords } from '../words.ts'
import { followDestruction } from './destroyed.ts'
import { loseShields } from './lose-shields.ts'

type Line = DialStep<'suffer'>

/** A card that stands for the damage leaves none to suffer. */
const unlessReplaced: Line = t => {
  if (t.result() !== null) t.leave()
}

/** A shield takes the point; else a card does, face down for a hit, face up for a crit, resolved before the next point. */
const takePoint: Line = (t, a) => {
  const ship = shipOf(t.game, a.ship)
  if (!isInPlay(ship) || a.hits + a.crits === 0) return t.goto(afterDamage)
  a.suffered = (a.suffered ?? 0) + 1
  a.crit = a.hits === 0 || t.fold('hitBecomesCrit', { ship: a.ship }, false)
  if (a.hits > 0) a.hits--
  else a.crits--
  if (ship.shields.value === 0) return t.push('dealCard', { ship: a.ship, up: a.crit, source: a.source })
  loseShields(t, ship, 1)
}

/** A crit that a shield took was suffered too. */
const afterPoint: Line = (t, { ship, source, crit }) => {
  const card = t.result()
  if (crit === true) {
    mustJettison(t, ship, shipOf(t.game, ship).pose)
    t.window('critSuffered', { ship, source, card: typeof card === 'string' ? card : null })
  }
  t.goto(takePoint)
}

const afterDamage: Line = (t, { ship, source, suffered = 0 }) => {
  if (suffered > 0) t.window('damageSuffered', { ship, source, count: suffered })
}

export const suffer = steps<DialWords, 'suffer'>('suffer', [
  window('wouldSuffer'),
  unlessReplaced,
  takePoint,
  afterPoint,
  afterDamage,
  followDestruction,
])
