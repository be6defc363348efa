/** Radiation goes through shields and hull: rules/hex.md §3.8, Irradiate. What it does to living crew its players see to. */
import { rollOne } from '../dice.ts'
import { propertyOf } from '../gunnery/properties.ts'
import type { Hit, Ship } from '../state.ts'
import type { HexTurn } from '../turn.ts'

/** For 1d4 rounds after this one. */
export function irradiate(t: HexTurn, ship: Ship, hit: Hit): void {
  const radiation = propertyOf(hit, 'irradiate')
  if (radiation === undefined) return
  const rounds = rollOne(t, 4, 'irradiate', ship.id)
  ship.afflictions.push({ kind: `irradiated.${radiation.level}`, until: t.game.round + rounds })
  t.emit({ type: 'effect', ship: ship.id, effect: 'irradiated', amount: rounds, why: radiation.level })
}
