/** Concussion Bomb: a card face down, then one is exposed, unless the ship takes strain: rules/dial.md §9.1. */
import { steps } from '../../kernel/index.ts'
import { isRemote, shipOf } from '../look.ts'
import type { Device } from '../state.ts'
import type { DialStep, DialTurn } from '../turn.ts'
import type { DialWords } from '../words.ts'
import { unitsAround } from './blast.ts'

type Line = DialStep<'concussion'>

/** Every ship has its card before the first of them chooses. */
export function concussionBomb(t: DialTurn, device: Device): void {
  const units = unitsAround(t, device)
  for (const { id } of units) t.push('dealCard', { ship: id, up: false, source: device.card })
  const ships = units.filter(unit => !isRemote(unit))
  for (const { id } of ships) t.push('concussion', { ship: id, card: device.card, by: device.seat })
}

/** A ship that this destroys has nothing to choose any more. */
const ask: Line = (t, { ship: id, card }) => {
  const { doomed, seat, damage } = shipOf(t.game, id)
  if (doomed || damage.down === 0) return t.leave()
  const args = { ship: id, card, window: 'detonated', choices: ['expose', 'strain'], must: true }
  t.ask(seat, 'useAbility', args, { default: { use: 'expose' } })
}

const resolve: Line = (t, { ship, by }) => {
  const answer = t.answer('useAbility')
  const strain = 'use' in answer && answer.use === 'strain'
  if (strain) t.push('gainTokens', { ship, token: 'strain', count: 1, by })
  else t.push('expose', { ship })
}

export const concussion = steps<DialWords, 'concussion'>('concussion', [ask, resolve])
